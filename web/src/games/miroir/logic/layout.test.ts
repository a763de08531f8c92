import { describe, expect, it } from "vitest";
import { Layout, type Nearness, type Rect } from "./layout";

const SIDES = ["near", "far"] as const;
const sizes = { picture: [225, 286], phone: [374, 494], wide: [850, 624], low: [450, 300] } as const;
const HANDLES = { near: { short: 0, long: 1 }, far: { short: 1, long: 2 } };

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

describe.each(Object.entries(sizes))("the table on a %s screen", (_, [width, height]) => {
  const layout = new Layout(width, height, HANDLES);
  const columns = Array.from({ length: 9 }, (_, at) => at + 1);
  const lying = (side: Nearness, count: number) =>
    columns.flatMap((column) => Array.from({ length: count }, (_, at) => layout.slot(side, column, at + 1, count)));
  const beside = (side: Nearness) => [
    layout.pile(side),
    layout.won(side),
    ...Array.from({ length: 8 }, (_, place) => layout.place(side, place)),
  ];

  it.each([1, 4, 9])("has room for columns of %i cards, and nothing lies on anything else", (count) => {
    const rects = SIDES.flatMap((side) => [...lying(side, count), ...beside(side)]).concat(
      columns.map((column) => layout.head(column)),
    );
    const within = ({ x, y, width: w, height: h }: Rect) =>
      x >= 0 && y >= 0 && x + w <= width && y + h <= height && h > 0;
    expect(rects.filter((rect) => !within(rect))).toEqual([]);
    expect(rects.flatMap((a, at) => rects.slice(at + 1).filter((b) => !apart(a, b)))).toEqual([]);
  });

  it("has what is near below the mirror and what is far above it, growing away from it", () => {
    const ys = (side: Nearness) => [1, 2, 3].map((card) => layout.slot(side, 5, card, 3).y);
    expect(ys("near")).toEqual(ys("near").toSorted((a, b) => a - b));
    expect(ys("far")).toEqual(ys("far").toSorted((a, b) => b - a));
    expect(Math.min(...ys("near"))).toBeGreaterThan(layout.band.y + layout.band.height);
    expect(Math.max(...ys("far"))).toBeLessThan(layout.band.y);
  });

  it("knows what is at a point", () => {
    const counts = { near: Array(9).fill(3), far: Array(9).fill(2) };
    const at = (rect: Rect) => layout.at(middle(rect), counts);
    expect(at(layout.slot("near", 4, 2, 3))).toEqual({ kind: "column", side: "near", column: 4, card: 2 });
    expect(at(layout.slot("far", 9, 1, 2))).toEqual({ kind: "column", side: "far", column: 9, card: 1 });
    expect(at(layout.place("far", 6))).toEqual({ kind: "place", side: "far", place: 6 });
    expect(at(layout.pile("near"))).toEqual({ kind: "pile", side: "near" });
    const head = layout.head(3);
    expect(layout.at({ x: head.x + 1, y: layout.band.y + layout.band.height - 2 }, counts)).toMatchObject({
      side: "near",
      column: 3,
      card: null,
    });
  });

  it("keeps the handles of columns on the table", () => {
    for (const count of [1, 3, 4, 6]) {
      const far = layout.handle("far", 1, count, count >= 4 ? 1 : 0);
      expect(far.y).toBeGreaterThanOrEqual(-1);
      expect(layout.handle("near", 1, 4, 0).y + 24).toBeLessThan(height);
    }
  });
});

describe("the columns on a phone", () => {
  it("are wide enough for a finger", () => {
    expect(new Layout(374, 494).column("near", 1).width).toBeGreaterThan(38);
  });
});
