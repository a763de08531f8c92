import { describe, expect, it } from "vitest";
import type { ReversiReview, ReversiTurn } from "../types";
import { rows, sums } from "./rows";

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
  curve: [],
  turns: [turn(0, 0), turn(1, 4.2), turn(2, 0.3, { missed: "win" }), turn(3, 0.1)],
  lost: [0.3, 4.3],
};

describe("the review of a game of Reversi", () => {
  it("lists the moves that have lost something, or missed a win", () => {
    expect(rows(REVIEW, false).map(({ number }) => number)).toEqual([2, 3]);
    expect(rows(REVIEW, true).length).toBe(4);
  });

  it("sums up what each player did", () => {
    expect(sums(REVIEW)).toEqual([
      { seat: 0, lost: 0.3, best: 2, moves: 2, missed: 1 },
      { seat: 1, lost: 4.3, best: 1, moves: 2, missed: 0 },
    ]);
  });
});
