import { describe, expect, it } from "vitest";
import { bySquare, parts } from "./moves";

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
