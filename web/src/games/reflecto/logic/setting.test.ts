import { describe, expect, it } from "vitest";
import type { ReflectoOptions } from "../types";
import { capitals, cut, evenly, isAllowed, pieces, shuffled, swapped, terms, wordOf, written } from "./setting";

const OPTIONS: ReflectoOptions = {
  words: "lexicon",
  range: "front",
  several_guesses: false,
  first: "random",
  limit: 200,
  gerda_letters: 5,
  queen_letters: 8,
  gerda_tiles: 6,
  queen_tiles: 5,
  gerda_figures: "some",
  queen_figures: "none",
  gerda_late_blank: false,
  queen_late_blank: false,
  gerda_free_spread: true,
  queen_free_spread: true,
};

describe("setting up", () => {
  it("has as many tiles, blanks and mirrors as the options say", () => {
    const gerda = terms(OPTIONS, 0);
    expect(gerda).toMatchObject({ mirrors: 1, blanks: 1, pieces: 5, free: false });
    expect(pieces(gerda)).toEqual(["1", "2", "3", "4", "5", "-", "*"]);
    expect(terms(OPTIONS, 1)).toMatchObject({ mirrors: 2, blanks: 0, pieces: 5, free: true });
  });

  it("writes words in capitals without accents", () => {
    expect([capitals("cœur"), capitals("été"), capitals("a-b c")]).toEqual(["COEUR", "ETE", "ABC"]);
  });

  it("spreads letters evenly, the fuller tiles last", () => {
    expect(evenly(8, 5)).toEqual([1, 1, 2, 2, 2]);
    expect(cut("CHOCOLAT", evenly(8, 5))).toEqual(["C", "H", "OC", "OL", "AT"]);
    expect(cut("CHO", evenly(5, 5))).toEqual(["C", "H", "O", "", ""]);
  });

  it("is written as the host reads it", () => {
    expect(written("PIANO", evenly(5, 5), Array.from("3*15*24"), [])).toBe("set PIANO 3*15*24");
    expect(written("CHOCOLAT", [3, 3, 2], Array.from("1*2*3**"), [3, 1])).toBe("set CHO/COL/AT 1*2*3** #13");
    expect(wordOf("set CHO/COL/AT 1*2*3**")).toBe("CHOCOLAT");
  });

  it("puts screens in another order without losing one", () => {
    expect(shuffled(["a", "b", "c"], () => 0.99)).toEqual(["c", "b", "a"]);
    expect(swapped(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]);
  });

  it("knows which words a table allows", () => {
    const soupes = { word: "soupes", accepted: true, bases: ["soupe"], band: "child" };
    const ete = { word: "ete", accepted: true, bases: ["été"], band: "child" };
    const rare = { ...ete, band: "solver" };
    const none = { word: "xyz", accepted: false, bases: [], band: null };
    expect([soupes, ete, rare, none].map((word) => isAllowed("lexicon", word))).toEqual([true, true, true, false]);
    expect([soupes, ete, rare, none].map((word) => isAllowed("common", word))).toEqual([false, true, false, false]);
    expect(isAllowed("free", none)).toBe(true);
  });
});
