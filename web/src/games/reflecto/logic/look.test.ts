import { describe, expect, it } from "vitest";
import { lastWay, marks } from "./look";

describe("places to look at", () => {
  it("are squares, exits, seats and the two buttons", () => {
    const found = marks(["d5", "slot 2", "seat 1", "notebook", "guess"], 0);
    expect([[...found.squares], found.exits, found.seats, found.notebook, found.guess]).toEqual([
      ["d5"],
      ["b7"],
      [1],
      true,
      true,
    ]);
  });

  it("are on the viewer's last row, with columns counted from a for both", () => {
    expect([marks(["slot 1", "slot 7"], 0).exits, marks(["slot 1", "slot 7"], 1).exits]).toEqual([
      ["a7", "g7"],
      ["a1", "g1"],
    ]);
  });

  it("are left out where there is no such place", () => {
    const found = marks(["z9", "slot 8", "column 3"], 0);
    expect([found.squares.size, found.exits, found.seats, found.notebook]).toEqual([0, [], [], false]);
  });

  it("show the way of the last turn where its end is marked", () => {
    expect(lastWay(["d1", "d3"], marks(["d3"], 0))).toEqual(["d1", "d3"]);
    expect(lastWay(["d1", "d3"], marks(["d1"], 0))).toEqual([]);
    expect(lastWay(["d6", "out"], marks(["slot 4"], 0))).toEqual([]);
    expect(lastWay([], marks([], 0))).toEqual([]);
  });
});
