import { describe, expect, it } from "vitest";
import { example, player } from "./examples";
import { changes, lengths, standings } from "./places";
import { footsteps } from "./walk.svelte";

const PATH = (length: number) => Array.from({ length }, (_, at) => `a${at + 1}`).join(" ");
const placed = (...totals: [length: number, empty: number, penalty?: number][]) =>
  example({
    players: totals.map(([length, empty, penalty = 0], seat) => {
      const made = player(seat + 1, PATH(length), { penalty, total: length + penalty });
      return { ...made, path: { ...made.path!, empty } };
    }),
  });
const ranks = (view: ReturnType<typeof example>) => standings(view).map(({ seat, rank }) => [seat, rank]);

describe("places", () => {
  it("go by totals, then by empty squares, and are shared where both are equal", () => {
    expect(ranks(placed([21, 12], [15, 3], [21, 9], [18, 5, 1]))).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 4],
    ]);
    expect(ranks(placed([21, 12], [19, 3], [21, 12], [23, 5]))).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it("are walked from the last to the first", () => {
    const view = placed([3, 1], [2, 1]);
    const steps = footsteps(view, false);
    expect(steps.slice(0, 3)).toEqual([1, 2, 3].map((at) => ({ seat: 0, steps: at })));
    expect(steps.at(-1)).toEqual({ seat: 1, steps: 2 });
    expect(footsteps(view, true)).toEqual([
      { seat: 0, steps: 3 },
      { seat: 1, steps: 2 },
    ]);
  });
});

describe("what a tile would change", () => {
  it("is told of the paths that get another length only", () => {
    expect(changes(lengths(example()), [11, 13])).toEqual([{ seat: 1, before: 11, after: 13 }]);
    expect(changes(lengths(example()), [])).toEqual([]);
  });

  it("is nothing to a path that begins with it", () => {
    expect(changes([11, 0], [13, 11])).toEqual([{ seat: 0, before: 11, after: 13 }]);
  });
});
