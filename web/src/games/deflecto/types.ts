// Made by `make wire` from galerie.games.deflecto. Do not edit.

export interface DeflectoView {
  size: number;
  marks: [string, string][];
  board: Record<string, string>;
  players: DeflectoPlayer[];
  turn: number;
  stage: "answering" | "drawing" | "laying" | "over" | "starting";
  question: DeflectoQuestion | null;
  contesters: number[];
  asked: boolean;
  passes: number;
  changes: Record<string, number[]>;
  bends: Record<string, number[]>;
  detours: string[];
  last: DeflectoDeed | null;
  ended: string;
  options: DeflectoOptions;
  out: number[];
}

export interface DeflectoPlayer {
  number: number | null;
  start: string | null;
  finish: string | null;
  stock: Record<string, number>;
  penalty: number;
  path: DeflectoPath | null;
  total: number | null;
  rank: number;
}

/** A player's path as it stands (DEF-31). */
export interface DeflectoPath {
  squares: string[];
  length: number;
  empty: number;
}

/** Somebody has asked whether the paths are settled (DEF-32). */
export interface DeflectoQuestion {
  seat: number;
  agreed: number[];
  contested: number[];
}

/** The last thing a player did. */
export interface DeflectoDeed {
  seat: number;
  move: string;
  before: number[];
  proven: boolean | null;
}

export interface DeflectoOptions {
  level: 1 | 2;
  layout: "crossed" | "facing";
  closed_edges: boolean;
  lot: boolean;
}

export interface DeflectoReview {
  turns: DeflectoTurn[];
  unit: "chances" | "squares";
  grown: number[][];
  improvable: number[];
}

/** One tile laid. */
export interface DeflectoTurn {
  ply: number;
  seat: number;
  move: string;
  before: number[];
  after: number[];
  empty: number[];
  worth: number | null;
  better: DeflectoAlternative | null;
}

export interface DeflectoAlternative {
  move: string;
  lengths: number[];
  worth: number;
}
