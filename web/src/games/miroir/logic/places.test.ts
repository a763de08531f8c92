import { describe, expect, it } from "vitest";
import { columns, side, view } from "./examples";
import { Layout, type Rect } from "./layout";
import { isAt, readPlace, rectOf } from "./places";

const layout = new Layout(374, 494);
const laid = view({
  sides: [
    columns("oup", "ra"),
    side({ columns: columns("", "hi").columns, discard: Array.from("et      ").map((each) => each.trim()) }),
  ],
  card: "e",
});

/** Without the noise of sums. */
const rounded = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round);

const rect = (name: string, near = 0) => {
  const place = readPlace(name);
  const found = place && rectOf(place, laid, near, layout);
  return found && rounded(found);
};

describe("places by name", () => {
  it("are capitals, piles, the card turned up, words won and whole discards", () => {
    expect(rect("capital 3")).toEqual(rounded(layout.head(3)));
    expect(rect("pile")).toEqual(rounded(layout.pile("near")));
    expect(rect("pile opposite")).toEqual(rounded(layout.pile("far")));
    expect(rect("card")).toEqual(rounded(layout.up("near")));
    expect(rect("card", 1)).toEqual(rounded(layout.up("far")));
    expect(rect("seat 0")).toEqual(rounded(layout.won("near")));
    expect(rect("seat 0", 1)).toEqual(rounded(layout.won("far")));
    expect(rect("discard")).toEqual(rounded(layout.discard("near")));
  });

  it("are columns, or cards of them", () => {
    const [first, third] = [layout.slot("near", 1, 1, 3), layout.slot("near", 1, 3, 3)];
    expect(rect("column 1")).toEqual(rounded({ ...first, height: third.y + third.height - first.y }));
    expect(rect("column 1.3")).toEqual(rounded(third));
    expect(rect("column 1.1-3")).toEqual(rect("column 1"));
    const [near, far] = [layout.slot("far", 2, 1, 2), layout.slot("far", 2, 2, 2)];
    expect(rect("column 2 opposite")).toEqual(rounded({ ...far, height: near.y + near.height - far.y }));
    expect(rect("column 5")).toEqual(rounded(layout.slot("near", 5, 1, 1)));
  });

  it("are letters in a discard, if they are there", () => {
    expect(rect("discard t opposite")).toEqual(rounded(layout.place("far", 1)));
    expect(rect("discard t", 1)).toEqual(rounded(layout.place("near", 1)));
    expect(rect("discard t")).toBeNull();
  });

  it("are nothing else", () => {
    for (const name of ["", "column 0", "column", "capital", "d3", "seat 2", "discard ee"])
      expect(readPlace(name)).toBeNull();
  });

  it("belong to spots of the keyboard", () => {
    const at = (name: string, spot: Parameters<typeof isAt>[1]) => {
      const place = readPlace(name);
      return place !== null && isAt(place, spot, laid, 0);
    };
    expect(at("column 2 opposite", { kind: "column", side: "far", column: 2, card: null })).toBe(true);
    expect(at("column 2", { kind: "column", side: "far", column: 2, card: null })).toBe(false);
    expect(at("capital 2", { kind: "column", side: "near", column: 2, card: null })).toBe(true);
    expect(at("discard t opposite", { kind: "place", side: "far", place: 1 })).toBe(true);
    expect(at("discard t opposite", { kind: "place", side: "far", place: 0 })).toBe(false);
    expect(at("card", { kind: "pile", side: "near" })).toBe(true);
    expect(at("pile", { kind: "pile", side: "far" })).toBe(false);
    expect(at("seat 0", { kind: "pile", side: "near" })).toBe(false);
  });
});
