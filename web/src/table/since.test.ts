import { describe, expect, it } from "vitest";
import { moment } from "./examples";
import { film, since } from "./since";
import type { Ply } from "./story";

/** Plies by seat, as in "0 1 2"; `*` is chance, and `!` marks a move that was forced. Each waits for the next seat alone,
 * unless `all` are to act. */
function plies(text: string, all?: number[]): Ply[] {
  const words = text.split(" ");
  const seats = words.map((word) => (word.startsWith("*") ? -1 : Number(word.charAt(0))));
  const acting = (at: number) => all ?? seats.slice(at, at + 1);
  const made = words.map((word, at): Ply => {
    const seat = seats[at] ?? -1;
    const forced = word.endsWith("!");
    return { seat, move: "x", moment: moment({ ply: at + 1, seat, forced, to_act: acting(at + 1) }) };
  });
  return [{ seat: null, move: null, moment: moment({ to_act: acting(0) }) }, ...made];
}

const told = (text: string, seat = 0) => since(plies(text), seat).map(({ ply }) => ply);

describe("what was done since one's turn", () => {
  it("is what others have done, and nothing before", () => {
    expect(told("0 1 2 0 1 2 3")).toEqual([5, 6, 7]);
    expect(told("0 1 2 0")).toEqual([]);
    expect(told("1 2 3")).toEqual([1, 2, 3]);
  });

  it("is also what was done for oneself, without a choice", () => {
    expect(told("0 1 0! 1")).toEqual([2, 3, 4]);
  });

  it("is not what others did while one was to act too", () => {
    expect(since(plies("1 2", [0, 1, 2]), 0)).toEqual([]);
  });

  it("does not begin with what chance did after one's own move, and shows what it did after another's", () => {
    expect(since(plies("0 * * 1 * 2"), 0)).toEqual([
      { ply: 4, done: 5 },
      { ply: 6, done: 6 },
    ]);
    expect(told("* 1 2")).toEqual([2, 3]);
  });

  it("waits until it is known", () => {
    const known = plies("0 1 2");
    expect(since([...known.slice(0, 2), undefined, ...known.slice(3)], 0)).toEqual([]);
    expect(since([undefined, ...known.slice(1)], 0).map(({ ply }) => ply)).toEqual([2, 3]);
  });
});

describe("its replay", () => {
  it("goes from before the first move to after the last, and takes at most three seconds", () => {
    expect(film(since(plies("0 1 2"), 0)).map(({ ply }) => ply)).toEqual([1, 2, 3]);
    for (const count of [1, 2, 3, 5, 10, 40]) {
      const frames = film(since(plies(`0 ${"1 ".repeat(count).trim()}`), 0));
      expect(frames.reduce((sum, { time }) => sum + time, 0)).toBeLessThanOrEqual(3000);
      expect(Math.min(...frames.map(({ time }) => time))).toBeGreaterThan(200);
      expect(frames.at(-1)?.ply).toBe(count + 1);
    }
    expect(film([])).toEqual([]);
  });
});
