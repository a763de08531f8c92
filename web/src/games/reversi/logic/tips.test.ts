import { describe, expect, it } from "vitest";
import { lessonTexts } from "../../../i18n/lessons";
import type { ReversiView } from "../types";
import { tips } from "./tips";

const view = (given: Partial<ReversiView> = {}): ReversiView => ({
  board: ".".repeat(64),
  colours: ["gold", "black"],
  turn: 0,
  counts: [2, 2],
  reserves: [30, 30],
  turns: { d6: ["d5"], c5: ["d5"] },
  last: null,
  options: { one_line: false, parallel: false, othello: false, balanced: false },
  ...given,
});

const ids = (given: Partial<ReversiView>, near = 0, acting = true) =>
  tips(view(given), near, acting).map((tip) => tip.id);

describe("the tips for a newcomer to Reversi", () => {
  it("begin with what may be done, for whoever is to move", () => {
    expect(ids({})).toEqual(["may", "count", "reserve"]);
    expect(ids({}, 0, false)).toEqual(["count", "reserve"]);
  });

  it("say that a line is chosen, where one is", () => {
    expect(ids({ options: { one_line: true, parallel: false, othello: false, balanced: false } })[0]).toBe("may-line");
  });

  it("show the last disc, and apart from it what it turned over", () => {
    const last = { seat: 1, square: "g5", turned: ["f5"] };
    expect(tips(view({ last }), 0, true).find(({ id }) => id === "turned")?.look).toEqual(["g5", "turned f5"]);
  });

  it("explain a pass to whoever passed and to whoever plays again", () => {
    const last = { seat: 0, square: "a1", turned: ["b1"] };
    expect(ids({ last, turn: 0 }, 0)[0]).toBe("passed");
    expect(ids({ last, turn: 0 }, 1, false)[0]).toBe("passed-you");
    expect(ids({ last, turn: 1 }, 0, false)).not.toContain("passed");
  });

  it("point at a corner that can be taken", () => {
    const found = tips(view({ turns: { a1: ["b1"], d6: ["d5"] } }), 0, true);
    expect(found.find(({ id }) => id === "corner")?.look).toEqual(["a1"]);
  });

  it("explain a tie at the end, and no reserve where there is none", () => {
    const last = { seat: 1, square: "a1", turned: ["b1"] };
    expect(ids({ turn: null, turns: {}, counts: [32, 32], last }, 0, false)).toContain("tied");
    expect(ids({ reserves: null })).toEqual(["may", "count"]);
  });

  it("all have a text", async () => {
    await lessonTexts("reversi");
    const last = { seat: 0, square: "a1", turned: ["b1"] };
    const options = { one_line: true, parallel: false, othello: false, balanced: false };
    const end = { turn: null, turns: {}, counts: [32, 32], last } satisfies Partial<ReversiView>;
    const all = [view({ last, turns: { a1: ["b1"] } }), view({ options }), view(end)].flatMap((each) => [
      ...tips(each, 0, true),
      ...tips(each, 1, false),
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(9);
    expect(all.filter(({ id, text }) => text === "" || text.includes(`tip-${id}`))).toEqual([]);
  });
});
