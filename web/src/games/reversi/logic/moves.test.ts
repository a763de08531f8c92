import { describe, expect, it } from "vitest";
import { bySquare, laid, parts } from "./moves";

describe("the moves of Reversi", () => {
  it("are gathered by the square they place a disc on", () => {
    expect([...bySquare(["d3:n", "d3:ne", "c4", "pass"])]).toEqual([
      ["d3", ["d3:n", "d3:ne"]],
      ["c4", ["c4"]],
    ]);
  });

  it("may name a line", () => {
    expect(parts("d3:ne")).toEqual({ square: "d3", line: "ne" });
    expect(parts("d3")).toEqual({ square: "d3", line: null });
  });
});

describe("a drawn start", () => {
  it("is told from other moves, and read square by square", () => {
    expect(laid("f5d6c3d3c4f4f6f3")).toEqual(["f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3"]);
    for (const move of ["f5", "f5:ne", "pass"]) expect(laid(move)).toBeNull();
  });
});
