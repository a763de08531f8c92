import { describe, expect, it } from "vitest";
import { preferences } from "../preferences.svelte";
import { chosen, clockWords, lasting, since } from "./words";

preferences.language = "en";

const option = (name: string, usual: boolean | number | string) => ({
  name,
  default: usual,
  values: [],
  rare: false,
  applies: [],
});
const COPYRIGHT = {
  name: "copyright",
  options: [option("variant", "base"), option("limit", 20), option("turns", false), option("fair", false)],
};

describe("a table in few words", () => {
  it("leaves out defaults", () => {
    expect(chosen(COPYRIGHT, { variant: "base", limit: 20, turns: false })).toEqual([]);
  });

  it("names what was switched on, what has words of its own, and other values", () => {
    expect(chosen(COPYRIGHT, { variant: "flash", limit: 30, turns: true })).toEqual([
      "flash variant",
      "Points to reach: 30",
      "One after another",
    ]);
  });

  it("names what is not as in a preset, and what was switched off", () => {
    const preset = { variant: "base", limit: 30, turns: true };
    expect(chosen(COPYRIGHT, { variant: "base", limit: 30, turns: true }, preset)).toEqual([]);
    expect(chosen(COPYRIGHT, { variant: "base", limit: 20, turns: false }, preset)).toEqual([
      "Points to reach: 20",
      "without “One after another”",
    ]);
  });

  it.each([
    [45, "45 s"],
    [60, "1 min"],
    [90, "90 s"],
    [300, "5 min"],
    [7200, "2 h"],
    [86_400, "1 day"],
    [3 * 86_400, "3 days"],
  ])("%i seconds are %s", (seconds, words) => {
    expect(lasting(seconds)).toBe(words);
  });

  it("does not count the seconds that somebody has waited", () => {
    expect([3, 59, 61, 119, 125].map(since)).toEqual(["just now", "just now", "for 1 min", "for 1 min", "for 2 min"]);
  });

  it("describes a clock", () => {
    expect(clockWords(null)).toBe("No clock");
    expect(clockWords({ per: "move", seconds: 30 })).toBe("30 s per move");
    expect(clockWords({ per: "game", seconds: 300 })).toBe("5 min each");
    expect(clockWords({ per: "game", seconds: 300, increment: 3 })).toBe("5 min each, plus 3 s per move");
  });
});
