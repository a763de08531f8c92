/** The numbers at the edge of the map: where paths start and finish. */

import type { DeflectoView } from "../types";
import { middle, outside, STEPS, type Point } from "./squares";

export interface Mark {
  square: string;
  number: number;
  /** The owner; null until somebody has taken it. */
  seat: number | null;
  /** Whether they start there; otherwise they finish there. */
  starts: boolean;
  /** The centre of its badge, in the units of the picture. */
  x: number;
  y: number;
}

export function marks({ marks, players, stage, size }: DeflectoView): Mark[] {
  return marks.flatMap((squares, at) => {
    const number = at + 1;
    const seat = players.findIndex((player) => player.number === number);
    const player = players[seat];
    // Once all have started, a number that nobody has taken has no meaning.
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

/** The path between the two squares of a free number. */
export interface Prospect {
  number: number;
  ends: readonly string[];
  from: Point;
  to: Point;
}

/** The possible paths, while numbers are being chosen. */
export function prospects({ marks, players, stage, size }: DeflectoView): Prospect[] {
  if (stage !== "starting") return [];
  return marks.flatMap(([one, other], at) =>
    players.some((player) => player.number === at + 1)
      ? []
      : [{ number: at + 1, ends: [one, other], from: middle(one, size), to: middle(other, size) }],
  );
}
