import { describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";
import { Turns } from "./turns";

/** c1 may step to c2, jump over d1 to e1 and on over e2 to e3; the tile on a7 may leave. */
const MOVES = ["c1-c2", "c1-e1", "c1-e3", "a7-out c1-c2", "c1-c2 a7-out", "g6-out", "a7-out g6-out"];
const PATHS = { "c1-e3": ["c1", "e1", "e3"] };
const draft = (moves = MOVES) => new Draft(new Turns(moves), PATHS, new Set(["c1", "d1", "e2", "a7", "g6", "g7"]));

describe("a turn that is put together", () => {
  it("lights the squares of the screen picked up, by step or by jump", () => {
    const turn = draft();
    expect([turn.isMovable("c1"), turn.isMovable("d1")]).toEqual([true, false]);
    turn.pick("c1");
    expect([...turn.lit]).toEqual([
      ["c2", "step"],
      ["e1", "jump"],
      ["e3", "jump"],
    ]);
    expect(turn.wayTo("e3")).toEqual(["c1", "e1", "e3"]);
  });

  it("goes on jump by jump, and may stop after any of them", () => {
    const turn = draft();
    turn.pick("c1");
    expect(turn.go("e1")).toBe(true);
    expect([turn.text(), [...turn.lit.keys()]]).toEqual(["c1-e1", ["e3"]]);
    expect(turn.go("e3")).toBe(false);
    expect([turn.text(), turn.hops]).toEqual(["c1-e3", ["c1", "e1", "e3"]]);
  });

  it("does not go on after a step, but tiles may still be taken out", () => {
    const turn = draft();
    turn.pick("c1");
    expect(turn.go("c2")).toBe(true);
    expect([turn.lit.size, turn.leaving]).toEqual([0, ["a7"]]);
    expect(turn.take("a7")).toBe(false);
    expect(turn.text()).toBe("c1-c2 a7-out");
  });

  it("may begin with a tile taken out", () => {
    const turn = draft();
    expect(turn.leaving).toEqual(["a7"]);
    expect(turn.take("a7")).toBe(true);
    turn.pick("c1");
    expect([...turn.lit.keys()]).toEqual(["c2"]);
    expect(turn.go("c2")).toBe(false);
    expect(turn.text()).toBe("a7-out c1-c2");
  });

  it("is over when the last tile is taken out", () => {
    const turn = draft(["a7-out"]);
    expect(turn.take("a7")).toBe(false);
    expect(turn.text(null)).toBe("a7-out");
  });

  it("may be a jump off the board", () => {
    const turn = draft();
    turn.pick("g6");
    expect(turn.mayJumpOff).toBe(true);
    expect(turn.go("out")).toBe(false);
    expect(turn.text()).toBe("g6-out");
  });

  it("is taken back choice by choice", () => {
    const turn = draft();
    turn.take("a7");
    turn.pick("c1");
    turn.go("c2");
    turn.undo();
    expect([turn.hops, turn.before]).toEqual([["c1"], ["a7"]]);
    turn.undo();
    turn.undo();
    expect([turn.hops, turn.before, turn.begun]).toEqual([[], [], false]);
  });
});
