import { describe, expect, it } from "vitest";
import { view } from "./examples";
import { ALL, count, tray, uncovered } from "./tokens";

const last = { colour: "gold", square: "d3", turned: [], won: {} } as const;
const placed = (square: string, won: Record<string, string> = {}) => ({ ...last, square, turned: [], won });

describe("the tray", () => {
  const { gold, black } = tray(
    view({
      won: ["g7", "b0", "g0", "b0"],
      tokens: { c3: "g10", a3: "b2" },
      lost: ["a3", "h3"],
      last: placed("e2", { d2: "b0", f2: "g0" }),
    }),
  );
  const states = (row: typeof gold) => Object.fromEntries(row.map((slot) => [slot.key, slot.state]));

  it("has a place for every token", () => {
    expect(gold.length + black.length).toBe(ALL);
    expect(new Set([...gold, ...black].map((slot) => slot.key)).size).toBe(ALL);
  });

  it("tells those won, those seen, those lost and those unseen apart", () => {
    expect(states(gold)).toMatchObject({ "g7 6": "won", "g10 9": "seen", "g0 10": "won", "g0 11": "unseen" });
    expect(states(black)).toMatchObject({ "b2 1": "lost", "b0 10": "won", "b0 11": "won", "b1 0": "unseen" });
  });

  it("knows where the tokens just won come from, the last of those alike", () => {
    expect([...gold, ...black].filter((slot) => slot.from).map(({ key, from }) => [key, from])).toEqual([
      ["g0 10", "f2"],
      ["b0 11", "d2"],
    ]);
  });

  it("is counted", () => {
    const board = "?".repeat(5) + ".".repeat(59);
    expect(count(view({ board, won: ["g10", "g0", "b0"], tokens: { c3: "g1" }, lost: ["c3"] }))).toEqual({
      won: 3,
      seen: 1,
      hidden: 5,
      lost: 1,
      blanks: 2,
    });
  });
});

describe("tokens turned face up", () => {
  const before = view({ tokens: { c2: "g1" }, last: placed("d2") });
  const turning = view({ tokens: { c2: "g1" }, last: placed("d3") });
  const first = view({ tokens: { c2: "g1", c3: "g7" }, last: placed("d3") });
  const second = view({ tokens: { c2: "g1", c3: "g7", d4: "b0" }, last: placed("d3") });

  it("are those since the last disc was placed", () => {
    expect(uncovered(before, turning, ["c2"])).toEqual([]);
    expect(uncovered(turning, first, [])).toEqual(["c3"]);
    expect(uncovered(first, second, ["c3"])).toEqual(["c3", "d4"]);
  });

  it("are none when there is nothing to compare with, or when time runs backwards", () => {
    expect(uncovered(null, second, [])).toEqual([]);
    expect(uncovered(second, before, ["c3", "d4"])).toEqual([]);
  });
});
