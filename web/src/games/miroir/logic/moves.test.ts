import { describe, expect, it } from "vitest";
import { claims, onto, pickOf, read, stretched, tapped, targets, type Pick } from "./moves";

const run = (column: number, first: number, last = first): Pick => ({ kind: "run", column, first, last });

describe("the moves of Miroir", () => {
  it("are read from their text", () => {
    expect(read("+")).toEqual({ kind: "turn" });
    expect(read("3")).toEqual({ kind: "lay", column: 3 });
    expect(read("2.1-3>5")).toEqual({ kind: "shift", source: 2, first: 1, last: 3, target: 5 });
    expect(read("2.4>5")).toEqual({ kind: "shift", source: 2, first: 4, last: 4, target: 5 });
    expect(read("*?>4")).toEqual({ kind: "steal", letter: "?", column: 4 });
    expect(read("e>4")).toEqual({ kind: "recover", letter: "e", column: 4 });
    expect(read("3!soupe")).toEqual({ kind: "claim", column: 3, word: "soupe" });
    expect(read("3!")).toEqual({ kind: "point", column: 3 });
    expect(read("?3")).toEqual({ kind: "doubt", column: 3 });
    expect(read("=?")).toEqual({ kind: "card", letter: "?" });
    expect(read("3=S")).toEqual({ kind: "head", column: 3, letter: "S" });
    expect(read("time 7")).toEqual({ kind: "time" });
  });

  it("are written from what is held and where it goes", () => {
    for (const move of ["3", "2.1-3>5", "2.4>5", "*e>4", "?>9"]) {
      const found = read(move);
      const column = found.kind === "shift" ? found.target : "column" in found ? found.column : 0;
      expect(onto(pickOf(found)!, column)).toBe(move);
    }
    expect(pickOf(read("+"))).toBeNull();
  });

  it("light the columns that may take what is held", () => {
    const moves = ["+", "2.1>5", "2.1>7", "2.1-2>6", "*e>4"];
    expect([...targets(run(2, 1), moves)]).toEqual([5, 7]);
    expect([...targets({ kind: "steal", letter: "e" }, moves)]).toEqual([4]);
    expect(targets(null, moves).size).toBe(0);
  });

  it("name the words that a column may be announced as", () => {
    expect(claims(["+", "3!", "3!soupe", "4!coupe"], 3)).toEqual(["soupe"]);
  });
});

describe("a card that is tapped", () => {
  it("is held alone", () => {
    expect(tapped(null, 2, 3)).toEqual(run(2, 3));
    expect(tapped({ kind: "steal", letter: "e" }, 2, 3)).toEqual(run(2, 3));
    expect(tapped(run(5, 1), 2, 3)).toEqual(run(2, 3));
  });

  it("is held with all up to the one held before, of the same column", () => {
    expect(tapped(run(2, 3), 2, 1)).toEqual(run(2, 1, 3));
    expect(tapped(run(2, 1), 2, 4)).toEqual(run(2, 1, 4));
  });

  it("is held alone again when it is one of a run, and put back when it was alone", () => {
    expect(tapped(run(2, 1, 3), 2, 2)).toEqual(run(2, 2));
    expect(tapped(run(2, 2), 2, 2)).toBeNull();
  });
});

describe("a run that is stretched", () => {
  it("has its ends moved within the column", () => {
    expect(stretched(run(2, 3), "first", -1, 3)).toEqual(run(2, 2, 3));
    expect(stretched(run(2, 2, 3), "first", 1, 3)).toEqual(run(2, 3));
    expect(stretched(run(2, 3), "last", -1, 3)).toEqual(run(2, 2, 2));
    expect(stretched(run(2, 1), "first", -1, 3)).toEqual(run(2, 1));
    expect(stretched(run(2, 3), "last", 1, 3)).toEqual(run(2, 3));
  });
});
