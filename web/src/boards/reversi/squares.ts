/** The geometry of the 8 × 8 board: names, places and directions. No rules. */

import type { ReversiPlaced } from "../../wire/types";

const COLUMNS = "abcdefgh";

export const NAMES: readonly string[] = Array.from({ length: 64 }, (_, number) =>
  nameAt(number % 8, Math.floor(number / 8)),
);

export const LINES = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Line = (typeof LINES)[number];

export interface Point {
  x: number;
  y: number;
}

export function nameAt(x: number, y: number): string {
  return COLUMNS.charAt(x) + String(y + 1);
}

/** Column and row, from 0 at the upper left. */
export function place(name: string): Point {
  return { x: COLUMNS.indexOf(name.charAt(0)), y: Number(name.charAt(1)) - 1 };
}

export function neighbour(name: string, dx: number, dy: number): string {
  const { x, y } = place(name);
  const within = (value: number) => Math.max(0, Math.min(7, value));
  return nameAt(within(x + dx), within(y + dy));
}

/** A move's square and, where one was chosen, its line. */
export function parts(move: string): { square: string; line: Line | null } {
  const [square = "", line] = move.split(":");
  return { square, line: LINES.find((each) => each === line) ?? null };
}

/** The moves by the square they place a disc on. */
export function bySquare(moves: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const { square } = parts(move);
    if (NAMES.includes(square)) found.set(square, [...(found.get(square) ?? []), move]);
  }
  return found;
}

/** How a disc turns over: away from the disc placed, the nearer the sooner. */
export interface Turn {
  /** Steps from the disc placed. */
  distance: number;
  /** The direction it is pushed in, in degrees clockwise from the right. */
  angle: number;
}

export function turns(placed: ReversiPlaced | null): Map<string, Turn> {
  if (!placed) return new Map();
  const from = place(placed.square);
  return new Map(
    placed.turned.map((name) => {
      const { x, y } = place(name);
      const [dx, dy] = [x - from.x, y - from.y];
      return [name, { distance: Math.max(Math.abs(dx), Math.abs(dy)), angle: (Math.atan2(dy, dx) * 180) / Math.PI }];
    }),
  );
}
