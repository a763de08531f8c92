import { describe, expect, it } from "vitest";
import type { Ending } from "../wire/types";
import { headline } from "./outcome";

const name = (seat: number) => ["Alice", "Bruno", "Chloé", "Dany"][seat] ?? "";
const told = (ending: Ending, you: number | null) => headline(ending, name, you).replaceAll("\u00a0", " ");

describe("the end of a game", () => {
  const counted = { scores: [26, 38], ranks: [2, 1], reason: "full", counted: true };

  it("is told with the scores, the visitor's side first", () => {
    expect(told(counted, 1)).toBe("Vous gagnez 38 à 26");
    expect(told(counted, 0)).toBe("Vous perdez 26 à 38");
    expect(told(counted, null)).toBe("Bruno gagne 38 à 26");
  });

  it("is told without scores after a game ended by conduct", () => {
    const resigned = { scores: [1, 0], ranks: [1, 2], reason: "resigned", counted: false };
    expect(told(resigned, 0)).toBe("Vous gagnez");
    expect(told(resigned, null)).toBe("Alice gagne");
    expect(told({ scores: [0.5, 0.5], ranks: [1, 1], reason: "agreed", counted: false }, 0)).toBe("Partie nulle");
  });

  it("says which of several players lost by resigning or on time", () => {
    const late = { scores: [1, 0, 1], ranks: [1, 3, 1], reason: "time", counted: false };
    expect(told(late, 1)).toBe("Vous perdez");
    expect(told(late, 0)).toBe("Bruno perd, les autres gagnent");
    expect(told(late, null)).toBe("Bruno perd, les autres gagnent");
  });

  it("distinguishes a tie that the rules break from a draw", () => {
    const tie = { scores: [32, 32], ranks: [1, 2], reason: "full", counted: true };
    expect(told(tie, 1)).toBe("32 partout : vous perdez");
    expect(told({ ...tie, ranks: [1, 1] }, 1)).toBe("Partie nulle, 32 partout");
  });

  it("names the winner's score first where few points win", () => {
    expect(told({ scores: [17, 21], ranks: [1, 2], reason: "settled", counted: true }, 1)).toBe("Vous perdez 21 à 17");
  });

  it("tells each of several players their rank", () => {
    const several = { scores: [19, 21, 15, 21], ranks: [2, 3, 1, 3], reason: "settled", counted: true };
    expect(told(several, 2)).toBe("Vous gagnez avec 15");
    expect(told(several, 0)).toBe("Chloé gagne avec 15, vous êtes 2e avec 19");
    expect(told(several, null)).toBe("Chloé gagne avec 15");
    const shared = { scores: [15, 21, 15, 21], ranks: [1, 3, 1, 3], reason: "settled", counted: true };
    expect(told(shared, 3)).toBe("Alice, Chloé : première place partagée, 15 chacun");
  });
});
