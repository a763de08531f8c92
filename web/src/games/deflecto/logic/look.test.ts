import { describe, expect, it } from "vitest";
import { looked } from "./look";
import { around, boxed, framed, sheet, whole } from "./window";

describe("places to look at", () => {
  it("are squares, seats, tiles, and the part of the map in a picture", () => {
    const places = looked(["d11", "seat 1", "tile curve/lake", "around h9", "nowhere"]);
    expect([...places.squares]).toEqual(["d11"]);
    expect([...places.seats]).toEqual([1]);
    expect([...places.tiles]).toEqual(["curve/lake"]);
    expect(places.around).toBe("h9");
    expect(looked([]).around).toBe(null);
  });
});

describe("a picture", () => {
  it("shows five squares by five, at the edge too", () => {
    expect(around("f6", 11)).toEqual({ x: 3, y: 3, width: 5, height: 5 });
    expect(around("a11", 11)).toEqual({ x: 0, y: 0, width: 5, height: 5 });
    expect(around("k1", 11)).toEqual({ x: 6, y: 6, width: 5, height: 5 });
    expect(around("b2", 3)).toEqual(whole(3));
  });

  it("has a frame around its squares", () => {
    expect(boxed(framed(whole(11)))).toBe("0 0 1212 1212");
    expect(sheet(around("k1", 11))).toEqual({ x: 656, y: 656, width: 500, height: 500 });
  });
});
