// Made by `make wire` from galerie.games.reversi. Do not edit.

export interface ReversiView {
  board: string;
  colours: ["black" | "gold", "black" | "gold"];
  turn: number | null;
  counts: [number, number];
  reserves: [number, number] | null;
  turns: Record<string, string[]>;
  last: ReversiPlaced | null;
  options: ReversiOptions;
}

/** The last disc placed and what it turned over. */
export interface ReversiPlaced {
  seat: number;
  square: string;
  turned: string[];
}

export interface ReversiOptions {
  one_line: boolean;
  parallel: boolean;
  othello: boolean;
  balanced: boolean;
}

export interface ReversiReview {
  curve: ReversiPoint[];
  turns: ReversiTurn[];
  lost: [number, number];
}

/** A point of a curve: a value after so many moves. */
export interface ReversiPoint {
  ply: number;
  value: number;
  exact: boolean;
}

/** One placement. */
export interface ReversiTurn {
  ply: number;
  seat: number;
  move: string;
  best: number;
  value: number;
  loss: number;
  exact: boolean;
  missed: "draw" | "win" | null;
  line: string[];
}
