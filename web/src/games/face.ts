/** What a game must give the client to be shown: the default export of `games/<game>/index.ts`. */

import type { Component } from "svelte";
import type { Problem } from "../wire/types";

export interface BoardProps<View> {
  view: View;
  /** The view as it draws itself, for the generic board. */
  text?: string | null;
  /** The legal moves to choose from, as text; empty when the visitor is not to move. */
  moves: readonly string[];
  /** A move made and not yet answered, the latest: while there is one the next may be made already. */
  sent: string | null;
  /** All moves made and not yet answered, the oldest first. */
  awaited: readonly string[];
  /** A move that the visitor was advised to make. */
  suggested: string | null;
  /** Whether legal moves are to be shown. */
  hints: boolean;
  /** Whether the last move is to be seen as a movement. */
  lively: boolean;
  /** The seat nearest to the viewer: his own, or the first one's for a spectator. */
  near: number;
  /** The seat that the moves are for, where several people share a screen and it may be any of theirs. */
  acting?: number | null;
  /** Why the last move was refused, for the squares it speaks of to be shown. */
  refused?: Problem | null;
  /** Whether the match is over, by the game's rules or not. */
  ended?: boolean;
  /** Whoever has a seat. */
  who: (seat: number) => Who;
  /** The table, for what is kept of it in the browser; null for a recorded game. */
  table: string | null;
  play: (move: string) => void;
}

/** Whoever made a move: the visitor, or somebody with a name. */
export interface Who {
  name: string;
  you: boolean;
}

/** `Study` is what a review of a finished game says, in games that have one. */
export interface Face<View, Study = never> {
  Board: Component<BoardProps<View>>;
  /** Whether the board takes all the height there is; else it is square. */
  tall?: boolean;
  /** Whether a tall board takes as much height as it needs where the screen is narrow. */
  flowing?: boolean;
  /** What is chosen beside the board before a move, where there is such a thing. */
  Tools?: Component<{ moves: readonly string[] }>;
  /** A picture of the game for its card. */
  Emblem: Component;
  /** The small mark of a seat's side. */
  Mark: Component<{ view: View; seat: number }>;
  /** What a seat has in hand, where there is such a thing. */
  Stock?: Component<{ view: View; seat: number; lively: boolean }>;
  /** A move in the history, where words alone would not do. */
  Entry?: Component<{ move: string }>;
  /** What lies before a seat, small: it then stands in the place of its mark, and players need less room. */
  Miniature?: Component<{ view: View; seat: number }>;
  /** Whether nothing is secret at this stage, in a game with secrets. */
  isOpen?(view: View): boolean;
  /** Null as long as there is nothing to count. */
  score(view: View, seat: number): number | null;
  /** The name of a seat's side, before a view is at hand. */
  side(seat: number, options: Record<string, unknown>): string;
  /** A move as it stands in the history. */
  written(move: string): string;
  /** A move in words, once it is made. */
  told(view: View, move: string, who: Who): string;
  /** What a player should know now, in games where that changes with the stage; `acting` when it is for him to move. */
  guide?(view: View, near: number, acting: boolean): string;
  /** An earlier view with what has come to light in the end, in games with secrets. */
  inHindsight?(view: View, end: View): View;
  /** What was possible, after a game between players. */
  Review?: Component<PlayersReviewProps<Study>>;
  /** What a table for one has besides. */
  alone?: Alone<View, Study>;
}

/** A game for one is not won against anybody: it is ended, counted and compared. */
export interface Alone<View, Study = never> {
  /** The move that ends the game at the player's wish, where the board does not offer it. */
  stop?: string;
  /** The most points there are, where that is known. */
  most?(options: Record<string, unknown>): number;
  /** A score with its unit, as in "19 of 24 tokens". */
  counted(score: number, options: Record<string, unknown>): string;
  /** What else there is to say of the end. */
  After?: Component<{ view: View }>;
  /** What was possible. */
  Review?: Component<ReviewProps<Study>>;
}

export interface ReviewProps<Study> {
  study: Study;
  /** A score with its unit. */
  counted: (score: number) => string;
  most: number;
  /** Looks at the position before the player's move of this number, from 0 on, with a better move. */
  look: (number: number, better: string | null) => void;
}

export interface PlayersReviewProps<Study> {
  study: Study;
  /** Whoever has a seat. */
  who: (seat: number) => Who;
  /** How many moves stand in the position that is looked at. */
  at: number;
  /** Looks at the position after this many moves, with a better one than the next. */
  look: (ply: number, better: string | null) => void;
}
