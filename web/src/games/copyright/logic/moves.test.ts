import { describe, expect, it } from "vitest";
import { laid } from "./examples";
import { model, put, step, take } from "./moves";

describe("the notation", () => {
  it("says how and where a card is laid", () => {
    expect(put(laid(12, 2, -1, 1))).toBe("12r1+2-1");
    expect(put(laid(12, -1, 0, 7))).toBe("12f3-1+0");
    expect(take(12)).toBe("-12");
    expect(
      model([
        { card: 5, orientation: 7 },
        { card: 8, orientation: 1 },
      ]),
    ).toBe("model 5f3 8r1");
  });

  it("is parsed, also as it may be typed", () => {
    for (const each of [laid(12, 2, -1, 1), laid(66, -99, 99, 4)]) {
      expect(step(put(each))).toEqual({ kind: "put", at: each });
    }
    expect(step("12")).toEqual({ kind: "put", at: laid(12, 0, 0) });
    expect(step(" 12 R1 + 2 - 1 ")).toEqual({ kind: "put", at: laid(12, 2, -1, 1) });
    expect(step("- 12")).toEqual({ kind: "take", card: 12 });
    expect(step("clear")).toEqual({ kind: "clear" });
  });

  it("has other moves, which are not steps", () => {
    for (const move of ["done", "pass 12", "end", "continue", "next", "deal 3 4", "model 5f3", "12r9", ""]) {
      expect(step(move)).toBeNull();
    }
  });
});
