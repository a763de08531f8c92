import { describe, expect, it } from "vitest";
import type { Moment } from "../wire/types";
import { moment } from "./examples";
import { continues, filled, hole, listed, told, turns, type Story } from "./story";

const start = moment();
const played = (version: number, ply: number, move: string) => moment({ version, ply, move, seat: (ply + 1) % 2 });
const tell = (...moments: Moment[]) => moments.reduce<Story | null>(told, null)!;
const moves = (story: Story) => Array.from(story.plies, (ply) => ply?.move);

describe("a story", () => {
  it("has one moment for each ply", () => {
    const story = tell(start, played(1, 1, "d3"), played(2, 2, "c3"));
    expect(moves(story)).toEqual([null, "d3", "c3"]);
    expect(story.now.version).toBe(2);
    expect(hole(story)).toBeNull();
  });

  it("is replaced from the ply of a take-back on", () => {
    const agreed = moment({ version: 4, ply: 1, move: "!agree", seat: 1 });
    const story = tell(start, played(1, 1, "d3"), played(2, 2, "c3"), { ...played(3, 2, "!takeback") }, agreed);
    expect(moves(story)).toEqual([null, "d3"]);
    expect(moves(told(story, played(5, 2, "e3")))).toEqual([null, "d3", "e3"]);
  });

  it("does not know what follows a take-back if others had moved since, until it is told", () => {
    const request = { what: "takeback", seat: 0, agreed: [0], keeps: 1 } as const;
    const asked = moment({ version: 4, ply: 3, move: "!takeback", seat: 0, request: { ...request, agreed: [0] } });
    const agreed = moment({ version: 5, ply: 2, move: "!agree", seat: 1 });
    const story = tell(start, played(1, 1, "draw"), played(2, 2, "hide"), played(3, 3, "hide 2"), asked, agreed);
    expect([moves(story), hole(story)]).toEqual([[null, "draw", undefined], 2]);
    const whole = filled(story, [start, played(1, 1, "draw"), moment({ version: 5, ply: 2, move: "hide 2", seat: 1 })]);
    expect([moves(whole), hole(whole)]).toEqual([[null, "draw", "hide 2"], null]);
  });

  it("keeps the move of a ply when conduct follows it", () => {
    const story = tell(start, played(1, 1, "d3"), moment({ version: 2, ply: 1, move: "!resign", seat: 1 }));
    expect(story.plies[1]).toMatchObject({ move: "d3", seat: 0 });
    expect(story.plies[1]?.moment.version).toBe(2);
  });

  it("has a ply for a player who leaves while the others play on, and none for the last who does", () => {
    const left = moment({ version: 2, ply: 2, move: "!out 1", seat: 1, out: [1] });
    const over = moment({ version: 3, ply: 2, move: "!out 2", seat: 2, out: [1] });
    const story = tell(start, played(1, 1, "d3"), left, over);
    expect(moves(story)).toEqual([null, "d3", "!out 1"]);
    expect(hole(story)).toBeNull();
  });

  it("is not changed by a moment older than the present", () => {
    const story = tell(start, played(1, 1, "d3"), played(2, 2, "c3"));
    expect(told(story, played(1, 1, "d3"))).toBe(story);
  });

  it("takes the present again for another audience", () => {
    const story = tell(start, played(1, 1, "d3"));
    const again = { ...played(1, 1, "d3"), moves: { 1: ["c3"] } };
    expect(told(story, again).now.moves).toEqual({ 1: ["c3"] });
  });

  it("begins anywhere, with holes before", () => {
    const story = tell(played(7, 3, "f5"));
    expect(moves(story)).toEqual([undefined, undefined, undefined, "f5"]);
    expect(hole(story)).toBe(0);
  });

  it("trusts nothing from before a gap", () => {
    const story = tell(start, played(1, 1, "d3"), played(2, 2, "c3"), played(30, 3, "f5"));
    expect(moves(story)).toEqual([undefined, undefined, undefined, "f5"]);
  });

  it("has its holes filled by the list of moments", () => {
    const story = tell(played(3, 3, "f5"));
    const whole = filled(story, [start, played(1, 1, "d3"), played(2, 2, "c3"), played(3, 3, "f5")]);
    expect(moves(whole)).toEqual([null, "d3", "c3", "f5"]);
    expect(hole(whole)).toBeNull();
  });

  it("learns the move of a ply it knew only by its conduct", () => {
    const resigned = moment({ version: 2, ply: 1, move: "!resign", seat: 1 });
    const story = filled(tell(resigned), [start, played(2, 1, "d3")]);
    expect(moves(story)).toEqual([null, "d3"]);
    expect(story.plies[1]?.moment).toBe(resigned);
  });

  it("is filled page by page", () => {
    const page = filled(tell(played(4, 4, "f5")), [start, played(1, 1, "d3")]);
    expect([moves(page), hole(page)]).toEqual([[null, "d3", undefined, undefined, "f5"], 2]);
    const whole = filled(page, [played(2, 2, "c3"), played(3, 3, "c4"), played(4, 4, "f5")]);
    expect([moves(whole), hole(whole)]).toEqual([[null, "d3", "c3", "c4", "f5"], null]);
  });

  it("is not filled with what is newer than the present: moves were taken back", () => {
    const story = filled(tell(played(3, 3, "f5")), [start, played(1, 1, "d3"), played(5, 2, "c4"), played(6, 3, "f4")]);
    expect(moves(story)).toEqual([null, "d3", undefined, "f5"]);
  });

  it("knows when a line of moves ends: with a take-back, and where something was missed", () => {
    expect(continues(played(2, 2, "c3"), played(1, 1, "d3"))).toBe(true);
    expect(continues(moment({ version: 3, ply: 1, move: "!agree" }), played(2, 2, "c3"))).toBe(false);
    expect(continues(played(9, 4, "c3"), played(1, 1, "d3"))).toBe(false);
  });

  it("can be read from a list, as of a recorded game", () => {
    expect(moves(listed([start, played(1, 1, "d3")])!)).toEqual([null, "d3"]);
    expect(listed([])).toBeNull();
  });

  it("has turns: a chance event belongs to the move before it", () => {
    const chance = (version: number, move: string) => moment({ version, ply: version, move, seat: -1 });
    const story = tell(start, played(1, 1, "gd3"), chance(2, "c3=g7"), chance(3, "d2=b1"), played(4, 4, "bc4"));
    expect(turns(story.plies)).toEqual([
      { number: 1, plies: [1, 2, 3] },
      { number: 2, plies: [4] },
    ]);
    expect(turns(tell(start).plies)).toEqual([]);
  });
});
