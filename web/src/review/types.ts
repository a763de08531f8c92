// Made by `make wire` from galerie.study.reviewing. Do not edit.

/** What was possible in a finished game. */
export interface Review {
  curves: Curve[];
  moments: Moment[];
  remarks: Remark[];
  details: unknown;
}

/** How a value went through the game. */
export interface Curve {
  seat: number | null;
  points: Point[];
  name: string;
}

/** A point of a curve: a value after so many moves. */
export interface Point {
  ply: number;
  value: number;
  exact: boolean;
}

/** A move that mattered, and what a hint would have said. */
export interface Moment {
  ply: number;
  seat: number;
  move: string;
  told: string;
  figures: Record<string, string | number>;
  better: string | null;
  reason: string | null;
  reason_figures: Record<string, string | number>;
  deeper: boolean;
}

/** Something else worth telling, of one seat or of the game. */
export interface Remark {
  told: string;
  figures: Record<string, string | number>;
  seat: number | null;
}
