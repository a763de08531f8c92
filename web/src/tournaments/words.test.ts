import { describe, expect, it } from "vitest";
import type { TournamentPairing } from "../wire/types";
import { rounds } from "./tournament.svelte";
import { countdown, number, result } from "./words";

const pairing = (wish: Partial<TournamentPairing>): TournamentPairing => ({
  number: 1,
  round: 1,
  first: 1,
  second: 2,
  table: null,
  points: null,
  played: false,
  came: [false, false],
  ...wish,
});

describe("points", () => {
  it("are written with fractions", () => {
    expect([0, 0.5, 1, 2.5, 3.25, 7.75].map(number)).toEqual(["0", "½", "1", "2½", "3¼", "7¾"]);
  });

  it("of both stand beside each other, and of a bye alone", () => {
    expect(result(pairing({ points: [0.5, 0.5] }))).toBe("½ – ½");
    expect(result(pairing({ second: null, points: [1, 0] }))).toBe("1");
    expect(result(pairing({}))).toBe("–");
  });
});

describe("what is left", () => {
  it("is told in minutes and seconds, and in hours if there are any", () => {
    expect([0, 999, 61_000, 3_600_000].map(countdown)).toEqual(["0:00", "0:01", "1:01", "1:00:00"]);
  });
});

describe("rounds", () => {
  it("come from the last one to the first", () => {
    const found = rounds([pairing({ number: 1 }), pairing({ number: 2 }), pairing({ number: 3, round: 2 })]);
    expect(found.map(([round, pairings]) => [round, pairings.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
