import { describe, expect, it } from "vitest";
import {
  at,
  departure,
  grown,
  isPromotable,
  isVariation,
  lines,
  moved,
  named,
  onwards,
  origin,
  path,
  promoted,
  recorded,
  sibling,
  START,
  through,
  without,
  type Line,
  type Tree,
} from "./tree";

const line = (text: string): Line[] =>
  text.split(" ").map((word) => {
    const [seat = "", move = ""] = word.split(":");
    return { seat: Number(seat), move };
  });

const GAME = "0:a 1:b 0:c 1:d";
const told = (tree: Tree, ids: readonly { id: number }[]) => ids.map(({ id }) => at(tree, id).line?.move).join("");

/** The game a b c d, with the variation x y after a, and z in place of y. */
function sample(): { tree: Tree; x: number; y: number; z: number } {
  const first = grown(recorded(line(GAME)), 1, line("1:x 0:y"));
  const [x = 0, y = 0] = first.ids;
  const second = grown(first.tree, x, line("0:z"));
  return { tree: second.tree, x, y, z: second.ids[0] ?? 0 };
}

describe("a tree of variations", () => {
  it("begins with the recorded game as its main line", () => {
    const tree = recorded(line(GAME));
    expect(told(tree, onwards(tree, START))).toBe("abcd");
    expect([...tree.branches.values()].every(({ played }) => played)).toBe(true);
  });

  it("has only a start when nothing was played", () => {
    const tree = recorded([]);
    expect(onwards(tree, START)).toEqual([]);
    expect(path(tree, START)).toEqual([]);
  });

  it("follows a move that is there already", () => {
    const tree = recorded(line(GAME));
    const followed = grown(tree, START, line("0:a 1:b"));
    expect(followed.tree.branches.size).toBe(tree.branches.size);
    expect(followed.ids).toEqual([1, 2]);
  });

  it("tells the same move by different seats apart", () => {
    const tree = recorded(line("0:a"));
    expect(grown(tree, START, line("1:a")).tree.branches.size).toBe(3);
  });

  it("opens a branch for another move, and leaves the old tree as it was", () => {
    const before = recorded(line(GAME));
    const { tree, x, y } = sample();
    expect(before.branches.size).toBe(5);
    expect(told(tree, path(tree, y))).toBe("axy");
    expect(isVariation(tree, x)).toBe(true);
    expect(isVariation(tree, y)).toBe(false);
    expect(at(tree, x).played).toBe(false);
  });

  it("knows the line through a branch, the way there and the moves", () => {
    const { tree, x, y, z } = sample();
    expect(told(tree, through(tree, x))).toBe("axy");
    expect(told(tree, through(tree, START))).toBe("abcd");
    expect(lines(tree, z)).toEqual(line("0:a 1:x 0:z"));
    expect(departure(tree, y)).toBe(1);
    expect(departure(tree, 3)).toBe(3);
    expect(departure(tree, START)).toBe(START);
  });

  it("knows where a variation begins", () => {
    const { tree, x, y, z } = sample();
    expect(origin(tree, y)).toBe(x);
    expect(origin(tree, z)).toBe(z);
    expect(origin(tree, 4)).toBeNull();
    const further = grown(tree, 4, line("0:e 1:f"));
    expect(origin(further.tree, further.ids[1] ?? 0)).toBe(further.ids[0]);
  });

  it("counts the moves of players, not those of chance", () => {
    const tree = recorded(line("-1:deal 0:a -1:draw 0:b"));
    expect(moved(tree, 3)).toBe(1);
    expect(moved(tree, 4)).toBe(2);
  });

  it("loses a variation with all that follows it", () => {
    const { tree, x } = sample();
    const cut = without(tree, x);
    expect(cut.branches.size).toBe(5);
    expect(at(cut, 1).children).toEqual([2]);
  });

  it("never loses what was played", () => {
    const { tree } = sample();
    expect(without(tree, 2)).toBe(tree);
    expect(without(tree, START)).toBe(tree);
  });

  it("gives a branch that was removed to nobody else", () => {
    const { tree, z } = sample();
    const cut = without(tree, z);
    const { ids } = grown(cut, START, line("0:new"));
    expect(ids[0]).toBeGreaterThan(z);
  });

  it("promotes a variation over another, but not over what was played", () => {
    const { tree, x, y, z } = sample();
    expect(isPromotable(tree, x)).toBe(false);
    expect(promoted(tree, x)).toBe(tree);
    expect(isPromotable(tree, z)).toBe(true);
    const turned = promoted(tree, z);
    expect(at(turned, x).children).toEqual([z, y]);
    expect(isVariation(turned, z)).toBe(false);
    expect(isVariation(turned, y)).toBe(true);
    expect(isPromotable(turned, z)).toBe(false);
  });

  it("promotes by one place at a time", () => {
    const { tree, x, y, z } = sample();
    const more = grown(tree, x, line("0:w"));
    const [w = 0] = more.ids;
    expect(at(promoted(more.tree, w), x).children).toEqual([y, w, z]);
  });

  it("names a variation", () => {
    const { tree, x } = sample();
    expect(at(named(tree, x, " The corner "), x).name).toBe("The corner");
  });

  it("steps through what was tried at one place, in circles", () => {
    const { tree, x } = sample();
    expect(sibling(tree, 2, 1)).toBe(x);
    expect(sibling(tree, x, 1)).toBe(2);
    expect(sibling(tree, 2, -1)).toBe(x);
    expect(sibling(tree, START, 1)).toBe(START);
    expect(sibling(tree, 4, 1)).toBe(4);
  });
});
