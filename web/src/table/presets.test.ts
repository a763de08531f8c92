import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/types";
import { differing, nearest, preset } from "./presets";
import { quickTable } from "./quick";

const option = (name: string, usual: boolean | number) => ({
  name,
  default: usual,
  values: [usual],
  rare: false,
  applies: [],
});

const GAME: GameInfo = {
  name: "reversi",
  least_seats: 2,
  most_seats: 4,
  starts: 0,
  options: [option("doubts", false), option("seconds", 0), option("rounds", 3)],
  presets: {
    begin: { doubts: false, seconds: 0, rounds: 1, former: true },
    printed: { doubts: true, seconds: 15, rounds: 3, former: true },
  },
  levels: [{ name: "novice", rating: 900 }],
  daily: null,
};

describe("presets", () => {
  it("set every option that is offered, and no other", () => {
    expect(preset(GAME, "begin")).toEqual({ doubts: false, seconds: 0, rounds: 1 });
    expect(preset({ ...GAME, presets: {} }, "printed")).toEqual({ doubts: false, seconds: 0, rounds: 3 });
  });

  it("know which options differ from them", () => {
    const names = (chosen: Record<string, boolean | number>) =>
      differing(GAME.options, chosen, preset(GAME, "printed")).map(({ name }) => name);
    expect(names({ doubts: true, seconds: 15, rounds: 3 })).toEqual([]);
    expect(names({ doubts: true, seconds: 30, rounds: 5 })).toEqual(["seconds", "rounds"]);
    expect(names({ doubts: true, seconds: 15 })).toEqual([]);
  });

  it("are chosen by what is nearest", () => {
    expect(nearest(GAME, { doubts: true, seconds: 30, rounds: 3 })).toBe("printed");
    expect(nearest(GAME, { doubts: false, seconds: 30, rounds: 1 })).toBe("begin");
    expect(nearest({ ...GAME, presets: {} }, { doubts: true })).toBe("begin");
  });

  it("begin a game that is played at once, against the level asked for", () => {
    expect(quickTable(GAME, "novice", "Ada")).toEqual({
      game: "reversi",
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "novice" },
      ],
      options: { doubts: false, seconds: 0, rounds: 1 },
    });
  });
});
