import { describe, expect, it } from "vitest";
import type { Ending } from "../wire/types";
import { headline } from "./outcome";

const name = (seat: number) => ["Alice", "Bruno"][seat] ?? "";
const told = (ending: Ending, you: number | null) => headline(ending, name, you).replaceAll("\u00a0", " ");

describe("the end of a game", () => {
  const counted = { scores: [26, 38], ranks: [2, 1], reason: "full" };

  it("is told with the scores, the visitor's side first", () => {
    expect(told(counted, 1)).toBe("Vous gagnez 38 à 26");
    expect(told(counted, 0)).toBe("Vous perdez 26 à 38");
    expect(told(counted, null)).toBe("Bruno gagne 38 à 26");
  });

  it("is told without scores when conduct brought it about", () => {
    const resigned = { scores: [1, 0], ranks: [1, 2], reason: "resigned" };
    expect(told(resigned, 0)).toBe("Vous gagnez");
    expect(told(resigned, null)).toBe("Alice gagne");
    expect(told({ scores: [0.5, 0.5], ranks: [1, 1], reason: "agreed" }, 0)).toBe("Partie nulle");
  });

  it("tells a tie that the rules decide from a draw", () => {
    const tie = { scores: [32, 32], ranks: [1, 2], reason: "full" };
    expect(told(tie, 1)).toBe("32 partout : vous perdez");
    expect(told({ ...tie, ranks: [1, 1] }, 1)).toBe("Partie nulle, 32 partout");
  });
});
