import { describe, expect, it } from "vitest";
import {
  atFirstSight,
  counts,
  keyOf,
  level,
  nextPuzzle,
  remembered,
  streak,
  tried,
  type Outcome,
  type Results,
} from "./results";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 10, minute)).toISOString();
const played = (...tries: [id: string, outcome: Outcome, rating?: number][]): Results =>
  tries.reduce<Results>((results, [id, outcome, rating = 1400], minute) => {
    const key = keyOf("go", id);
    return { ...results, [key]: tried(results[key], outcome, rating, at(minute)) };
  }, {});
const info = (id: string, rating: number) => ({ id, kind: "most", grade: 1, rating });

describe("the record of puzzles", () => {
  it("counts tries until a puzzle is solved", () => {
    const results = played(["a", "failed"], ["b", "solved"], ["a", "failed"], ["a", "solved"], ["a", "failed"]);
    expect(results["go/a"]).toMatchObject({ tries: 3, state: "solved" });
    expect(Object.values(results).map(atFirstSight)).toEqual([false, true]);
  });

  it("does not count as solved what was shown before", () => {
    expect(played(["a", "failed"], ["a", "shown"], ["a", "solved"])["go/a"]).toMatchObject({
      tries: 1,
      state: "shown",
    });
    expect(played(["a", "shown"])["go/a"]?.tries).toBe(0);
  });
});

describe("the puzzle of a day", () => {
  const day = "2026-11-17";

  it("counts when it is solved that day, whatever became of it before", () => {
    expect(counts(undefined, "solved", day)).toBe(true);
    expect(counts(played(["a", "failed"])["go/a"], "solved", day)).toBe(true);
    expect(counts(played(["a", "shown"])["go/a"], "solved", "2026-12-20")).toBe(true);
  });

  it("does not count when it was solved another day only, or when its answer was shown that day", () => {
    expect(counts(played(["a", "solved"])["go/a"], "failed", day)).toBe(false);
    expect(counts(played(["a", "solved"])["go/a"], "shown", day)).toBe(false);
    expect(counts(played(["a", "shown"])["go/a"], "solved", day)).toBe(false);
  });
});

describe("puzzles tried elsewhere", () => {
  it("are known as solved at the first try or not, and those of somebody else are not", () => {
    const details = played(["a", "failed"], ["a", "solved"], ["b", "solved"]);
    const known = remembered({ "go/a": false, "go/c": true, "go/d": false }, details);
    expect(Object.entries(known).map(([key, { tries, state }]) => [key, tries, state])).toEqual([
      ["go/a", 2, "solved"],
      ["go/c", 1, "solved"],
      ["go/d", 1, "failed"],
    ]);
  });
});

describe("a streak of days", () => {
  const days = ["go/2026-10-31", "chess/2026-11-01", "go/2026-11-01", "go/2026-11-02"];

  it("counts days without a gap, of whichever game, and lasts through the day that is not over", () => {
    expect(streak(days, "2026-11-02")).toBe(3);
    expect(streak(days, "2026-11-03")).toBe(3);
    expect(streak(days, "2026-11-04")).toBe(0);
  });
});

describe("the endless series", () => {
  const puzzles = [info("easy", 1100), info("fair", 1400), info("hard", 2000)];
  const next = (results: Results, last?: string) => nextPuzzle(puzzles, results, "go", last)?.id;

  it("begins with the easiest, and rises with those who solve", () => {
    expect(next({})).toBe("easy");
    expect(level(played(["easy", "solved", 1100], ["fair", "solved", 1400]), "go")).toBeGreaterThan(1300);
    expect(next(played(["easy", "solved", 1100]))).toBe("fair");
    expect(level(played(["fair", "failed", 1400]), "go")).toBeLessThan(1200);
  });

  it("takes up unsolved ones when all were tried, the oldest first", () => {
    const results = played(["fair", "failed"], ["easy", "failed"], ["hard", "solved"]);
    expect(next(results)).toBe("fair");
    expect(next(results, "fair")).toBe("easy");
  });

  it("begins again when all are solved", () => {
    expect(next(played(["hard", "solved"], ["easy", "solved"], ["fair", "solved"]))).toBe("hard");
    expect(nextPuzzle([info("only", 1100)], played(["only", "solved"]), "go", "only")?.id).toBe("only");
    expect(nextPuzzle([], {}, "go")).toBeUndefined();
  });

  it("does not mind other games", () => {
    expect(level({ "chess/easy": { tries: 1, state: "solved", rating: 2000, at: at(0) } }, "go")).toBe(1200);
  });
});
