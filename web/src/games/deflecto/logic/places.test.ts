import { describe, expect, it } from "vitest";
import { example, player } from "./examples";
import { changes, lengths, standings } from "./places";
import { footsteps } from "./walk.svelte";

const PATH = (length: number) => Array.from({ length }, (_, at) => `a${at + 1}`).join(" ");
const placed = (...places: [rank: number, length: number][]) =>
  example({ players: places.map(([rank, length], seat) => player(seat + 1, PATH(length), { rank })) });

describe("places", () => {
  it("stand from the first to the last, and by seats where they are shared", () => {
    const view = placed([2, 21], [1, 19], [2, 21], [4, 23]);
    expect(standings(view).map(({ seat }) => seat)).toEqual([1, 0, 2, 3]);
  });

  it("are walked from the last to the first", () => {
    const view = placed([2, 3], [1, 2]);
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
