import { describe, expect, it } from "vitest";
import type { Ending, SeatInfo } from "../wire/types";
import { merit } from "./merit";

const seats = (count: number) => Array.from({ length: count }, () => ({})) as SeatInfo[];
const end = (scores: number[], ranks: number[], counted = true): Ending => ({
  scores,
  ranks,
  reason: "over",
  counted,
});

describe("the merit of an ending", () => {
  it("is a win of one's own, or of anybody for those who watch", () => {
    expect(merit(seats(2), end([40, 24], [1, 2]), [0], null)).toBe("win");
    expect(merit(seats(2), end([40, 24], [1, 2]), [1], null)).toBe(null);
    expect(merit(seats(2), end([40, 24], [1, 2]), [], null)).toBe("win");
    expect(merit(seats(2), end([1, 0], [1, 2], false), [0], null)).toBe("win");
    expect(merit(seats(2), end([32, 32], [1, 1]), [0], null)).toBe(null);
  });

  it("is a narrow win, also where few points win or a tie is broken", () => {
    expect(merit(seats(2), end([33, 31], [1, 2]), [0], null)).toBe("close");
    expect(merit(seats(3), end([14, 15, 22], [1, 2, 3]), [0], null)).toBe("close");
    expect(merit(seats(2), end([32, 32], [1, 2]), [0], null)).toBe("close");
  });

  it("is everything, for one", () => {
    expect(merit(seats(1), end([24], [1]), [0], 24)).toBe("perfect");
    expect(merit(seats(1), end([23], [1]), [0], 24)).toBe(null);
    expect(merit(seats(1), end([24], [1]), [], 24)).toBe(null);
    expect(merit(seats(1), end([24], [1]), [0], null)).toBe(null);
  });
});
