/** The numbers at the edge of the map: where paths start and finish. */

import type { DeflectoView } from "../types";
import { middle, outside, SIDE, STEPS, type Point } from "./squares";

export interface Mark {
  square: string;
  number: number;
  /** The owner; null until somebody has taken it. */
  seat: number | null;
  /** Whether they start there; otherwise they finish there. */
  starts: boolean;
  /** The centre of its badge, in the units of the picture: where the path crosses the edge of the map. */
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
        x: x + (SIDE / 2) * dx,
        y: y + (SIDE / 2) * dy,
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
      : [{ number: at + 1, ends: [one, other], ...clear(middle(one, size), middle(other, size)) }],
  );
}

/** A line between two numbers that does not run through them. */
function clear(one: Point, other: Point): { from: Point; to: Point } {
  const part = (0.45 * SIDE) / Math.hypot(other.x - one.x, other.y - one.y);
  const towards = (from: Point, to: Point) => ({
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
  });
  return { from: towards(one, other), to: towards(other, one) };
}
