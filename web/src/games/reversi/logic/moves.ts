/** Reversi's moves as text. */

import { NAMES } from "../../../ui/grid/squares";

export const LINES = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Line = (typeof LINES)[number];

export const ARROWS: Record<Line, string> = {
  n: "↑",
  ne: "↗",
  e: "→",
  se: "↘",
  s: "↓",
  sw: "↙",
  w: "←",
  nw: "↖",
};

/** A move's square and, if one was chosen, its line. */
export function parts(move: string): { square: string; line: Line | null } {
  const [square = "", line] = move.split(":");
  return { square, line: LINES.find((each) => each === line) ?? null };
}

/** The squares of the start that chance has drawn; null for any other move. */
export function laid(move: string): string[] | null {
  const squares = move.match(/[a-h][1-8]/g) ?? [];
  return squares.length > 1 ? squares : null;
}

/** The moves, by the square of the disc. */
export function bySquare(moves: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const { square } = parts(move);
    if (NAMES.includes(square)) found.set(square, [...(found.get(square) ?? []), move]);
  }
  return found;
}
