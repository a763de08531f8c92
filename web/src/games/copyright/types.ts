// Made by `make wire` from galerie.games.copyright. Do not edit.

export interface CopyrightView {
  options: CopyrightOptions;
  stage: "arranging" | "dealing" | "modelling" | "over" | "playing" | "scored";
  round: number;
  turn: number;
  player: number | null;
  modeller: number | null;
  model: CopyrightOriented[];
  cells: string[];
  faces: Record<string, string>;
  places: CopyrightPlace[];
  finishers: number[];
  agreed: number[];
  pile: number;
  sheet: number[][];
  totals: number[];
  result: CopyrightResult | null;
  overtime: boolean;
  countdown: number;
  ended: string;
  opened: boolean;
  out: number[];
}

export interface CopyrightOptions {
  variant: "base" | "flash" | "timed";
  limit: number;
  wins: number;
  rounds: number;
  minutes: number;
  seconds: number;
  turns: boolean;
  modeller: boolean;
  fair: boolean;
  gentle: boolean;
  frame: "closest" | "net";
}

export interface CopyrightOriented {
  card: number;
  orientation: number;
}

/** What is visible of one player. */
export interface CopyrightPlace {
  laid: CopyrightLaid[];
  fixed: number;
  cards: number;
  hand: number[] | null;
  missed: number;
  lost: number[] | null;
  done: boolean;
  frame: CopyrightFrame | null;
  gone: number;
  taken: number[] | null;
}

export interface CopyrightLaid {
  card: number;
  orientation: number;
  x: number;
  y: number;
}

export interface CopyrightFrame {
  x: number;
  y: number;
  matching: string;
  matches: number;
  rows: number;
  columns: number;
  score: number;
}

/** The end of a round. */
export interface CopyrightResult {
  ending: "agreed" | "finished" | "given_up" | "pile" | "time";
  tallies: CopyrightTally[];
  best: CopyrightBest[];
}

/** One player's score in a round. */
export interface CopyrightTally {
  frame: CopyrightFrame | null;
  bonus: number;
  missed: number;
  score: number;
}

/** The best lay-out of some cards. */
export interface CopyrightBest {
  score: number;
  matches: number;
  overflow: number;
  possible: boolean;
  laid: CopyrightLaid[];
}

export interface CopyrightReview {
  rounds: CopyrightRound[];
}

/** A scored round: the model, what everybody laid, and the best that each could have done. */
export interface CopyrightRound {
  number: number;
  cells: string[];
  result: CopyrightResult;
  scores: number[];
  missed: number[];
}
