import { describe, expect, it } from "vitest";
import type { ReflectoKit } from "../types";
import { capitals, cut, pieces, shuffled, swapped, wordOf, written } from "./setting";

const KIT: ReflectoKit = { lengths: [1, 1, 1, 1, 1], blanks: 1, mirrors: 1, figures: "some", free: false };

describe("setting up", () => {
  it("has as many tiles, blanks and mirrors as the view says", () => {
    expect(pieces(KIT)).toEqual(["1", "2", "3", "4", "5", "-", "*"]);
  });

  it("writes words in capitals without accents", () => {
    expect([capitals("cœur"), capitals("été"), capitals("a-b c")]).toEqual(["COEUR", "ETE", "ABC"]);
  });

  it("cuts a word, finished or not, into pieces", () => {
    expect(cut("CHOCOLAT", [1, 1, 2, 2, 2])).toEqual(["C", "H", "OC", "OL", "AT"]);
    expect(cut("CHO", KIT.lengths)).toEqual(["C", "H", "O", "", ""]);
  });

  it("is written as the host reads it", () => {
    expect(written("PIANO", KIT.lengths, KIT.lengths, Array.from("3*15*24"), [])).toBe("set PIANO 3*15*24");
    expect(written("CHOCOLAT", [3, 3, 2], [2, 3, 3], Array.from("1*2*3**"), [3, 1])).toBe("set CHO/COL/AT 1*2*3** #13");
    expect(wordOf("set CHO/COL/AT 1*2*3**")).toBe("CHOCOLAT");
  });

  it("puts screens in another order without losing one", () => {
    expect(shuffled(["a", "b", "c"], () => 0.99)).toEqual(["c", "b", "a"]);
    expect(swapped(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]);
  });
});
