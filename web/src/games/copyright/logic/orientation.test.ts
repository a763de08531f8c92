import { describe, expect, it } from "vitest";
import { flipped, held, posture, turned } from "./orientation";

const CARD = "so.x.....";
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

describe("a card", () => {
  it("has eight orientations that all look different", () => {
    expect(new Set(ALL.map((each) => held(CARD, each).join(""))).size).toBe(8);
    expect(held(CARD, 1).join("")).toBe(".xs..o...");
    expect(held(CARD, 4).join("")).toBe(".os..x...");
  });

  it("is turned as it is seen, whichever side is up", () => {
    for (const each of ALL) {
      const quarter = held(held(CARD, each).join(""), 1);
      expect(held(CARD, turned(each))).toEqual(quarter);
      expect(turned(turned(each), -1)).toBe(each);
    }
  });

  it("is turned over as it is seen, whichever way round it is", () => {
    for (const each of ALL) expect(held(CARD, flipped(each))).toEqual(held(held(CARD, each).join(""), 4));
  });

  it("is drawn in the posture of its orientation", () => {
    for (const each of ALL) {
      const { angle, over } = posture(each);
      const spun = held(CARD, (((angle / 90) % 4) + 4) % 4).join("");
      expect(held(spun, over === 180 ? 4 : 0)).toEqual(held(CARD, each));
    }
  });

  it("never takes the long way round on the screen", () => {
    let before = posture(0);
    for (const [at, each] of [1, 2, 3, 0, 1].entries()) {
      before = posture(each, before);
      expect(before.angle).toBe(90 * (at + 1));
    }
    expect(posture(flipped(1), before).angle).toBe(before.angle);
  });
});
