import { describe, expect, it } from "vitest";
import { example, player } from "./examples";
import { tips } from "./tips";

const ids = (...told: Parameters<typeof tips>) => tips(...told).map(({ id }) => id);
const detour = "d11 d10 e10 e9 d9 d8 d7 d6 d5 d4 d3 d2 d1";
const straight = (column: string) => Array.from({ length: 11 }, (_, at) => column + String(11 - at)).join(" ");
const deed = (seat: number, move: string, proven: boolean | null = null) => ({ seat, move, before: [11, 11], proven });

describe("the tips of a first game", () => {
  it("begin with the numbers that are free", () => {
    const view = example({
      stage: "starting",
      players: [{ ...player(1, "d11"), number: null, start: null, finish: null, path: null }, player(2, straight("h"))],
    });
    expect(ids(view, 0, true)).toEqual(["start"]);
    expect(tips(view, 0, true)[0]?.look).toEqual(["d11", "d1", "a8", "k8", "a4", "k4"]);
    expect(ids(view, 0, false)).toEqual([]);
  });

  it("say nothing while lots are drawn", () => {
    expect(ids(example({ stage: "drawing" }), 0, false)).toEqual([]);
  });

  it("tell what a tile did to one's own path, and to another's", () => {
    const players = [player(1, detour), player(2, straight("h"))];
    expect(ids(example({ players, last: deed(1, "d10:ne") }), 0, false)).toEqual(["deflected", "length"]);
    expect(tips(example({ players, last: deed(1, "d10:ne") }), 0, false)[0]?.look).toEqual(["d10", "seat 0"]);
    expect(ids(example({ players, last: deed(0, "d10:ne") }), 0, false)).toEqual(["strayed", "length"]);
    expect(ids(example({ players, last: deed(1, "d10:ne") }), 1, false)).toEqual(["deflects", "length"]);
    expect(ids(example({ last: deed(1, "g10:ns") }), 0, false)).toEqual(["length"]);
  });

  it("offer the end only when nothing changes a path", () => {
    const changes = { "d10:ne": [13, 11] };
    expect(ids(example({ changes }), 0, true)).toEqual(["lay", "touch", "length"]);
    expect(ids(example(), 0, true)).toEqual(["ask", "lay", "touch", "length"]);
    expect(ids(example({ asked: true }), 0, true)).not.toContain("ask");
  });

  it("explain backs at level 2, an answer, a proof and a penalty", () => {
    const { options } = example();
    expect(ids(example({ options: { ...options, level: 2 } }), 0, true)).toContain("backs");
    const question = { seat: 1, agreed: [], contested: [] };
    expect(ids(example({ stage: "answering", question }), 0, true)).toEqual(["answer", "length"]);
    expect(ids(example({ contesters: [0] }), 0, true)).toEqual(["prove", "length"]);
    expect(ids(example({ last: deed(0, "g10:ns", false) }), 0, false)).toEqual(["penalty", "length"]);
  });

  it("tell about empty squares once they may decide", () => {
    const filled = { squares: straight("d").split(" "), length: 11, empty: 9 };
    const players = [player(1, straight("d"), { path: filled }), player(2, straight("h"))];
    expect(ids(example({ players }), 0, false)).toEqual(["length", "empty"]);
  });
});
