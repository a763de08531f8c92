import { describe, expect, it } from "vitest";
import { lessonTexts } from "../../../i18n/lessons";
import { NAMES } from "../../../ui/grid/squares";
import { view } from "./examples";
import { demonstration } from "./moves";
import { tips } from "./tips";

const board = (lying: Record<string, string>) => NAMES.map((name) => lying[name] ?? ".").join("");
const turns = { gd6: ["d5"], bc4: ["d4"] };
const ids = (given: Parameters<typeof view>[0], acting = true) => tips(view(given), 0, acting).map(({ id }) => id);
const look = (given: Parameters<typeof view>[0], wanted: string) =>
  tips(view(given), 0, true).find(({ id }) => id === wanted)?.look;

describe("the tips for a newcomer to the solo game", () => {
  it("begin with what may be done, for whoever plays", () => {
    expect(ids({ turns })).toEqual(["place", "score"]);
    expect(ids({ turns }, false)).toEqual(["score"]);
  });

  it("show the hidden tokens that a disc can uncover, by a side only", () => {
    expect(look({ turns, board: board({ d7: "?", e7: "?", b4: "?", h8: "?" }) }, "hidden")).toEqual(["b4", "d7"]);
  });

  it("show a token that can be won, and from where", () => {
    expect(look({ turns, wins: { gb6: ["c6"] } }, "win")).toEqual(["win gb6"]);
    expect(ids({ turns, wins: { gb6: ["c6"] } })).toEqual(["win", "place", "score"]);
    expect(demonstration(["seat 0", "win gb6"])).toBe("gb6");
    expect(demonstration(["b6"])).toBeNull();
  });

  it("wait until chance has turned the tokens", () => {
    expect(ids({ turns, turning: ["d7"] }, false)).toEqual([]);
  });

  it("tell what the last disc has won and uncovered", () => {
    const last = { colour: "gold", square: "d6", turned: [], won: { d5: "b3" } } as const;
    const shown = { turns, last: { ...last, turned: [] }, tokens: { d7: "b1", c6: "g2", e7: "g3" } };
    expect(look(shown, "won")).toEqual(["d5"]);
    expect(look(shown, "uncovered")).toEqual(["d7", "c6"]);
  });

  it("explain lost tokens, and a score that adds up the numbers", () => {
    expect(look({ lost: ["h3"] }, "lost")).toEqual(["h3"]);
    expect(ids({ options: { values: true } }).at(-1)).toBe("score-values");
  });

  it("all have a text", async () => {
    await lessonTexts("solo");
    const last = { colour: "gold", square: "d6", turned: [], won: { d5: "b3" } } as const;
    const all = [true, false].flatMap((values) =>
      tips(
        view({
          turns,
          wins: { gb6: ["c6"] },
          board: board({ b4: "?" }),
          lost: ["h3"],
          tokens: { d7: "b1" },
          last: { ...last, turned: [] },
          options: { values },
        }),
        0,
        true,
      ),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(8);
    expect(all.filter(({ id, text }) => text === "" || text.includes(`tip-${id}`))).toEqual([]);
  });
});
