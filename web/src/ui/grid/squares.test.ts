import { describe, expect, it } from "vitest";
import { NAMES, names, neighbour, place, turns } from "./squares";

describe("the squares", () => {
  it("run from a1 at the upper left to h8 at the lower right, row by row", () => {
    expect([NAMES[0], NAMES[7], NAMES[8], NAMES[63]]).toEqual(["a1", "h1", "a2", "h8"]);
    expect(NAMES.map(place).map(({ x, y }) => x + 8 * y)).toEqual(NAMES.map((_, number) => number));
  });

  it("end at the border for the keyboard", () => {
    expect(neighbour("d3", 1, 0)).toBe("e3");
    expect(neighbour("h8", 1, 1)).toBe("h8");
  });

  it("are as many as the board has columns and rows", () => {
    const small = { columns: 3, rows: 12 };
    expect(names(small).slice(0, 4)).toEqual(["a1", "b1", "c1", "a2"]);
    expect(names(small).at(-1)).toBe("c12");
    expect(place("c12")).toEqual({ x: 2, y: 11 });
    expect([neighbour("c12", 1, 1, small), neighbour("c11", 0, 1, small)]).toEqual(["c12", "c12"]);
  });

  it("turn their discs away from the one placed, the nearer the sooner", () => {
    const found = turns({ square: "d3", turned: ["d4", "d5", "e4"] });
    expect(found.get("d4")).toEqual({ distance: 1, angle: 90 });
    expect(found.get("d5")).toEqual({ distance: 2, angle: 90 });
    expect(found.get("e4")).toEqual({ distance: 1, angle: 45 });
    expect(turns(null).size).toBe(0);
  });
});
