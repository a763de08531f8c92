import { describe, expect, it } from "vitest";
import { moment, table } from "../table/examples";
import { began, ghostOf, isRival, length, raceAddress, reached, spelt } from "./ghost";

const at = (ply: number, heard: number | null, to_act = [0]) => moment({ ply, heard, to_act });
/** The model and the cards come at 4 seconds; a pause was at the deal, which was last heard of at 6. */
const race = [at(0, null, [-1]), at(1, 4_000, [-1]), at(2, 6_000), at(3, 9_000), at(4, 15_000, [])];

describe("a ghost", () => {
  it("is where it was at the same moment of its own race", () => {
    expect(began(race)).toBe(4_000);
    expect([0, 2_000, 4_999, 5_000, 60_000].map((elapsed) => reached(race, elapsed)?.ply)).toEqual([1, 2, 2, 3, 4]);
    expect([length(race), spelt(length(race)), spelt(65_400)]).toEqual([
      11_000,
      "11\u00a0s",
      "1\u00a0min\u00a005\u00a0s",
    ]);
  });

  it("has not begun before the cards are dealt", () => {
    expect([began([]), began([at(0, null, [-1])]), reached([], 5)]).toEqual([null, null, null]);
  });

  it("runs only on the same deal, and only when its own race is over", () => {
    const own = table({
      id: "mine",
      game: "copyright",
      deal: "abcd",
      racing: true,
      options: { fair: true, limit: 20 },
    });
    const other = { ...own, id: "theirs", options: { limit: 20, fair: true } };
    const ending = { scores: [1], ranks: [1], reason: "trained", counted: true };
    const end = moment({ ending });
    expect(isRival(own, other, end)).toBe(true);
    expect(isRival(own, other, moment({ ending: null }))).toBe(false);
    expect(isRival(own, own, end)).toBe(false);
    expect(isRival(own, { ...other, deal: "wxyz" }, end)).toBe(false);
    expect(isRival(own, { ...other, options: { limit: 20, fair: false } }, end)).toBe(false);
  });

  it("is named in the address", () => {
    expect(raceAddress("one", null)).toBe("/table/one");
    expect(ghostOf(raceAddress("one", "two").replace(/.*\?/, "?"))).toBe("two");
  });
});
