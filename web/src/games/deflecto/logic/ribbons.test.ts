import { describe, expect, it } from "vitest";
import { walked } from "./bends";
import { drawn, lanes, middles, passages, type Passage } from "./ribbons";

const ribbons = (...ways: string[]): Passage[][] =>
  passages(
    ways.map((way, seat) => ({ seat, squares: walked(way, 11) })),
    11,
    15,
  );

/** How often two ribbons cross, counted where both pass the same squares. */
function crossings(one: readonly Passage[], other: readonly Passage[]): number {
  const points = (ribbon: readonly Passage[]) => ribbon.flatMap(({ from, heart, to }) => [from, heart, to]);
  const [mine, theirs] = [points(one), points(other)];
  const area = (a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }) =>
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  let count = 0;
  for (let i = 0; i + 1 < mine.length; i += 1)
    for (let j = 0; j + 1 < theirs.length; j += 1) {
      const [a, b, c, d] = [mine[i]!, mine[i + 1]!, theirs[j]!, theirs[j + 1]!];
      if (area(a, b, c) * area(a, b, d) < 0 && area(c, d, a) * area(c, d, b) < 0) count += 1;
    }
  return count;
}

describe("ribbons", () => {
  it("have their lengths written near their middles, and none where another passes", () => {
    const routes = ["d11ssssssssss", "a6eeeeeeeeee", "d11ss"].map((way, seat) => ({ seat, squares: walked(way, 11) }));
    expect([...middles(routes.slice(0, 1))]).toEqual([[0, "d6"]]);
    expect([...middles(routes.slice(0, 2))]).toEqual([
      [0, "d7"],
      [1, "f6"],
    ]);
    // Without a square of its own, a path has it in its middle.
    expect(middles([routes[0]!, routes[2]!]).get(2)).toBe("d10");
  });

  it("have lanes that fit on a road", () => {
    for (const seats of [2, 3, 4]) {
      const { apart, width } = lanes(seats);
      expect(apart).toBeGreaterThan(width);
      expect(apart * (seats - 1) + width).toBeLessThanOrEqual(36);
    }
  });

  it("run from edge to edge through the middle where they are alone", () => {
    const [ribbon] = ribbons("d11sse");
    expect(drawn(ribbon!)).toBe("M406.0 56.0L406.0 156.0L406.0 256.0Q406.0 306.0 456.0 306.0L506.0 306.0");
    expect(drawn(ribbon!, 2)).toBe("M406.0 56.0L406.0 156.0L406.0 206.0");
    expect(drawn([])).toBe("");
  });

  it("lie side by side where they share a way, and in the middle before and after", () => {
    const [one, other] = ribbons("d11ssssssssss", "a8eeessseeeeeeee");
    const shared = (ribbon: Passage[], square: string) => ribbon.find((each) => each.square === square)!;
    expect(Math.abs(shared(one!, "d7").heart.x - shared(other!, "d7").heart.x)).toBe(15);
    expect(shared(one!, "d10").heart.x).toBe(shared(one!, "d2").heart.x);
  });

  it.each([
    ["round bends to either side", "d11sseesswwssssss", "d11sseesswwssssse"],
    ["into the same way from both sides", "c11sessssws", "e11swsssses"],
    ["against each other", "c8eeessee", "h5wwnnww"],
    ["out of a way on the side where they came in", "d11sseesse", "c9eeessw"],
  ])("do not cross %s", (_, one, other) => {
    const [first, second] = ribbons(one, other);
    expect(crossings(first!, second!)).toBe(0);
  });

  it("cross once where they have to", () => {
    const [one, other] = ribbons("c9essse", "e9wsssw");
    expect(crossings(one!, other!)).toBe(1);
  });

  it("keep three apart", () => {
    const all = ribbons("d11sseesss", "d11sseessw", "c9eeesse");
    for (const square of ["d9", "e9", "f9", "f8"]) {
      const hearts = all.map((ribbon) => ribbon.find((each) => each.square === square)!.heart);
      hearts.forEach((one, at) =>
        hearts
          .slice(at + 1)
          .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(8)),
      );
    }
  });
});
