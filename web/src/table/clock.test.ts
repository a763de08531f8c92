import { describe, expect, it } from "vitest";
import { isHurried, left, spelt } from "./clock";

describe("a clock", () => {
  it("runs down only for the seats it runs for, and never below zero", () => {
    const reading = { left: [60_000, 30_000], running: [0] };
    expect(left(reading, 0, 1_500)).toBe(58_500);
    expect(left(reading, 1, 1_500)).toBe(30_000);
    expect(left(reading, 0, 90_000)).toBe(0);
  });

  it("is spelt in hours, minutes and seconds, and in tenths when time is short", () => {
    expect([3_723_000, 300_000, 61_000, 10_000, 9_900, 0].map((each) => spelt(each, "en"))).toEqual([
      "1:02:03",
      "5:00",
      "1:01",
      "0:10",
      "9.9",
      "0.0",
    ]);
    expect(spelt(9_600, "fr")).toBe("9,6");
  });

  it("presses when little of the rule's time is left, and never before the last ten seconds", () => {
    const hurried = (milliseconds: number, seconds: number) => isHurried(milliseconds, { per: "move", seconds });
    expect([hurried(2_500, 10), hurried(1_500, 10)]).toEqual([false, true]);
    expect([hurried(12_000, 600), hurried(9_000, 600)]).toEqual([false, true]);
  });
});
