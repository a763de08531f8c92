import { describe, expect, it } from "vitest";
import type { SoloMoment, SoloReview } from "../types";
import { curve } from "./curve";

const moment = (score: number, best: number, lost: number, bound = best): SoloMoment => ({
  move: "gd3",
  score,
  best,
  bound,
  exact: best === bound,
  lost,
  surely: true,
});
const review = (score: number, moments: SoloMoment[]): SoloReview => ({
  score,
  best: { score: 24, bound: 24, exact: true, line: [] },
  moments,
  last: null,
  instead: [],
});

describe("the curve of a game", () => {
  it("steps through what was reached and what was possible, up to the end", () => {
    const drawn = curve(review(12, [moment(0, 24, 12), moment(6, 12, 0)]), 24, 100, 48);
    expect(drawn.score).toBe("M0 48H50V36H100V24");
    expect(drawn.best).toBe("M0 0H50V24H100V24");
    expect([drawn.xs, drawn.ys]).toEqual([
      [0, 50, 100],
      [0, 24, 24],
    ]);
  });

  it("shows doubt only where there is some", () => {
    expect(curve(review(12, [moment(0, 12, 0)]), 24, 100, 48).doubt).toBe("");
    expect(curve(review(12, [moment(0, 12, 0, 24)]), 24, 100, 48).doubt).toBe("M0 0H100V24V24H0Z");
  });

  it("is a point for a game without moves", () => {
    expect(curve(review(0, []), 24, 100, 48)).toMatchObject({ best: "M0 48", xs: [0] });
  });
});
