import { describe, expect, it } from "vitest";
import { range, scale, span, stretches, ticks } from "./scale";

const FRAME = { left: 10, top: 0, width: 100, height: 50 };

describe("the axes of a chart", () => {
  it("have round numbers, and no more of them than there is room for", () => {
    expect(ticks(-12, 30, 5)).toEqual([0, 20]);
    expect(ticks(-64, 64, 5)).toEqual([-50, 0, 50]);
    expect(ticks(0, 60, 7)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(ticks(0, 3, 9)).toEqual([0, 1, 2, 3]);
    expect(ticks(4, 4, 3)).toEqual([4]);
  });

  it("always include 0, with room on both sides", () => {
    expect(range([3, 5], 2).low).toBeLessThanOrEqual(-2);
    expect(range([-40], 2).high).toBeGreaterThanOrEqual(10);
    const { low, high } = range([], 4);
    expect(low).toBe(-high);
    expect(high).toBeGreaterThanOrEqual(4);
  });

  it("find the move nearest to a point", () => {
    const { nearest } = scale(FRAME, 10, { low: -1, high: 1 });
    expect([0, 14, 16, 500].map(nearest)).toEqual([0, 0, 1, 10]);
  });

  it("put high values above low ones", () => {
    const { x, y } = scale(FRAME, 10, { low: -10, high: 10 });
    expect([x(0), x(10), y(10), y(0), y(-10)]).toEqual([10, 110, 0, 25, 50]);
  });
});

describe("a curve", () => {
  const drawn = scale(FRAME, 10, { low: -10, high: 10 });
  const point = (at: number, value: number, exact: boolean) => ({ at, value, exact });

  it("is exact only between exact points", () => {
    const found = stretches([point(0, 0, false), point(1, 4, false), point(2, 6, true), point(3, 6, true)], drawn);
    expect(found.map(({ exact }) => exact)).toEqual([false, true]);
    expect(found[0]?.line).toBe("M10 25L20 15L30 10");
    expect(found[1]?.line).toBe("M30 10L40 10");
    expect(found[1]?.area).toBe("M30 10L40 10L40 25L30 25Z");
  });

  it("needs two points", () => {
    expect(stretches([point(0, 0, true)], drawn)).toEqual([]);
  });
});

describe("the range of curves on one side of 0", () => {
  it("it includes 0", () => expect(span([2, 9])).toEqual({ low: 0, high: 10 }));
  it("but not where they are far from it", () => expect(span([11, 13])).toEqual({ low: 10, high: 14 }));
  it("values below 0 are shown", () => expect(span([-2, 3]).low).toBe(-2));
});
