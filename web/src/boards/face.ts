/** What a game must give the client to be shown: one entry of `boards/index.ts`. */

import type { Component } from "svelte";

export interface BoardProps<View> {
  view: View;
  /** The legal moves to choose from, as text; empty when the visitor is not to move. */
  moves: readonly string[];
  /** A move sent and not yet answered. */
  sent: string | null;
  /** Whether legal moves are to be shown. */
  hints: boolean;
  /** Whether the last move is to be seen as a movement. */
  lively: boolean;
  play: (move: string) => void;
}

/** Whoever made a move: the visitor, or somebody with a name. */
export interface Who {
  name: string;
  you: boolean;
}

export interface Face<View> {
  Board: Component<BoardProps<View>>;
  /** A picture of the game for its card. */
  Emblem: Component;
  /** The small mark of a seat's side. */
  Mark: Component<{ view: View; seat: number }>;
  /** What a seat has in hand, where there is such a thing. */
  Stock?: Component<{ view: View; seat: number }>;
  score(view: View, seat: number): number;
  /** The name of a seat's side, before a view is at hand. */
  side(seat: number, options: Record<string, unknown>): string;
  /** A move as it stands in the history. */
  written(move: string): string;
  /** A move in words, once it is made. */
  told(view: View, move: string, who: Who): string;
}
