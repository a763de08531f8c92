import { describe, expect, it } from "vitest";
import type { ReversiView } from "../types";
import { opening } from "./openings";

const EMPTY = "........";
const board = (fourth: string, fifth: string, first = EMPTY) => [
  ...[first, EMPTY, EMPTY],
  ...[fourth, fifth],
  ...[EMPTY, EMPTY, EMPTY],
];
const START = board("...gb...", "...bg...");
/** After f5 and f4. */
const PARALLEL = board("...ggg..", "...bbb..");
const UNKNOWN = board("...ggg..", "...bbb..", "b......g");

const view = (rows: readonly string[], colours: ReversiView["colours"] = ["black", "gold"]): ReversiView => ({
  board: rows.join(""),
  colours,
  turn: 0,
  counts: [2, 2],
  reserves: null,
  turns: {},
  last: null,
  options: { one_line: false, parallel: false, othello: colours[0] === "black", balanced: false },
});

const mirrored = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join(""));
const transposed = (rows: readonly string[]) => rows.map((_, column) => rows.map((row) => row.charAt(column)).join(""));
const swapped = (rows: readonly string[]) =>
  rows.map((row) => row.replace(/[gb]/g, (letter) => (letter === "g" ? "b" : "g")));

describe("openings", () => {
  it("have no name before there is a choice", () => {
    expect(opening([])).toBeNull();
    expect(opening([view(START)])).toBeNull();
  });

  it("are recognised however the board is turned", () => {
    for (const rows of [PARALLEL, mirrored(PARALLEL), transposed(PARALLEL), [...PARALLEL].reverse()])
      expect(opening([view(rows)])).toBe("parallel");
  });

  it("are recognised in the base game, where gold moves first", () => {
    expect(opening([view(swapped(PARALLEL), ["gold", "black"])])).toBe("parallel");
  });

  it("keep their name after the game has left them", () => {
    expect(opening([view(START), view(PARALLEL), view(UNKNOWN)])).toBe("parallel");
    expect(opening([view(START), view(UNKNOWN)])).toBeNull();
  });
});
