/** The solo game's moves and tokens as text. No rules. */

import { NAMES } from "../../../ui/grid/squares";

export const COLOURS = ["gold", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const STOP = "stop";

export type Move =
  | { kind: "place"; colour: Colour; square: string }
  /** Chance reveals a token. */
  | { kind: "reveal"; square: string; token: string }
  | { kind: "stop" };

export const letter = (colour: Colour): string => colour.charAt(0);
export const other = (colour: Colour): Colour => (colour === "gold" ? "black" : "gold");

export function colourOf(text: string): Colour {
  return text.startsWith("g") ? "gold" : "black";
}

/** The move that places a disc of this colour, legal or not. */
export function placing(colour: Colour, square: string): string {
  return letter(colour) + square;
}

export function read(move: string): Move {
  if (move === STOP) return { kind: "stop" };
  const [square = "", token] = move.split("=");
  if (token !== undefined) return { kind: "reveal", square, token };
  return { kind: "place", colour: colourOf(move), square: move.slice(1) };
}

/** The squares where discs of a colour may be placed. */
export function squaresFor(colour: Colour, moves: readonly string[]): Set<string> {
  return new Set(NAMES.filter((name) => moves.includes(placing(colour, name))));
}

const DEMONSTRATION = "win ";

/** The place to look at where the board shows how this move wins a token. */
export const demonstrated = (move: string): string => DEMONSTRATION + move;

/** The move to be shown, if one of these places to look at asks for that. */
export function demonstration(look: readonly string[]): string | null {
  return look.find((place) => place.startsWith(DEMONSTRATION))?.slice(DEMONSTRATION.length) ?? null;
}

/** The number on a token; 0 on a blank one. */
export const numberOf = (token: string): number => Number(token.slice(1));
