import { describe, expect, it } from "vitest";
import type { GameInfo, Opponent, SeatInfo } from "../wire/types";
import { adaptive, after, faced, isFixed, met, neighbour, offer, result, type Result } from "./opponents";

const levels = (...names: string[]) => names.map((name) => ({ name, rating: null }));
const GAME: Pick<GameInfo, "levels" | "characters" | "former"> = {
  levels: levels("child", "novice", "adept", "master"),
  characters: levels("fox"),
  former: { adult: "adept" },
};

/** The opponent after games against whoever came. */
function course(results: Result[], from?: Opponent): Opponent | undefined {
  return results.reduce<Opponent | undefined>(
    (known, each) => after(GAME, known, adaptive(GAME, known) ?? "", each),
    from,
  );
}

describe("the opponent that fits", () => {
  it("is the gentlest at first", () => {
    expect(met(GAME, undefined)).toBe("child");
    expect(met({ levels: [] }, undefined)).toBe(null);
  });

  it("changes after two results that go the same way, and not before", () => {
    expect(course(["won"])).toMatchObject({ level: "child", lean: 1 });
    expect(course(["won", "won"])).toMatchObject({ level: "novice", lean: 0 });
    expect(course(["won", "won", "lost"])).toMatchObject({ level: "novice", lean: -1 });
    expect(course(["won", "won", "lost", "won"])).toMatchObject({ level: "novice", lean: 0 });
    expect(course(["won", "won", "lost", "lost"])).toMatchObject({ level: "child", lean: 0 });
  });

  it("stays after a draw, and at the ends of the ladder", () => {
    expect(course(["won", "even"])).toMatchObject({ level: "child", lean: 1 });
    expect(course(["lost", "lost", "lost"])).toMatchObject({ level: "child", lean: 0 });
    expect(course(["won", "won"], { level: "master", lean: 0 })).toMatchObject({ level: "master", lean: 0 });
  });

  it("learns from a chosen level what was not to be expected", () => {
    const known = { level: "novice", lean: 0 };
    expect(after(GAME, known, "child", "won")).toMatchObject(known);
    expect(after(GAME, known, "master", "lost")).toMatchObject(known);
    expect(after(GAME, known, "adept", "won")).toMatchObject({ level: "adept", lean: 1 });
    expect(after(GAME, known, "child", "lost")).toMatchObject({ level: "child", lean: 0 });
    expect(after(GAME, { level: "master" }, "adept", "lost")).toMatchObject({ level: "adept", lean: -1 });
  });

  it("learns nothing from a character, who is not on the ladder", () => {
    expect(after(GAME, { level: "novice" }, "fox", "won")).toMatchObject({ level: "novice", lean: 0 });
  });

  it("can be fixed, and is followed by what it is called today", () => {
    expect(met(GAME, { level: "novice", fixed: "fox" })).toBe("fox");
    expect(met(GAME, { level: "novice", fixed: "divine" })).toBe("novice");
    expect(met(GAME, { level: "adult" })).toBe("adept");
    expect([isFixed(GAME, { level: "novice", fixed: "fox" }), isFixed(GAME, undefined)]).toEqual([true, false]);
    expect(after(GAME, { level: "novice", fixed: "adept" }, "adept", "won")).toMatchObject({ fixed: "adept" });
  });

  it("is offered one step up after a win, and one step down after two losses in a row", () => {
    const lost = course(["lost"], { level: "adept" });
    const again = course(["lost"], lost);
    expect(offer(GAME, undefined, "child", "won")).toBe("novice");
    expect(offer(GAME, undefined, "master", "won")).toBe(null);
    expect(offer(GAME, lost, "adept", "lost")).toBe(null);
    expect(offer(GAME, again, "adept", "lost")).toBe("novice");
    expect(offer(GAME, course(["won", "lost"], lost), "adept", "lost")).toBe(null);
    expect(offer(GAME, { level: "child", lost: 5 }, "child", "lost")).toBe(null);
    expect(neighbour(GAME, "fox", 1)).toBe(null);
  });
});

describe("a result", () => {
  it("is a win among several if more are left behind than are ahead", () => {
    expect([0, 1].map((seat) => result({ ranks: [1, 2] }, seat))).toEqual(["won", "lost"]);
    expect(result({ ranks: [1, 1] }, 0)).toBe("even");
    expect([0, 1, 2].map((seat) => result({ ranks: [1, 2, 3] }, seat))).toEqual(["won", "even", "lost"]);
    expect([0, 1, 2, 3].map((seat) => result({ ranks: [1, 2, 3, 4] }, seat))).toEqual(["won", "won", "lost", "lost"]);
  });

  it("counts against bots of one level alone", () => {
    const seat = (kind: SeatInfo["kind"], level: string | null = null, yours = false) => ({ kind, level, yours });
    const table = (...seats: ReturnType<typeof seat>[]) => ({ seats: seats as SeatInfo[] });
    const me = seat("human", null, true);
    expect(faced(table(me, seat("bot", "adept")))).toBe("adept");
    expect(faced(table(seat("bot", "adept"), me, seat("bot", "adept")))).toBe("adept");
    expect(faced(table(me, seat("bot", "adept"), seat("bot", "child")))).toBe(null);
    expect(faced(table(me, seat("human")))).toBe(null);
    expect(faced(table(me, me, seat("bot", "child")))).toBe(null);
    expect(faced(table(me))).toBe(null);
  });
});

describe("a player of a fixed strength", () => {
  interface Ratings {
    alone: boolean;
    players: Record<string, { rating: number }>;
  }
  const PUBLISHED = import.meta.glob<Ratings>("../../../src/galerie/games/*/bots/ratings.json", {
    eager: true,
    import: "default",
  });
  const CHARACTERS = ["runner", "spy", "fox"];
  const ladders = Object.values(PUBLISHED)
    .filter(({ alone }) => !alone)
    .map(({ players }) =>
      Object.entries(players)
        .filter(([name]) => !CHARACTERS.includes(name))
        .map(([name, { rating }]) => ({ name, rating })),
    );

  /** Numbers between 0 and 1 that are the same each time. */
  function* chances(seed: number): Generator<number, never> {
    for (let state = seed; ;) {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      yield state / 2 ** 32;
    }
  }

  it("wins about half of the games once the opponent has found them, in every game", () => {
    expect(ladders.length).toBeGreaterThan(3);
    for (const [number, ladder] of ladders.entries()) {
      const low = ladder[0]?.rating ?? 0;
      const high = ladder.at(-1)?.rating ?? 0;
      for (const share of [0.15, 0.5, 0.85]) {
        const strength = low + share * (high - low);
        const chance = chances(number + 1);
        const game = { levels: ladder };
        let known: Opponent | undefined;
        let won = 0;
        for (let played = -40; played < 600; played++) {
          const level = met(game, known) ?? "";
          const rating = ladder.find(({ name }) => name === level)?.rating ?? 0;
          const wins = chance.next().value < 1 / (1 + 10 ** ((rating - strength) / 400));
          known = after(game, known, level, wins ? "won" : "lost");
          if (played >= 0 && wins) won += 1;
        }
        expect(won / 600).toBeGreaterThan(0.44);
        expect(won / 600).toBeLessThan(0.56);
      }
    }
  });
});
