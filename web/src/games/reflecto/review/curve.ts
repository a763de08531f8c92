/** What two players could know about each other's word, turn by turn, as a chart. */

import type { ReflectoCurve } from "../types";

export interface Line {
  seat: number;
  /** An SVG path, from the start to the end of the game. */
  path: string;
  /** Where the word could be deduced. */
  deduced: { x: number; y: number } | null;
}

/** The greatest doubt, in bits, and the last turn: where the axes end. */
export function extent(curves: readonly ReflectoCurve[]): { bits: number; turns: number } {
  const moments = curves.flatMap((curve) => curve.moments);
  return {
    bits: Math.max(1, ...moments.map((moment) => moment.bits)),
    turns: Math.max(1, ...moments.map((moment) => moment.turn)),
  };
}

/** One line for each player: the fewer questions are left, the lower. */
export function lines(curves: readonly ReflectoCurve[], width: number, height: number): Line[] {
  const { bits: most, turns } = extent(curves);
  const at = (turn: number) => round((turn * width) / turns);
  const high = (bits: number) => round(height - (height * bits) / most);
  return curves.map(({ seat, moments, deduced }) => {
    const found = moments.find((moment) => moment.turn === deduced);
    return {
      seat,
      path: moments
        .map(({ turn, bits }, number) => (number ? `H${at(turn)}V${high(bits)}` : `M${at(turn)} ${high(bits)}`))
        .join(""),
      deduced: found ? { x: at(found.turn), y: high(found.bits) } : null,
    };
  });
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
