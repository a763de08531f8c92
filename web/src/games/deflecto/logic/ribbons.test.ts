import { describe, expect, it } from "vitest";
import { drawn, lane, line } from "./ribbons";

describe("ribbons", () => {
  it("lie beside each other, the lanes of all players about the middle", () => {
    for (const seats of [2, 3, 4]) {
      const lanes = Array.from({ length: seats }, (_, seat) => lane(seat, seats));
      expect(lanes.reduce((sum, { by }) => sum + by, 0)).toBeCloseTo(0);
      lanes.slice(1).forEach(({ by, width }, at) => expect(by - (lanes[at]?.by ?? 0)).toBeGreaterThan(width));
    }
  });

  it("enter from outside and bend in the middle of a square", () => {
    const points = line(["d11", "d10", "e10"], 11, 0);
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [396, 46],
      [396, 96],
      [396, 196],
      [496, 196],
    ]);
    expect(drawn(points)).toBe(
      "M396.0 46.0L396.0 71.0Q396.0 96.0 396.0 146.0L396.0 146.0Q396.0 196.0 446.0 196.0L496.0 196.0",
    );
    expect(drawn([])).toBe("");
  });
});
