import { describe, expect, it } from "vitest";
import { left, spelt } from "./clock";

describe("a clock", () => {
  it("runs down only for the seats it runs for, and never below zero", () => {
    const reading = { left: [60_000, 30_000], running: [0] };
    expect(left(reading, 0, 1_500)).toBe(58_500);
    expect(left(reading, 1, 1_500)).toBe(30_000);
    expect(left(reading, 0, 90_000)).toBe(0);
  });

  it("is spelt in hours, minutes and seconds, and in tenths when time is short", () => {
    expect([3_723_000, 300_000, 61_000, 10_000, 9_900, 0].map(spelt)).toEqual([
      "1:02:03",
      "5:00",
      "1:01",
      "0:10",
      "9.9",
      "0.0",
    ]);
  });
});
