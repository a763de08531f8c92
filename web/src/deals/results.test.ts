import { describe, expect, it } from "vitest";
import { byDeal, remembered, streak, unfinished, type Attempt } from "./results";

const attempt = (table: string, given: Partial<Attempt> = {}): Attempt => ({
  table,
  game: "solo",
  deal: "abcd2345",
  options: { values: false },
  score: null,
  at: "2026-11-15T10:00:00.000Z",
  ...given,
});
const remember = (...attempts: Attempt[]) => attempts.reduce<Attempt[]>(remembered, []);
const daily = (day: string, on = day) => attempt(day, { deal: day, score: 10, at: `${on}T20:00:00.000Z` });

describe("the visitor's own results", () => {
  it("list a table once, and keep its final score", () => {
    const list = remember(attempt("one"), attempt("one", { score: 19 }), attempt("one"), attempt("one", { score: 3 }));
    expect(list).toEqual([attempt("one", { score: 19 })]);
  });

  it("know the best attempt at a deal, and of equally good ones the quickest", () => {
    const list = remember(
      attempt("slow", { score: 20, took: 90_000 }),
      attempt("quick", { score: 20, took: 60_000 }),
      attempt("old", { score: 20 }),
      attempt("worse", { score: 19, took: 5_000 }),
    );
    expect(byDeal(list, "solo")[0]).toMatchObject({ best: 20, bestTable: "quick", table: "worse" });
  });

  it("are grouped by deal, the latest first, with the first and the best score", () => {
    const list = remember(
      attempt("one", { score: 12 }),
      attempt("two", { deal: "zzzz", score: 8 }),
      attempt("three", { score: 20 }),
      attempt("four", { score: 17, options: { values: true } }),
      attempt("five"),
      attempt("six", { game: "other", score: 1 }),
    );
    expect(
      byDeal(list, "solo").map(({ deal, first, best, count, table }) => [deal, first, best, count, table]),
    ).toEqual([
      ["abcd2345", 17, 17, 1, "four"],
      ["abcd2345", 12, 20, 2, "three"],
      ["zzzz", 8, 8, 1, "two"],
    ]);
  });

  it("include unfinished games", () => {
    const list = remember(attempt("one", { score: 12 }), attempt("two"), attempt("three", { deal: "zzzz" }));
    expect(unfinished(list, "solo", "abcd2345")?.table).toBe("two");
    expect(unfinished(list, "solo", "yyyy")).toBeUndefined();
  });
});

describe("a streak", () => {
  const days = [daily("2026-10-31"), daily("2026-11-01"), daily("2026-11-02")];

  it("counts days without a gap, and lasts through the day that is not over", () => {
    expect(streak(remember(...days), "solo", "2026-11-02")).toBe(3);
    expect(streak(remember(...days), "solo", "2026-11-03")).toBe(3);
    expect(streak(remember(...days), "solo", "2026-11-04")).toBe(0);
  });

  it("does not count a deal played on another day", () => {
    expect(streak(remember(daily("2026-11-01", "2026-11-02"), daily("2026-11-02")), "solo", "2026-11-02")).toBe(1);
  });
});
