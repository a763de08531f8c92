import { describe, expect, it } from "vitest";
import { reel } from "./film";

describe("a film", () => {
  it("shows every ply once, from the start to the end", () => {
    expect(reel(3).plies).toEqual([0, 1, 2, 3]);
    expect(reel(0).plies).toEqual([0]);
    expect(reel(60).plies.length).toBe(61);
  });

  it("is calm where the game is short, and never long", () => {
    expect(reel(5).each).toBe(600);
    for (const last of [40, 120, 500, 5000]) {
      const { plies, each } = reel(last);
      expect(plies.length * each).toBeLessThanOrEqual(20_100);
      expect([plies[0], plies.at(-1)]).toEqual([0, last]);
      expect(new Set(plies).size).toBe(plies.length);
    }
  });
});
