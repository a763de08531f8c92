import { describe, expect, it } from "vitest";
import { SAMPLE, variation } from "./examples";
import { arranged } from "./sheet";
import { treeOf } from "./tree";

const read = (analysis: typeof SAMPLE): string[] =>
  arranged(treeOf(analysis)).map(
    ({ depth, begins, entries }) =>
      ">".repeat(depth) +
      (begins === null ? "" : `(${begins}) `) +
      entries.map(({ branch, number, isChance }) => `${isChance ? "" : `${number}.`}${branch.line?.move}`).join(" "),
  );

describe("the sheet of a tree", () => {
  it("is one row when nothing was tried", () => {
    expect(read({ main: variation("0:a 1:b 0:c"), variations: [] })).toEqual(["1.a 2.b 3.c"]);
    expect(read({ main: variation(""), variations: [] })).toEqual([]);
  });

  it("shows variations after the moves that they replace, indented", () => {
    expect(read(SAMPLE)).toEqual(["1.a 2.b", ">(1) 2.x 3.y", ">>(2) 3.z", "3.c 4.d"]);
  });

  it("continues a variation after what was tried in it", () => {
    const variations = [variation("1:x 0:y 1:v", 0, 1), variation("0:z", 1, 2)];
    expect(read({ ...SAMPLE, variations })).toEqual(["1.a 2.b", ">(1) 2.x 3.y", ">>(2) 3.z", ">4.v", "3.c 4.d"]);
  });

  it("shows variations of the first move", () => {
    expect(read({ main: variation("0:a 1:b"), variations: [variation("0:x")] })).toEqual(["1.a", ">(1) 1.x", "2.b"]);
  });

  it("continues a game where it stops in a row of its own", () => {
    const variations = [variation("1:x 0:y", 0, 1), variation("1:v", 0, 1)];
    expect(read({ main: variation("0:a"), variations })).toEqual(["1.a", "(1) 2.x", ">(2) 2.v", "3.y"]);
  });

  it("has a main line even if nothing was played", () => {
    expect(read({ main: variation(""), variations: [variation("0:a 1:b")] })).toEqual(["(1) 1.a 2.b"]);
  });

  it("gives chance no number", () => {
    const main = variation("0:a -1:draw 0:b");
    expect(read({ main, variations: [variation("0:x -1:other", 0, 2)] })).toEqual(["1.a draw 2.b", ">(1) 2.x other"]);
  });
});
