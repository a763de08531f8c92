/** What a game must give the client to be shown: the default export of `games/<game>/index.ts`. */

import type { Component } from "svelte";
import type { Way } from "../ui/keys";
import type { Problem } from "../wire/types";

export interface BoardProps<View> {
  view: View;
  /** The view as it draws itself, for the generic board. */
  text?: string | null;
  /** The legal moves to choose from, as text; empty when the visitor is not to move. */
  moves: readonly string[];
  /** The latest move that is not answered yet: meanwhile the next may already be made. */
  sent: string | null;
  /** All moves that are not answered yet, the oldest first. */
  awaited: readonly string[];
  /** A move that the player has still to confirm; the board shows it as if it were made. */
  tentative?: string | null;
  /** A move suggested by a hint, or by a review as the better one. */
  suggested: string | null;
  /** The move that was made instead of the better one; a board with room for it marks it too. */
  made?: string | null;
  /** Whether legal moves are to be shown. */
  hints: boolean;
  /** Whether the last move is animated. */
  lively: boolean;
  /** The seat nearest to the viewer: their own, or the first for a spectator. */
  near: number;
  /** The seat to move for, where people share a screen and it may be any of theirs. */
  acting?: number | null;
  /** Why the last move was refused; the board shows the squares it mentions. */
  refused?: Problem | null;
  /** Whether the match is over, by the game's rules or not. */
  ended?: boolean;
  /** Places to look at, as the `look` of a scene names them; the board marks them. */
  look?: readonly string[];
  /** What moves are worth, by move, in an analysis; a board with room for it writes it where the move is made. */
  worths?: ReadonlyMap<string, Worth>;
  /** The player in a seat. */
  who: (seat: number) => Who;
  /** The table, as a key for browser storage; null for a recorded game. */
  table: string | null;
  play: (move: string) => void;
}

/** What a board is given that is only looked at: in a picture, or in a recorded game. */
export const LOOKED_AT = {
  moves: [],
  sent: null,
  awaited: [],
  suggested: null,
  hints: false,
  lively: false,
  who: (): Who => ({ name: "", you: false }),
  table: null,
  play: (): void => {},
} satisfies Partial<BoardProps<unknown>>;

/** What a move is worth to whoever makes it. */
export interface Worth {
  /** A number with its sign, in the unit of the game. */
  text: string;
  /** Whether no move is worth more. */
  best: boolean;
  /** Whether it is proved; otherwise it is an estimate. */
  exact: boolean;
  /** The same in words. */
  said: string;
}

/** What a newcomer should know at a moment of a game. */
export interface Tip {
  /** Each is shown once on its own accord. */
  id: string;
  text: string;
  /** Places to look at. */
  look?: readonly string[];
}

/** Who made a move: the visitor, or somebody with a name. */
export interface Who {
  name: string;
  you: boolean;
}

/** `Study` is the type of the review of a finished game, in games that have one. */
export interface Face<View, Study = never> {
  Board: Component<BoardProps<View>>;
  /** Whether the board takes all the height there is; otherwise it is square. */
  tall?: boolean;
  /** Whether a tall board takes as much height as it needs on a narrow screen. */
  flowing?: boolean;
  /** Whether a player may look at the board from its other side. */
  turnable?: boolean;
  /** What keys do on the board. */
  keys?(view: View): Way[];
  /** What is chosen beside the board before a move, if anything. */
  Tools?: Component<{ moves: readonly string[] }>;
  /** The small mark of a seat's side. */
  Mark: Component<{ view: View; seat: number }>;
  /** What a seat has in hand, if anything. */
  Stock?: Component<{ view: View; seat: number; lively: boolean }>;
  /** A move in the history, if words alone are not enough. */
  Entry?: Component<{ move: string }>;
  /** What lies before a seat, in miniature: it replaces its mark, and players need less room. */
  Miniature?: Component<{ view: View; seat: number }>;
  /** How far a seat has come, in a few words that do not tell how; of the ghost that one races against. */
  progress?(view: View, seat: number): string;
  /** Whether nothing is secret at this stage, in a game with secrets. */
  isOpen?(view: View): boolean;
  /** Null while there is nothing to count. */
  score(view: View, seat: number): number | null;
  /** Whether all seats are the same, so that nobody chooses one. */
  alike?: boolean;
  /** The name of a seat's side, before there is a view. */
  side(seat: number, options: Record<string, unknown>): string;
  /** A move as written in the history. */
  written(move: string): string;
  /** The same in a list of moves, where there is less room. */
  listed?(move: string): string;
  /** What a move is worth, as an analysis writes it; without this it is a lead, which has a sign. */
  valued?(value: number): string;
  /** A move in words, for those who do not know how it is written, if that is hard to read. */
  worded?(view: View, move: string): string;
  /** A move in words, once it is made; `of` tells who else sits there. */
  told(view: View, move: string, who: Who, of: (seat: number) => Who): string;
  /** What to think about before this move, which may lose something for good; empty if there is nothing to ask. */
  question?(view: View, move: string): string;
  /** What the opening of a game is called, from all its views so far, in games whose openings have names. */
  opening?(views: readonly View[]): string | null;
  /** What is said instead of whose turn it is, in games that race; `acting` if the visitor may act. */
  turn?(view: View, acting: boolean): string;
  /** What a player should know now, in games where that changes with the stage; `acting` if it is their turn. */
  guide?(view: View, near: number, acting: boolean): string;
  /** What a newcomer should know now: what they may do, what has just happened, what a number means. The most useful
   * comes first. */
  tips?(view: View, near: number, acting: boolean): Tip[];
  /** A position as a picture in a page, where the board itself would be too large. */
  Picture?: Component<{ view: View; look: readonly string[]; near: number }>;
  /** An earlier view with what was revealed at the end, in games with secrets. */
  inHindsight?(view: View, end: View): View;
  /** What the review of this game has beside what all reviews share. */
  details?: () => Promise<Component<DetailsProps<Study, View>>>;
  /** What a table for one has in addition. */
  alone?: Alone<View, Study>;
}

/** A move for a player who looks at its board. */
export const inFull = <View>(face: Pick<Face<View>, "worded" | "written">, view: View, move: string): string =>
  face.worded?.(view, move) ?? face.written(move);

/** A move for a list, beside which the board shows the rest. */
export const inBrief = <View>(face: Pick<Face<View>, "listed" | "written">, move: string): string =>
  (face.listed ?? face.written)(move);

/** A game for one has no opponent to beat: it is ended, counted and compared. */
export interface Alone<View, Study = never> {
  /** The move that ends the game voluntarily, if the board does not offer it. */
  stop?: string;
  /** The most points possible, where that is known. */
  most?(options: Record<string, unknown>): number;
  /** A score with its unit, as in "19 of 24 tokens". */
  counted(score: number, options: Record<string, unknown>): string;
  /** What else to say about the end. */
  After?: Component<{ view: View }>;
  /** Whether nobody could have done better, where a review proves it. */
  isBest?(study: Study): boolean;
}

export interface DetailsProps<Study, View = unknown> {
  study: Study;
  /** The position shown. */
  view: View;
  /** The player in a seat. */
  who: (seat: number) => Who;
  /** How many moves were made in the position shown. */
  at: number;
  /** Shows the position after this many moves, with a better move than the next. */
  look: (ply: number, better: string | null) => void;
}
