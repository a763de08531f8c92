import { describe, expect, it } from "vitest";
import { tips } from "./tips";
import type { ReflectoFace, ReflectoView } from "../types";

const letter = (letters: string): ReflectoFace => ({ kind: "letters", letters, figure: null });
const mirror: ReflectoFace = { kind: "mirror", letters: "", figure: null };

/** Gerda hides PIANO: a mirror on a1, then N, I, P, A, O, and a mirror on g1. */
const FACES = [mirror, letter("N"), letter("I"), letter("P"), letter("A"), letter("O"), mirror];

const VIEW = {
  ready: [true, true],
  count: 0,
  screens: [
    ["a1", "b1", "c1", "d1", "e1", "f1", "g1"],
    ["a7", "b7", "c7", "d7", "e7", "f7", "g7"],
  ],
  out: [[], []],
  letters: [5, 5],
  mirrors: [2, 2],
  hands: [{ pieces: ["P", "I", "A", "N", "O"], faces: FACES }, null],
  reflections: [],
  sights: [],
  facings: [],
  guesses: [],
  result: null,
  opened: false,
} as unknown as ReflectoView;

const ids = (view: Partial<ReflectoView>, acting = true) => tips({ ...VIEW, ...view }, 0, acting).map(({ id }) => id);
const looks = (view: Partial<ReflectoView>, id: string) =>
  tips({ ...VIEW, ...view }, 0, true).find((each) => each.id === id)?.look;

/** The screens of both, some of them elsewhere. */
const moved = (own: Record<number, string | null>, other: Record<number, string> = {}) =>
  ({
    screens: [own, other].map((changes, seat) => VIEW.screens[seat]?.map((at, screen) => changes[screen] ?? at)),
  }) as Pick<ReflectoView, "screens">;

describe("what a newcomer is told", () => {
  it("begins with hiding a word", () => {
    expect(ids({ ready: [false, true] })).toEqual(["hide"]);
    expect(ids({ ready: [true, false] })).toEqual([]);
  });

  it("points at the letter that leaves first", () => {
    expect(ids({})).toEqual(["move"]);
    expect(looks({}, "move")).toEqual(["d1"]);
  });

  it("explains the numbers while the other moves", () => {
    expect(ids({}, false)).toEqual(["number"]);
  });

  it("says what a mirror shows, and where it is written", () => {
    const sights = [{ turn: 9, seat: 0, mirror: 0, screen: 3, face: letter("E") }];
    const reflections = [{ seat: 0, mirror: 0, screen: 3, face: letter("E") }];
    const view = { count: 9, sights, reflections, ...moved({ 0: "d5" }, { 3: "d4" }) };
    expect(ids(view)).toEqual(["mirror", "notes"]);
    expect(looks(view, "mirror")).toEqual(["d5", "d4"]);
    expect(ids({ count: 9 })).toEqual(["behind"]);
    expect(looks({ count: 9 }, "behind")).toEqual(["a1", "g1"]);
  });

  it("tells a letter that may leave from one that waits", () => {
    expect(looks({ count: 9, ...moved({ 3: "b7" }) }, "leave")).toEqual(["b7", "slot 2"]);
    expect(looks({ count: 9, ...moved({ 2: "c7" }) }, "waits")).toEqual(["c7"]);
    expect(ids({ count: 9, ...moved({ 2: "c7" }) })).not.toContain("leave");
    expect(ids({ count: 9, out: [[3], []], ...moved({ 2: "c7" }) })).toContain("leave");
    expect(ids({ count: 9, ...moved({ 0: "c7" }) })).toEqual(["behind"]);
  });

  it("warns when a letter was passed, and not when a mirror was", () => {
    const facings = (other: number) => [{ turn: 9, seat: 1, screen: 2, other }];
    expect(looks({ count: 9, facings: facings(3) }, "passed")).toEqual(["d1"]);
    expect(ids({ count: 9, facings: facings(0) })).not.toContain("passed");
    expect(ids({ count: 10, facings: facings(3) })).not.toContain("passed");
  });

  it("counts what is out opposite and what was read", () => {
    expect(looks({ count: 9, out: [[], [2]] }, "race")).toEqual(["seat 1"]);
    const sights = [0, 1, 2].map((screen) => ({ turn: 5, seat: 0, mirror: 0, screen, face: letter("E") }));
    expect(ids({ count: 9, sights })).toEqual(["guess", "notes"]);
    expect(ids({ count: 9, sights: sights.slice(1) })).toEqual(["notes"]);
  });

  it("is over with the game", () => {
    expect(ids({ result: { winner: 0, reason: "out" } })).toEqual([]);
  });
});
