import { describe, expect, it } from "vitest";
import { arranged } from "./sheet";
import { at, grown, recorded, START, type Line, type Tree } from "./tree";

const line = (text: string): Line[] =>
  text.split(" ").map((word) => {
    const [seat = "", move = ""] = word.split(":");
    return { seat: Number(seat), move };
  });

const read = (tree: Tree): string[] =>
  arranged(tree).map(
    ({ depth, begins, entries }) =>
      ">".repeat(depth) +
      (begins === null ? "" : "*") +
      entries.map(({ id, number, isChance }) => `${isChance ? "" : `${number}.`}${at(tree, id).line?.move}`).join(" "),
  );

describe("the sheet of a tree", () => {
  it("is one row when nothing was tried", () => {
    expect(read(recorded(line("0:a 1:b 0:c")))).toEqual(["1.a 2.b 3.c"]);
    expect(arranged(recorded([]))).toEqual([]);
  });

  it("shows a variation after the move that it replaces", () => {
    const { tree } = grown(recorded(line("0:a 1:b 0:c")), 1, line("1:x 0:y"));
    expect(read(tree)).toEqual(["1.a 2.b", ">*2.x 3.y", "3.c"]);
  });

  it("shows variations of the first move", () => {
    const { tree } = grown(recorded(line("0:a 1:b")), START, line("0:x"));
    expect(read(tree)).toEqual(["1.a", ">*1.x", "2.b"]);
  });

  it("indents variations of variations", () => {
    const first = grown(recorded(line("0:a 1:b 0:c")), 1, line("1:x 0:y 1:z"));
    const { tree } = grown(first.tree, first.ids[0] ?? 0, line("0:v"));
    expect(read(tree)).toEqual(["1.a 2.b", ">*2.x 3.y", ">>*3.v", ">4.z", "3.c"]);
  });

  it("continues a game where it stops in a row of its own", () => {
    const first = grown(recorded(line("0:a")), 1, line("1:x 0:y"));
    const { tree } = grown(first.tree, 1, line("1:v"));
    expect(read(tree)).toEqual(["1.a", "*2.x", ">*2.v", "3.y"]);
  });

  it("has a main line even if nothing was played", () => {
    const { tree } = grown(recorded([]), START, line("0:a 1:b"));
    expect(read(tree)).toEqual(["*1.a 2.b"]);
  });

  it("gives chance no number", () => {
    const { tree } = grown(recorded(line("0:a -1:draw 0:b")), 2, line("0:x -1:other"));
    expect(read(tree)).toEqual(["1.a draw 2.b", ">*2.x other"]);
  });
});
