/** The numbers at the edge of the map: where the paths start and end. */

import type { DeflectoView } from "../types";
import { middle, outside, STEPS, type Point } from "./squares";

export interface Mark {
  square: string;
  number: number;
  /** Whose it is; null as long as nobody has taken it. */
  seat: number | null;
  /** Whether he starts there, or else ends. */
  starts: boolean;
  /** The middle of its badge, in the units of the picture. */
  x: number;
  y: number;
}

export function marks({ marks, players, stage, size }: DeflectoView): Mark[] {
  return marks.flatMap((squares, at) => {
    const number = at + 1;
    const seat = players.findIndex((player) => player.number === number);
    const player = players[seat];
    // Once all have started, a number that nobody has taken means nothing any more.
    if (!player && stage !== "starting" && stage !== "drawing") return [];
    return squares.map((square) => {
      const [dx, dy] = STEPS[outside(square, size) ?? "n"] ?? [0, 0];
      const { x, y } = middle(square, size);
      return {
        square,
        number,
        seat: player ? seat : null,
        starts: player?.start === square,
        x: x + 50 * dx + (dx ? 0 : 33),
        y: y + 50 * dy + (dy ? 0 : 33),
      };
    });
  });
}

/** The way between two squares of a number that is still to be had. */
export interface Prospect {
  number: number;
  ends: readonly string[];
  from: Point;
  to: Point;
}

/** The ways that would be, while numbers are chosen. */
export function prospects({ marks, players, stage, size }: DeflectoView): Prospect[] {
  if (stage !== "starting") return [];
  return marks.flatMap(([one, other], at) =>
    players.some((player) => player.number === at + 1)
      ? []
      : [{ number: at + 1, ends: [one, other], from: middle(one, size), to: middle(other, size) }],
  );
}
