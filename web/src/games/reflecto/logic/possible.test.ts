import { describe, expect, it } from "vitest";
import { clues, possible } from "./possible";
import type { ReflectoFace, ReflectoView } from "../types";

const letter = (letters: string, figure: number | null = null): ReflectoFace => ({ kind: "letters", letters, figure });
const kit = { lengths: [1, 1, 1, 1, 1], blanks: 0, mirrors: 2, figures: "none", free: false };
const NOTHING = { struck: [], supposed: [] };
const WORDS = ["ARBRE", "ZEBRE", "ZEBUS", "PIANO", "TIGRE", "LIBRE"];

/** What Gerda knows after her mirrors have shown some screens of the Queen, and some of those have left. */
function view(shown: Record<number, ReflectoFace>, out: number[] = [], more: object = {}): ReflectoView {
  return {
    letters: [5, 5],
    kits: [kit, kit],
    options: { gerda_late_blank: false, queen_late_blank: false },
    screens: [[], ["a7", "b7", "c7", "d7", "e7", "f7", "g7"].map((at, screen) => (out.includes(screen) ? null : at))],
    out: [[], out],
    sights: Object.entries(shown).map(([screen, face]) => ({ turn: 1, seat: 0, mirror: 1, screen: +screen, face })),
    guesses: [],
    ...more,
  } as unknown as ReflectoView;
}

const count = (seen: ReflectoView, notes: Partial<typeof NOTHING> = {}) =>
  possible(WORDS, clues(seen, 0), { ...NOTHING, ...notes });

describe("the words that agree with a notebook", () => {
  it("are all at first", () => {
    expect(count(view({}))).toBe(6);
  });

  it("contain the letters that were seen, as often as they were seen", () => {
    expect(count(view({ 0: letter("B") }))).toBe(4);
    expect(count(view({ 0: letter("R"), 3: letter("R") }))).toBe(1);
  });

  it("have a letter that left at the place in which it left", () => {
    expect(count(view({ 0: letter("Z") }, [0]))).toBe(2);
    expect(count(view({ 0: letter("E") }, [4, 0]))).toBe(2);
    expect(clues(view({ 0: letter("E") }, [4, 0]), 0).places).toEqual([null, "E", null, null, null]);
  });

  it("do not have a letter that is still on the board where another has left", () => {
    // Somebody else's tile was the first: Z cannot be.
    expect(count(view({ 0: letter("Z") }, [3]))).toBe(0);
  });

  it("have a letter with a figure at its rank", () => {
    expect(count(view({ 0: letter("R", 4) }))).toBe(4);
  });

  it("are not those that were guessed", () => {
    expect(count(view({}, [], { guesses: [{ turn: 3, seat: 0, word: "PIANO" }] }))).toBe(5);
    expect(count(view({}, [], { guesses: [{ turn: 3, seat: 1, word: "PIANO" }] }))).toBe(6);
  });

  it("follow the player's own notes, which do not contradict the mirrors", () => {
    expect(count(view({}), { struck: ["E"] as never[] })).toBe(1);
    expect(count(view({}), { supposed: ["", "", "B"] as never[] })).toBe(4);
    expect(count(view({ 0: letter("Z") }), { struck: ["Z"] as never[] })).toBe(2);
  });
});

describe("other words than those of five letters on five tiles", () => {
  const two = { ...kit, lengths: [1, 1, 1, 2] };
  const four = { ...kit, lengths: [1, 1, 1, 1], blanks: 1 };

  it("keep a tile of two letters together", () => {
    expect(count(view({ 0: letter("RE") }, [], { kits: [two, two] }))).toBe(4);
    expect(count(view({ 0: letter("RB") }, [], { kits: [two, two] }))).toBe(0);
  });

  it("begin after the blank tiles", () => {
    const seen = view({ 0: letter("C") }, [6, 0], { kits: [four, four], letters: [4, 4] });
    expect(clues(seen, 0).places).toEqual(["C", null, null, null]);
  });

  it("are not placed where blanks may leave last", () => {
    const late = { options: { queen_late_blank: true } };
    const seen = view({ 0: letter("C") }, [6, 0], { kits: [four, four], letters: [4, 4], ...late });
    expect(clues(seen, 0)).toMatchObject({ places: [null, null, null, null], loose: ["C"] });
  });

  it("may be cut in any way where the cut is free", () => {
    const free = { ...two, free: true };
    expect(count(view({ 0: letter("RB"), 1: letter("A") }, [1], { kits: [free, free] }))).toBe(1);
  });
});
