import { describe, expect, it } from "vitest";
import type { DeflectoReview, DeflectoTurn } from "../types";
import { rows, sums } from "./rows";

const turn = (rest: Partial<DeflectoTurn>): DeflectoTurn => ({
  ply: 0,
  seat: 0,
  move: "d11:ns",
  before: [11, 11],
  after: [11, 11],
  empty: [10, 10],
  worth: null,
  better: null,
  ...rest,
});

const starts = [turn({ before: [0, 0], after: [11, 0] }), turn({ ply: 1, seat: 1, before: [11, 0] })];
const ownGoal = turn({
  ply: 4,
  move: "d10:ne",
  after: [13, 11],
  worth: 31.4,
  better: { move: "h10:ne", lengths: [11, 13], worth: 62.6 },
});
const study = (...turns: DeflectoTurn[]): DeflectoReview => ({
  turns,
  unit: "chances",
  grown: [
    [2, 0],
    [0, 0],
  ],
  improvable: [1, 0],
});

describe("a turn", () => {
  it("has the number of its move, and tells what it did and what would have been better", () => {
    const [row] = rows(study(ownGoal));
    expect(row).toMatchObject({ number: 5, starts: false, did: [{ seat: 0, before: 11, after: 13 }] });
    expect(row?.better).toEqual({
      move: "h10:ne",
      would: [{ seat: 1, before: 11, after: 13 }],
      best: 63,
      worth: 31,
    });
  });

  it("that begins a path has changed none", () => {
    expect(rows(study(...starts)).map((row) => [row.starts, row.did])).toEqual([
      [true, []],
      [true, []],
    ]);
  });
});

describe("the sum of a game", () => {
  it("counts the turns that were judged, by player", () => {
    const found = sums(study(...starts, turn({ ply: 2, worth: 0 }), turn({ ply: 3, seat: 1, worth: 0 }), ownGoal));
    expect(found).toEqual([
      { seat: 0, grown: [2, 0], improvable: 1, judged: 2 },
      { seat: 1, grown: [0, 0], improvable: 0, judged: 1 },
    ]);
  });

  it("is empty where the game ended before all had started", () => {
    expect(sums(study(...starts))).toEqual([]);
    expect(sums(study())).toEqual([]);
  });
});
