/** The curves of a review, arranged for a chart: along the moves as the history numbers them. */

import { turns } from "../table/story";
import type { Line } from "../ui/chart/scale";
import type { Curve } from "./types";

/** Who made the move that led to each ply; the start is led to by nobody. */
export type Makers = readonly { readonly seat: number | null }[];

/** How plies and the numbers of moves belong together. */
export interface Numbering {
  readonly last: number;
  /** The number of the move that led to a ply; 0 at the start. */
  readonly number: (ply: number) => number;
  /** The ply after the move of this number, and all that followed from it by itself. */
  readonly ply: (number: number) => number;
}

export function numbering(makers: Makers): Numbering {
  const found = turns(makers);
  const numbers = [0];
  for (const { number, plies } of found) for (const ply of plies) numbers[ply] = number;
  return {
    last: found.length,
    number: (ply) => numbers[Math.min(ply, numbers.length - 1)] ?? 0,
    ply: (number) => found[number - 1]?.plies.at(-1) ?? 0,
  };
}

/** One line for each curve; of several points of one move the last counts. */
export function lines(curves: readonly Curve[], { number }: Numbering, label: (curve: Curve) => string): Line[] {
  return curves.map((curve) => ({
    label: label(curve),
    points: [...new Map(curve.points.map(({ ply, value, exact }) => [number(ply), { value, exact }])).entries()].map(
      ([at, point]) => ({ at, ...point }),
    ),
  }));
}
