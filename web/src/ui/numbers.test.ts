import { describe, expect, it } from "vitest";
import { plain, signed } from "./numbers";

describe("a number", () => {
  it("has a proper sign if it has one, and a fraction if it needs one", () => {
    expect([4, -4, 0, 2.46, -0.04].map((value) => signed(value, "en"))).toEqual(["+4", "−4", "0", "+2.5", "0"]);
    expect([4, -4, 62.34].map((value) => plain(value, "en"))).toEqual(["4", "−4", "62.3"]);
    expect(signed(-2.5, "fr")).toBe("−2,5");
    expect(signed(12.4, "en", 0)).toBe("+12");
  });
});
