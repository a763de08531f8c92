import { describe, expect, it } from "vitest";
import { preferences } from "../../../preferences.svelte";
import { laid, place, view } from "./examples";
import { costs, described, figures, guide, hovering, pictured, recited, told, turn, worded, written } from "./words";

preferences.language = "en";

const ada = { name: "Ada", you: false };
const you = { name: "Ada", you: true };
const frame = { x: 0, y: 0, matching: "111110000", matches: 5, rows: 0, columns: 0, score: 5 };

describe("what is seen", () => {
  it("is described cell by cell", () => {
    expect(figures("sx")).toBe("square and cross");
    expect(figures("")).toBe("empty");
    expect(described({ figures: "o", cards: [3, 5] }, -1, 2)).toBe("Column -1, row 2: circle, cards 3 and 5");
    expect(described(null, 0, 0)).toBe("Column 0, row 0: no card");
    expect(recited(["so", "", "x", "", "", "", "", "", ""])).toBe(
      "Row 1: square and circle, empty, cross. Row 2: empty, empty, empty. Row 3: empty, empty, empty.",
    );
  });

  it("describes a card in its orientation", () => {
    expect(pictured("so.x.....", 1)).toBe("cross top, square top right, circle right");
    expect(hovering(laid(12, 2, -1), "s...o...x")).toBe(
      "Card 12: square top left, circle in the middle, cross bottom right; column 2, row -1.",
    );
  });
});

describe("a move", () => {
  it("is written in words", () => {
    expect(
      ["12r1+2-1", "12f2+0+0", "12", "-12", "clear", "deal", "time 7", "pass 3"].map((move) => written(move)),
    ).toEqual([
      "card 12 turned, column 2, row -1",
      "card 12 flipped, column 0, row 0",
      "card 12, column 0, row 0",
      "takes card 12 back",
      "started over",
      "deal",
      "time up",
      "not laid",
    ]);
  });

  it("is listed without the place of a card", () => {
    expect(["12r1+2-1", "12f2+0+0", "12", "-12"].map((move) => written(move, true))).toEqual([
      "card 12 turned",
      "card 12 flipped",
      "card 12",
      "takes card 12 back",
    ]);
  });

  it("is put into words for a newcomer", () => {
    const shown = view({ faces: { 12: "so......." }, places: [place({ hand: [12] })] });
    expect(worded(shown, "12f0+0+1")).toBe(
      "card 12, as the dashed one lies (circle top, square top right), anywhere on the empty grid",
    );
    expect([worded(shown, "-12"), worded(shown, "clear")]).toEqual(["take card 12 back", "started over"]);
  });

  it("has its place described by the cards that lie there, not by numbers on an endless grid", () => {
    const own = place({ hand: [12], laid: [laid(5, 0, 0), laid(6, 2, 1)] });
    const where = (move: string, given = own) => worded(view({ places: [place(), given] }), move).split("), ")[1];
    expect(where("12r0+2+1")).toBe("exactly on card 6");
    expect(where("12r0+1-2")).toBe("shifted one column to the right and 2 rows up from card 5");
    expect(where("12r0+2+2")).toBe("shifted one row down from card 6");
    expect(where("6r0+0+0")).toBe("exactly on card 5");
    const alone = place({ laid: [laid(5, 0, 0)] });
    expect(where("5r1+0+0", alone)).toBe("where it lies");
    expect(where("5r1-1+0", alone)).toBe("shifted one column to the left from where it lies");
  });

  it("is told to its maker, with their progress", () => {
    const mine = view({ places: [place({ hand: [6], laid: [laid(5, 0, 0)], frame }), place()] });
    expect(told(mine, "5r0+0+0", you)).toBe("Card 5 laid. 5 cells of 9 match.");
  });

  it("is not told of the others in a race, unless it ends the round", () => {
    expect(told(view(), "5r0+0+0", ada)).toBe("");
    expect(told(view(), "done", ada)).toBe("Ada has finished.");
    const result = { ending: "finished" as const, tallies: [], best: [] };
    expect(told(view({ stage: "scored", finishers: [1], result }), "5r0+0+0", ada)).toBe("Ada reproduces the model!");
  });

  it("is told to everybody where players take turns", () => {
    expect(told(view({}, { turns: true }), "-5", ada)).toBe("Ada takes card 5 back.");
  });
});

describe("what sticks out", () => {
  it("is counted in words", () => {
    expect(costs({ ...frame, rows: 1 })).toBe("−1: 1 row sticks out of the frame");
    expect(costs({ ...frame, rows: 1, columns: 2 })).toBe("−3: 1 row and 2 columns stick out of the frame");
    expect(costs(frame)).toBe("");
  });
});

describe("the guide", () => {
  it("speaks of no race to whoever trains alone", () => {
    expect(turn(view(), true)).toBe("The race is on");
    expect(turn(view({ places: [place({ hand: [5] })] }), true)).toBe("Your turn to copy the model");
  });

  it("follows the stage, and is silent in the end", () => {
    expect(guide(view(), 0, true)).toMatch(/^Drag a card/);
    expect(guide(view(), 0, false)).toMatch(/^You have finished/);
    expect(guide(view({ player: 1 }, { turns: true }), 0, false)).toMatch(/^It is not your turn/);
    expect(guide(view({ turn: 1 }, { variant: "timed" }), 0, true)).toMatch(/^Lay this turn/);
    expect(guide(view({ stage: "arranging" }), 0, true)).toMatch(/arrange the model/);
    expect(guide(view({ stage: "over", ended: "points" }), 0, false)).toBe("");
  });
});
