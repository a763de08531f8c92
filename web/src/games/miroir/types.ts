// Made by `make wire` from galerie.games.miroir. Do not edit.

export interface MiroirView {
  heads: string[];
  sides: [MiroirSide, MiroirSide];
  turn: number;
  stage: "acting" | "announcing" | "answering" | "dealing" | "over" | "placing" | "turning";
  card: string;
  acted: boolean;
  hurried: boolean;
  queue: number[];
  announced: MiroirAnnouncement | null;
  countdown: number;
  unseen: string;
  unseen_heads: string;
  last: MiroirDeed | null;
  ended: string;
  loser: number | null;
  options: MiroirOptions;
}

export interface MiroirSide {
  columns: string[];
  discard: string[];
  hidden: number;
  under: string;
  won: MiroirWon[];
  begun: boolean;
  past: string[];
  asked: string[];
}

/** A word that was won. */
export interface MiroirWon {
  word: string;
  cards: string;
  others: string[];
}

/** A word that awaits the opponent's answer. */
export interface MiroirAnnouncement {
  column: number;
  word: string;
}

/** The last thing a player did, and its consequences. */
export interface MiroirDeed {
  seat: number;
  move: string;
  cards: string;
  timed_out: boolean;
  wins: MiroirWin[];
  falls: MiroirFall[];
  verdict: MiroirVerdict | null;
}

export interface MiroirWin {
  seat: number;
  column: number;
  word: string;
  cards: string;
  others: string[];
}

/** A card that fell under its new capital (MIR-23). */
export interface MiroirFall {
  seat: number;
  column: number;
  letter: string;
  place: "discard" | "pile";
}

/** What the lexicon answered to a doubt, or to a word pointed out. */
export interface MiroirVerdict {
  seat: number;
  column: number;
  text: string;
  right: boolean;
  word: string | null;
}

export interface MiroirOptions {
  words: number;
  referee: "challenge" | "strict";
  seconds: 0 | 10 | 15 | 20 | 30 | 45 | 60 | 90 | 120;
  forgetful: boolean;
}

export interface MiroirReview {
  turns: MiroirTurn[];
  within_reach: [number, number];
  missed: [number, number];
}

/** A turn in which a word was within reach. */
export interface MiroirTurn {
  seat: number;
  number: number;
  card: string;
  words: MiroirWord[];
  more: number;
  won: string[];
  missed: boolean;
}

/** A word that one move would have won. */
export interface MiroirWord {
  word: string;
  vocabulary: "adult" | "child" | "solver" | "student";
  move: string;
  ply: number;
}
