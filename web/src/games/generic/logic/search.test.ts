import { describe, expect, it } from "vitest";
import { matching, neighbour } from "./search";

const MOVES = ["a1", "b1", "pass", "étoile a2", "take a1 b2"];

describe("looking for a move", () => {
  it("finds all of them as long as nothing is written", () => {
    expect(matching(MOVES, "  ")).toEqual(MOVES);
  });

  it("goes by every word, and not by capitals or accents", () => {
    expect(matching(MOVES, "B2 take")).toEqual(["take a1 b2"]);
    expect(matching(MOVES, "ETOILE")).toEqual(["étoile a2"]);
    expect(matching(MOVES, "z")).toEqual([]);
  });

  it("shows first what begins so", () => {
    expect(matching(["x a1", "a1"], "a1")).toEqual(["a1", "x a1"]);
  });
});

describe("the arrows", () => {
  it("go from button to button and stop at the border", () => {
    expect(neighbour(0, "ArrowRight", 3, 9)).toBe(1);
    expect(neighbour(1, "ArrowDown", 3, 9)).toBe(4);
    expect(neighbour(8, "ArrowDown", 3, 9)).toBe(8);
    expect([neighbour(4, "Home", 3, 9), neighbour(4, "End", 3, 9)]).toEqual([0, 8]);
  });

  it("are no other keys", () => {
    expect(neighbour(0, "x", 3, 9)).toBeNull();
  });
});
