import { describe, expect, it } from "vitest";
import { joined, parts, Turns } from "./turns";

describe("a turn of Reflecto", () => {
  it("is tiles taken out, one step or chain, and more tiles taken out", () => {
    const text = "a7-out b1-d5 c7-out d7-out";
    expect(parts(text)).toEqual({ before: ["a7"], act: "b1-d5", after: ["c7", "d7"] });
    expect(joined(parts(text))).toBe(text);
  });

  it("may jump off the board, which only happens from rows with an even number", () => {
    expect(parts("b4-out")).toEqual({ before: [], act: "b4-out", after: [] });
    expect(parts("a7-out")).toEqual({ before: ["a7"], act: null, after: [] });
  });

  it("may be a guess or a pass", () => {
    expect(parts("a1-out guess PIANO")).toEqual({ before: ["a1"], act: "guess PIANO", after: [] });
    expect(parts("pass").act).toBe("pass");
  });
});

describe("the turns that are listed", () => {
  const turns = new Turns(["b1-b2", "b1-d3", "a7-out b1-b2", "b1-b2 a7-out", "b6-out", "a7-out c7-out b1-b2"]);

  it("say where each screen may go, after tiles have been taken out", () => {
    expect(turns.ends([])).toEqual(
      new Map([
        ["b1", new Set(["b2", "d3"])],
        ["b6", new Set(["out"])],
      ]),
    );
    expect(turns.ends(["a7"])).toEqual(new Map([["b1", new Set(["b2"])]]));
  });

  it("say which tiles may be taken out, one after the other", () => {
    expect(turns.leavingBefore([])).toEqual(["a7"]);
    expect(turns.leavingBefore(["a7"])).toEqual(["c7"]);
    expect(turns.leavingAfter([], "b1-b2", [])).toEqual(["a7"]);
    expect(turns.leavingAfter([], "b1-d3", [])).toEqual([]);
  });

  it("are found by their parts, in whatever order like tiles are taken out", () => {
    expect(turns.find(["c7", "a7"], "b1-b2")).toBe("a7-out c7-out b1-b2");
    expect(turns.find(["c7"], "b1-b2")).toBeUndefined();
    expect(turns.find([], "b1-b2", ["a7"])).toBe("b1-b2 a7-out");
  });
});
