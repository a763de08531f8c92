import { describe, expect, it } from "vitest";
import { covered, shortly, signed, worths } from "./worths";

describe("the value of a move", () => {
  it("has a sign, and a fraction if it needs one", () => {
    expect([4, -4, 0, 2.46, -0.04].map((value) => signed(value, "en"))).toEqual(["+4", "−4", "0", "+2.5", "0"]);
    expect(signed(-2.5, "fr")).toBe("−2,5");
    expect(signed(12.4, "en", 0)).toBe("+12");
  });

  it("marks all moves that are as good as the best", () => {
    const judged = (move: string, value: number, exact = false) => ({ move, value, exact, line: [move] });
    const found = worths([judged("a", 2, true), judged("b", 2), judged("c", -13.6)], "en", (value) => `${value} discs`);
    expect([...found].map(([move, { text, best, exact }]) => [move, text, best, exact])).toEqual([
      ["a", "+2", true, true],
      ["b", "+2", true, false],
      ["c", "−14", false, false],
    ]);
    expect(found.get("c")?.said).toBe("−14 discs");
    expect(worths([], "en", String).size).toBe(0);
  });
});

describe("an expected line", () => {
  it("is followed over forced moves and chance", () => {
    expect(covered(["d3", "pass", "c4"], ["d3", "pass"])).toBe(2);
    expect(covered(["put", "next"], ["put", "deal 4", "next"])).toBe(2);
    expect(covered(["d3", "c4"], ["d3"])).toBe(1);
    expect(covered([], ["d3"])).toBe(0);
  });
});

describe("work", () => {
  it("is told in two digits", () => {
    expect([950, 12_345, 2_000_000].map((count) => shortly(count, "en"))).toEqual(["950", "12K", "2M"]);
  });
});
