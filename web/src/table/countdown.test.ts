import { describe, expect, it } from "vitest";
import { gone, isShort, remaining, seconds, spelt, toBeSpoken, untilNext } from "./countdown";

const turn = { left: 15_000, whole: 15_000 };

describe("a countdown", () => {
  it("counts down from what was left when it was received, and ends at zero", () => {
    expect([0, 4_200, 15_000, 20_000].map((elapsed) => remaining(turn, elapsed))).toEqual([15_000, 10_800, 0, 0]);
    expect(remaining({ left: 6_000, whole: 15_000 }, 1_000)).toBe(5_000);
  });

  it("never shows more than it received, though the page looked last before it was told", () => {
    expect(remaining(turn, -300)).toBe(15_000);
  });

  it("shows seconds that have begun, and looks again when the next one begins", () => {
    expect([15_000, 14_999, 1_000, 1, 0].map(seconds)).toEqual([15, 15, 1, 1, 0]);
    expect([15_000, 14_200, 14_000.5, 1].map(untilNext)).toEqual([1_000, 200, 0.5, 1]);
  });

  it("has minutes where there are many seconds", () => {
    expect([0, 9, 99, 100, 300, 3600].map(spelt)).toEqual(["0", "9", "99", "1:40", "5:00", "60:00"]);
  });

  it("is short in its last five seconds", () => {
    expect([5_000, 4_999, 0].map(isShort)).toEqual([false, true, true]);
  });

  it("is drawn by the part that has passed, also for who comes in the middle", () => {
    expect([15_000, 6_000, 0].map((left) => gone(turn, left))).toEqual([0, 0.6, 1]);
    expect(gone({ left: 20_000, whole: 15_000 }, 20_000)).toBe(0);
  });

  it("is announced at ten seconds and at five, once each", () => {
    const looks = [15_000, 12_000, 10_000, 9_000, 5_000, 4_000, 1_000, 0];
    const said = looks.map((left, number) => toBeSpoken(turn, looks[number - 1] ?? 0, left));
    expect(said).toEqual([null, null, 10, null, 5, null, null, null]);
  });

  it("says only the later one when both have passed, and none that is the whole of it", () => {
    expect(toBeSpoken(turn, 12_000, 3_000)).toBe(5);
    expect(toBeSpoken({ left: 10_000, whole: 10_000 }, 10_400, 9_900)).toBeNull();
    expect(toBeSpoken(turn, 12_000, 0)).toBeNull();
  });
});
