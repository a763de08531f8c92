import { describe, expect, it } from "vitest";
import { laid, place, view } from "./examples";
import { tips } from "./tips";

const frame = { x: 0, y: 0, matching: "110000000", matches: 2, rows: 1, columns: 0, score: 1 };
const ids = (...given: Parameters<typeof tips>) => tips(...given).map(({ id }) => id);

describe("tips for a first game", () => {
  it("begin with laying a card and turning it", () => {
    expect(ids(view(), 0, true)).toEqual(["lay", "turn"]);
    expect(tips(view(), 0, true)[0]?.look).toEqual(["model", "card 5"]);
  });

  it("explain what sticks out when it does, and the numbers once there is a lay-out", () => {
    const own = place({ laid: [laid(5, 0, 0)], hand: [6], frame });
    expect(ids(view({ places: [own, place()] }), 0, true)).toEqual(["out", "again", "shift", "matches", "others"]);
    const alone = place({ laid: [laid(5, 0, 0)], hand: [6], frame: { ...frame, rows: 0 } });
    expect(ids(view({ places: [alone] }), 0, true)).toEqual(["again", "shift", "matches"]);
  });

  it("speak of no penalties in flash, and of the turn's card in the timed variant", () => {
    const own = place({ laid: [laid(5, 0, 0)], hand: [6], frame });
    expect(ids(view({ places: [own] }, { variant: "flash" }), 0, true)).not.toContain("out");
    expect(ids(view({ places: [own] }, { variant: "timed" }), 0, true)).toContain("timed");
  });

  it("say what may be done only to who may do it", () => {
    expect(ids(view(), 0, false)).toEqual([]);
    expect(ids(view({ stage: "arranging" }), 0, true)).toEqual(["arrange"]);
    expect(ids(view({ stage: "arranging" }), 0, false)).toEqual([]);
  });

  it("explain a counted round", () => {
    expect(ids(view({ stage: "scored" }), 0, true)).toEqual(["scored", "best"]);
  });

  it("tell that somebody has finished first", () => {
    expect(ids(view({ finishers: [1] }), 0, true)[0]).toBe("last");
    expect(ids(view({ finishers: [0] }), 0, true)).not.toContain("last");
  });
});
