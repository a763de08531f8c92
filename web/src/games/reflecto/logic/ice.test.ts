import { describe, expect, it } from "vitest";
import { areNeighbours, between, isSquare, middle, nameAt, NAMES, neighbour, placeOf, seen, squareUnder } from "./ice";

describe("the board of ice", () => {
  it("is seen from either side, the viewer's first row nearest", () => {
    expect([placeOf("a1", 0), placeOf("a1", 1)]).toEqual([
      { column: 0, row: 0 },
      { column: 6, row: 6 },
    ]);
    for (const near of [0, 1]) expect(NAMES.map((name) => nameAt(placeOf(name, near), near))).toEqual(NAMES);
    expect(nameAt({ column: 7, row: 0 }, 0)).toBeNull();
  });

  it("ends at its edges for the keyboard", () => {
    expect([neighbour("d1", 1, 0, 0), neighbour("d1", 1, 0, 1), neighbour("g7", 0, 1, 0)]).toEqual(["e1", "c1", "g7"]);
  });

  it("shrinks with distance, and finds the square under a point again", () => {
    expect(seen(1, 6).x - seen(0, 6).x).toBeLessThan(seen(1, 0).x - seen(0, 0).x);
    for (const near of [0, 1]) for (const name of NAMES) expect(squareUnder(middle(name, near), near)).toBe(name);
    expect(squareUnder({ x: 2, y: 2 }, 0)).toBeNull();
  });

  it("knows what is a jump apart", () => {
    expect([between("c1", "e3"), between("c1", "c3"), between("c1", "d3"), between("c1", "c2")]).toEqual([
      "d2",
      "c2",
      null,
      null,
    ]);
    expect([areNeighbours("c1", "d2"), areNeighbours("c1", "c3"), isSquare("out")]).toEqual([true, false, false]);
  });
});
