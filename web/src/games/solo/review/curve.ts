/** A chart of a game: the score, and what was still possible. */

import type { SoloReview } from "../types";

export interface Curve {
  /** Lines of an SVG path. */
  score: string;
  best: string;
  /** The area between what was found possible and what could not be ruled out; empty if nothing is in doubt. */
  doubt: string;
  /** The x of each moment, from left to right; the last is the end. */
  xs: number[];
  /** The height of the best at each moment. */
  ys: number[];
}

export function curve({ score, moments }: SoloReview, most: number, width: number, height: number): Curve {
  const last = moments.at(-1);
  const end = last ? last.best - last.lost : score;
  const xs = [...moments, null].map((_, number) => round((number * width) / Math.max(1, moments.length)));
  const y = (value: number) => round(height - (height * value) / most);
  const scores = [...moments.map((each) => each.score), score];
  const bests = [...moments.map((each) => each.best), end];
  const bounds = [...moments.map((each) => each.bound), end];
  const steps = (values: readonly number[]) =>
    values.map((value, number) => (number ? `H${xs[number]}V${y(value)}` : `M${xs[0]} ${y(value)}`)).join("");
  const back = bests
    .slice(0, -1)
    .map((value, number) => `V${y(value)}H${xs[number]}`)
    .reverse();
  const doubtful = bounds.some((bound, number) => bound > (bests[number] ?? 0));
  return {
    score: steps(scores),
    best: steps(bests),
    doubt: doubtful ? `${steps(bounds)}${back.join("")}Z` : "",
    xs,
    ys: bests.map(y),
  };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
