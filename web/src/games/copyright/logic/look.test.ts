import { describe, expect, it } from "vitest";
import { Look } from "./look";

describe("places to look at", () => {
  it("are cards, cells, seats, buttons, and parts of the board", () => {
    const look = new Look(["card 12", "model 9", "cell 2 -1", "seat 1", "turn", "frame", "score"]);
    expect([...look.cards]).toEqual([12]);
    expect([...look.modelCells]).toEqual([8]);
    expect(look.cells).toEqual([{ x: 2, y: -1 }]);
    expect([...look.seats]).toEqual([1]);
    expect([...look.tools]).toEqual(["turn"]);
    expect([look.model, look.frame, look.score]).toEqual([false, true, true]);
  });

  it("tell the whole model from one of its cells", () => {
    expect(new Look(["model"])).toMatchObject({ model: true, modelCells: new Set() });
    expect(new Look(["model 1"])).toMatchObject({ model: false, modelCells: new Set([0]) });
  });

  it("are none when there are none, and what is unknown is left out", () => {
    expect(new Look()).toEqual(new Look(["nonsense"]));
    expect(new Look(["model 12"]).modelCells.size).toBe(0);
  });
});
