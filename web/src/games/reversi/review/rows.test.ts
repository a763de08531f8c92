import { describe, expect, it } from "vitest";
import type { ReversiReview, ReversiTurn } from "../types";
import { exactFrom, points, rows, sums } from "./rows";

function turn(ply: number, loss: number, more: Partial<ReversiTurn> = {}): ReversiTurn {
  return {
    ply,
    seat: ply % 2,
    move: "d3",
    best: 2,
    value: 2 - loss,
    loss,
    exact: false,
    missed: null,
    line: [],
    ...more,
  };
}

const REVIEW: ReversiReview = {
  curve: [
    { value: 0, exact: false },
    { value: 1.2, exact: false },
    { value: -3, exact: true },
    { value: -3, exact: true },
  ],
  turns: [turn(0, 0), turn(1, 4.2), turn(2, 0.3, { missed: "win" }), turn(3, 0.1)],
  turning: [1],
  lost: [0.3, 4.3],
};

describe("the review of a game of Reversi", () => {
  it("lists the moves that have lost something, and the turning points by number", () => {
    expect(rows(REVIEW, false).map(({ number, turning }) => [number, turning])).toEqual([
      [2, 1],
      [3, 0],
    ]);
    expect(rows(REVIEW, true).length).toBe(4);
  });

  it("sums up what each player did", () => {
    expect(sums(REVIEW)).toEqual([
      { seat: 0, lost: 0.3, best: 2, moves: 2, missed: 1 },
      { seat: 1, lost: 4.3, best: 1, moves: 2, missed: 0 },
    ]);
  });

  it("has a point for every ply, and knows which are exact", () => {
    expect(points(REVIEW)[2]).toEqual({ at: 2, value: -3, exact: true });
    expect(exactFrom(REVIEW)).toBe(2);
    expect(exactFrom({ ...REVIEW, curve: REVIEW.curve.slice(0, 2) })).toBeNull();
    expect(exactFrom({ ...REVIEW, curve: REVIEW.curve.slice(2) })).toBe(0);
  });
});
