import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/types";
import { usualOptions, usualSeats, type Arrangement } from "./habits";

const GAME: GameInfo = {
  name: "reversi",
  least_seats: 2,
  most_seats: 2,
  starts: 0,
  options: [
    { name: "othello", default: false, values: [false, true], rare: false, applies: [] },
    { name: "limit", default: 20, values: [10, 20, 30], rare: false, applies: [] },
  ],
  presets: { begin: { othello: false, limit: 20 }, printed: { othello: false, limit: 20 } },
  levels: [
    { name: "novice", rating: 900 },
    { name: "adept", rating: 1300 },
    { name: "master", rating: null },
  ],
  daily: null,
};
const ARRANGEMENT: Arrangement = {
  seats: [
    { kind: "me", name: "", level: "adept" },
    { kind: "bot", name: "", level: "master" },
  ],
  phones: false,
  draw: false,
  options: { othello: true, limit: 30 },
  clock: null,
};

describe("habits", () => {
  it("know characters, and levels by their former names", () => {
    const game = { ...GAME, characters: [{ name: "fox", rating: 1200 }], former: { adult: "adept" } };
    const seats: Arrangement["seats"] = [
      { kind: "bot", name: "", level: "fox" },
      { kind: "bot", name: "", level: "adult" },
    ];
    const levels = usualSeats(game, { arrangement: { ...ARRANGEMENT, seats } })?.map(({ level }) => level);
    expect(levels).toEqual(["fox", "adept"]);
  });

  it("keep the options of last time", () => {
    expect(usualOptions(GAME, { arrangement: ARRANGEMENT })).toEqual({ othello: true, limit: 30 });
  });

  it("begin with the gentle options, and win over them from then on", () => {
    const game = { ...GAME, presets: { begin: { othello: true, limit: 10 }, printed: {} } };
    expect(usualOptions(game, undefined)).toEqual({ othello: true, limit: 10 });
    expect(usualOptions(game, {})).toEqual({ othello: true, limit: 10 });
    const options = { othello: false, limit: 20 };
    expect(usualOptions(game, { arrangement: { ...ARRANGEMENT, options } })).toEqual(options);
  });

  it("forget what a game no longer offers", () => {
    const options = { othello: true, limit: 25, speed: "fast" };
    expect(usualOptions(GAME, { arrangement: { ...ARRANGEMENT, options } })).toEqual({ othello: true, limit: 20 });
  });

  it("keep the seats of last time unless they no longer fit", () => {
    expect(usualSeats(GAME, { arrangement: ARRANGEMENT })).toEqual(ARRANGEMENT.seats);
    expect(usualSeats({ ...GAME, least_seats: 3, most_seats: 4 }, { arrangement: ARRANGEMENT })).toBe(null);
    expect(usualSeats({ ...GAME, levels: [{ name: "novice", rating: 900 }] }, { arrangement: ARRANGEMENT })).toBe(null);
    expect(usualSeats(GAME, {})).toBe(null);
  });
});
