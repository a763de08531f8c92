import { describe, expect, it } from "vitest";
import type { Result } from "./results";
import { sharedPuzzle } from "./share";

const result = (given: Partial<Result>): Result => ({ tries: 1, state: "solved", rating: 1400, at: "", ...given });
const puzzle = { game: "reversi", id: "0123456789", grade: 2 };
const where = { day: null, days: 0, origin: "https://galerie.example" };

describe("a shared puzzle", () => {
  it("tells the day, the difficulty, the tries and the streak, and no move", () => {
    const text = sharedPuzzle(puzzle, result({ tries: 3 }), { ...where, day: "2026-11-17", days: 4 });
    expect(text.split("\n")).toEqual([
      "Galerie des Glaces · Reversi · Problème du jour 17/11/2026",
      "◆◆◇◇◇ · ○○● · en 3 essais · série de 4 jours",
      "https://galerie.example/puzzles/reversi/0123456789?lang=fr",
    ]);
  });

  it("admits that the answer was seen", () => {
    expect(sharedPuzzle(puzzle, result({ state: "shown", tries: 2 }), where).split("\n")[1]).toBe(
      "◆◆◇◇◇ · ○○ · réponse vue",
    );
  });
});
