// Made by `make wire` from galerie.games.reflecto. Do not edit.

export interface ReflectoView {
  options: ReflectoOptions;
  first: number | null;
  ready: [boolean, boolean];
  turn: number | null;
  count: number;
  screens: [(string | null)[], (string | null)[]];
  out: [number[], number[]];
  letters: [number, number];
  mirrors: [number, number];
  kits: [ReflectoKit, ReflectoKit];
  hands: [ReflectoHand | null, ReflectoHand | null];
  reflections: ReflectoReflection[];
  sights: ReflectoSight[];
  facings: ReflectoFacing[];
  guesses: ReflectoGuessed[];
  paths: Record<string, string[]>;
  last: ReflectoTurned | null;
  result: ReflectoResult | null;
  opened: boolean;
}

/** Options named after a side apply to that player only: a word of another length, a handicap. */
export interface ReflectoOptions {
  words: "common" | "free" | "lexicon";
  range: "column" | "front";
  several_guesses: boolean;
  first: "gerda" | "queen" | "random";
  limit: number;
  gerda_letters: number;
  queen_letters: number;
  gerda_tiles: number;
  queen_tiles: number;
  gerda_figures: "all" | "none" | "some";
  queen_figures: "all" | "none" | "some";
  gerda_late_blank: boolean;
  queen_late_blank: boolean;
  gerda_free_spread: boolean;
  queen_free_spread: boolean;
}

/** What a player puts up, as the options say. */
export interface ReflectoKit {
  lengths: number[];
  blanks: number;
  mirrors: number;
  figures: "all" | "none" | "some";
  free: boolean;
}

/** A player's secret: their word, cut as written on the tiles, and what each screen is. */
export interface ReflectoHand {
  pieces: string[];
  faces: ReflectoFace[];
}

/** What a screen shows its owner, and anybody who sees it in a mirror. */
export interface ReflectoFace {
  kind: "blank" | "letters" | "mirror";
  letters: string;
  figure: number | null;
}

/** What a mirror is showing its owner now. */
export interface ReflectoReflection {
  seat: number;
  mirror: number;
  screen: number;
  face: ReflectoFace;
}

/** What a mirror showed its owner (REF-23). */
export interface ReflectoSight {
  turn: number;
  seat: number;
  mirror: number;
  screen: number;
  face: ReflectoFace;
}

/** A screen that has faced an opposing one: if it is a mirror, it showed it. */
export interface ReflectoFacing {
  turn: number;
  seat: number;
  screen: number;
  other: number;
}

export interface ReflectoGuessed {
  turn: number;
  seat: number;
  word: string;
}

/** The last turn, as everybody saw it. */
export interface ReflectoTurned {
  seat: number;
  before: number[];
  screen: number | null;
  path: string[];
  after: number[];
  guess: string | null;
}

export interface ReflectoResult {
  winner: number | null;
  reason: "guessed" | "limit" | "misguessed" | "out";
}

export interface ReflectoReview {
  curves: [ReflectoCurve, ReflectoCurve];
  race: ReflectoPoint[];
  gains: [number, number];
  chains: ReflectoChain[];
  costly: ReflectoCostly[];
}

/** One player's uncertainty about the other's word. */
export interface ReflectoCurve {
  seat: number;
  word: string;
  moments: ReflectoMoment[];
  deduced: number | null;
}

/** What a player could know at the end of a turn. */
export interface ReflectoMoment {
  turn: number;
  words: number;
  bits: number;
  likeliest: ReflectoLikely[];
  truth: number;
}

export interface ReflectoLikely {
  word: string;
  chance: number;
}

/** A point of a curve: a value after so many moves. */
export interface ReflectoPoint {
  ply: number;
  value: number;
  exact: boolean;
}

/** A chain of jumps that the adviser would have played, and its player did not. */
export interface ReflectoChain {
  ply: number;
  seat: number;
  move: string;
  jumps: number;
  rows: number;
}

/** A turn that lowered the chance of winning. */
export interface ReflectoCostly {
  ply: number;
  seat: number;
  move: string;
  best: number;
  value: number;
  chain: ReflectoChain | null;
}
