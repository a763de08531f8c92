import { describe, expect, it } from "vitest";
import { applies, clash } from "./options";

const SIDES = { gerda_letters: 5, queen_letters: 5, gerda_tiles: 5, queen_tiles: 5 };

describe("the options of Reflecto", () => {
  it("offer blank tiles at the end only to a word shorter than its tiles are many", () => {
    expect(applies("gerda_late_blank", SIDES)).toBe(false);
    expect(applies("gerda_late_blank", { ...SIDES, gerda_letters: 4 })).toBe(true);
    expect(applies("queen_late_blank", { ...SIDES, gerda_letters: 4 })).toBe(false);
  });

  it("offer a free cut only to a longer one", () => {
    expect(applies("queen_free_spread", SIDES)).toBe(false);
    expect(applies("queen_free_spread", { ...SIDES, queen_letters: 6 })).toBe(true);
  });

  it("always offer the rest", () => {
    for (const option of ["words", "range", "several_guesses", "limit", "gerda_figures", "queen_letters"])
      expect(applies(option, SIDES)).toBe(true);
  });

  it("say before the host does that the box holds no more tiles", () => {
    expect(clash(SIDES)).toBe(null);
    expect(clash({ ...SIDES, gerda_tiles: 7 })).toBe(null);
    expect(clash({ ...SIDES, gerda_tiles: 7, queen_tiles: 6 })?.details).toEqual({ tiles: 13, most: 12 });
  });
});
