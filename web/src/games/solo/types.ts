// Made by `make wire` from galerie.games.solo. Do not edit.

export interface SoloView {
  board: string;
  tokens: Record<string, string>;
  turning: string[];
  won: string[];
  unseen: string[];
  score: number;
  lost: string[];
  turns: Record<string, string[]>;
  wins: Record<string, string[]>;
  losses: Record<string, "colour" | "lost" | "stuck">;
  missed: string[];
  stopped: boolean;
  last: SoloPlaced | null;
  options: SoloOptions;
}

/** The last disc placed and what it did. */
export interface SoloPlaced {
  colour: "black" | "gold";
  square: string;
  turned: string[];
  won: Record<string, string>;
}

export interface SoloOptions {
  values: boolean;
}

export interface SoloReview {
  score: number;
  best: SoloBest;
  moments: SoloMoment[];
  last: number | null;
  instead: string[];
}

/** The best that can be reached, or the bounds between which it lies. */
export interface SoloBest {
  score: number;
  bound: number;
  exact: boolean;
  line: string[];
}

/** One of the player's moves, and what was still possible before it. */
export interface SoloMoment {
  move: string;
  score: number;
  best: number;
  bound: number;
  exact: boolean;
  lost: number;
  surely: boolean;
  instead: string | null;
}
