import { describe, expect, it } from "vitest";
import { isHurried, lasting, left, spelt } from "./clock";

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

  it("is spelt in days and hours by correspondence, and presses in the last hours", () => {
    const hour = 3_600_000;
    expect([72 * hour, 71 * hour - 1, 25 * hour].map((each) => spelt(each, "en"))).toEqual(["3d", "2d 23h", "1d 1h"]);
    expect(spelt(24 * hour, "fr")).toBe("24:00:00");
    const rule = { per: "correspondence", seconds: 259_200 } as const;
    expect([isHurried(7 * hour, rule), isHurried(5 * hour, rule)]).toEqual([false, true]);
  });

  it("shows how long something has lasted in the largest unit", () => {
    expect([900, 59_999, 60_000, 7_300_000, 200_000_000].map((each) => lasting(each, "en"))).toEqual([
      "0 sec",
      "59 sec",
      "1 min",
      "2 hr",
      "2 days",
    ]);
  });

  it("is short when little of its time is left, and never before the last ten seconds", () => {
    const hurried = (milliseconds: number, seconds: number) => isHurried(milliseconds, { per: "move", seconds });
    expect([hurried(2_500, 10), hurried(1_500, 10)]).toEqual([false, true]);
    expect([hurried(12_000, 600), hurried(9_000, 600)]).toEqual([false, true]);
  });
});
