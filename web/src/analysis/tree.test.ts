import { describe, expect, it } from "vitest";
import { SAMPLE, variation } from "./examples";
import { departure, find, isPlayed, isVariation, onwards, origin, path, sibling, through, treeOf } from "./tree";
import type { Branch } from "./tree";

const told = (branches: readonly Branch[]) => branches.map(({ line }) => line?.move ?? "^").join("");
const tree = treeOf(SAMPLE);

function at(number: number, ply: number): Branch {
  const found = find(tree, SAMPLE, { variation: number, ply });
  if (!found) throw new Error(`nothing at ${number}.${ply}`);
  return found;
}

describe("a tree of variations", () => {
  it("has the recorded game as its main line", () => {
    expect(told(onwards(tree.start))).toBe("abcd");
    expect(onwards(tree.start).every(isPlayed)).toBe(true);
  });

  it("has only a start when nothing was played", () => {
    const empty = treeOf({ main: variation(""), variations: [] });
    expect(onwards(empty.start)).toEqual([]);
    expect(path(empty.start)).toEqual([]);
  });

  it("has variations where they branch off", () => {
    expect(told(path(at(1, 3)))).toBe("axy");
    expect(told(path(at(2, 3)))).toBe("axz");
    expect(isVariation(at(1, 2))).toBe(true);
    expect(isVariation(at(1, 3))).toBe(false);
    expect(isVariation(at(2, 3))).toBe(true);
    expect(isVariation(at(0, 2))).toBe(false);
  });

  it("finds what a variation has in common with the one it branches off from", () => {
    expect(at(1, 1)).toBe(at(0, 1));
    expect(at(2, 2)).toBe(at(1, 2));
    expect(at(2, 0)).toBe(tree.start);
    expect(find(tree, SAMPLE, { variation: 2, ply: 9 })).toBeNull();
    expect(find(tree, SAMPLE, { variation: 7, ply: 1 })).toBeNull();
  });

  it("knows a variation that branches off from the end of another", () => {
    const further = { main: variation("0:a"), variations: [variation("1:x", 0, 1), variation("0:y", 1, 2)] };
    const grown = treeOf(further);
    expect(told(onwards(grown.start))).toBe("axy");
    const [, x, y] = onwards(grown.start);
    expect(x && isVariation(x)).toBe(true);
    expect(y && isVariation(y)).toBe(false);
  });

  it("knows the line through a branch", () => {
    expect(told(through(tree, at(1, 2)))).toBe("^axy");
    expect(told(through(tree, tree.start))).toBe("^abcd");
    expect(departure(at(1, 3))).toBe(1);
    expect(departure(at(0, 3))).toBe(3);
    expect(departure(tree.start)).toBe(0);
  });

  it("knows where a variation begins", () => {
    expect(origin(at(1, 3))).toBe(at(1, 2));
    expect(origin(at(2, 3))).toBe(at(2, 3));
    expect(origin(at(0, 4))).toBeNull();
  });

  it("has the same key for a position whatever else is in the tree", () => {
    const less = treeOf({ ...SAMPLE, variations: SAMPLE.variations.slice(0, 1) });
    expect(less.branches.get("1.3")?.key).toBe(at(1, 3).key);
    expect(at(2, 3).key).not.toBe(at(1, 3).key);
  });

  it("ignores a variation that branches off from nowhere", () => {
    const broken = treeOf({ main: variation("0:a"), variations: [variation("0:x", 5, 9)] });
    expect(broken.branches.size).toBe(2);
  });

  it("steps through what was tried at one place, in circles", () => {
    expect(sibling(at(0, 2), 1)).toBe(at(1, 2));
    expect(sibling(at(1, 2), 1)).toBe(at(0, 2));
    expect(sibling(at(0, 2), -1)).toBe(at(1, 2));
    expect(sibling(tree.start, 1)).toBe(tree.start);
    expect(sibling(at(0, 4), 1)).toBe(at(0, 4));
  });
});
