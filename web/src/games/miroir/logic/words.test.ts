import { describe, expect, it } from "vitest";
import { columns, deed, side, view } from "./examples";
import { prompt, shown, spelt, story, told, written } from "./words";

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ").replaceAll("’", "'");
const people = (seat: number) => ({ name: seat === 0 ? "Ada" : "Zoé", you: seat === 0 });
const say = (given: Parameters<typeof view>[0]) => plain(story(view(given), people));

describe("Miroir in words", () => {
  it("spells a column: its capital large, its cards small, jokers by name", () => {
    expect(spelt(view({ sides: [columns("ou?"), side()] }), 0, 1)).toBe("S o u joker");
    expect(spelt(view(), 0, 9)).toBe("joker");
    expect(shown("so?pe")).toBe("SO★PE");
  });

  it("tells what was done and what came of it", () => {
    const win = { seat: 0, column: 1, word: "soupe", cards: "So?pe", others: ["coupe"] };
    const falls = [
      { seat: 1, column: 1, letter: "h", place: "discard" as const },
      { seat: 1, column: 1, letter: "i", place: "discard" as const },
    ];
    expect(say({ last: deed("1", { cards: "e", wins: [win], falls }) })).toBe(
      "Vous posez E colonne 1. Vous gagnez SOUPE (ou COUPE). Tombent dans la défausse (Zoé) : H I.",
    );
    expect(say({ last: deed("-", { seat: 1, cards: "?", timed_out: true }) })).toBe(
      "Le temps est écoulé. Zoé défausse un joker.",
    );
    expect(say({ last: deed("2.1-2>5", { cards: "ou" }) })).toBe("Vous déplacez O U de la colonne 2 à la colonne 5.");
  });

  it("gives the lexicon's answer to a doubt with the word that proves it, or the reason", () => {
    const verdict = { seat: 1, column: 1, text: "sou", right: true, word: "sous" };
    expect(say({ last: deed("?1", { verdict }) })).toBe("Vous contestez la colonne 1. SOU est bon : SOUS.");
    expect(say({ last: deed("?1", { verdict: { ...verdict, right: false, word: null } }) })).toContain(
      "Rien ne commence par SOU",
    );
    const word = { ...verdict, text: "soupr", right: false, word: null };
    expect(say({ last: deed("?1", { verdict: word }) })).toContain("SOUPR n'est pas un mot");
  });

  it("tells chance's part with the capital that comes", () => {
    const falls = [{ seat: 1, column: 3, letter: "h", place: "pile" as const }];
    const heard = told(view({ last: deed("3", { falls }) }), "3=W", people(0));
    expect(plain(heard)).toBe("W vient colonne 3. Tombe sous la pioche (Nord) : H.");
  });

  it("does not credit the word to the player who accepts it", () => {
    const wins = [{ seat: 0, column: 1, word: "soupe", cards: "Soupe", others: [] }];
    const heard = told(view({ last: deed("1!soupe", { wins }) }), "ok", people(1));
    expect(plain(heard)).toMatch(/ Sud gagne SOUPE\.$/);
  });

  it("writes moves down", () => {
    expect(["+", "=e", "3", "-", "3=S", "*e>4", "2.1-3>5", "3!soupe", "?3"].map(written).map(plain)).toEqual([
      "retourner",
      "E",
      "colonne 3",
      "défausser",
      "S",
      "voler E → 4",
      "2 → 5",
      "annoncer SOUPE (3)",
      "contester 3",
    ]);
  });

  it("says of a rare word what it is a form of, if that is known", () => {
    const wins = [{ seat: 0, column: 1, word: "songeat", cards: "Songeat", others: [] }];
    const last = deed("1", { cards: "t", wins });
    expect(plain(story(view({ last }), people, () => "songer"))).toMatch(/ SONGEAT : forme de « songer »\.$/);
    expect(say({ last })).toMatch(/gagnez SONGEAT\.$/);
  });

  it("says why cards cannot be laid, and that neighbours can be taken together", () => {
    const sides: [ReturnType<typeof side>, ReturnType<typeof side>] = [columns("ou", "?"), side()];
    const held = (pick: Parameters<typeof prompt>[0]["pick"]) =>
      plain(
        prompt({ view: view({ sides }), moves: ["+"], pick, targets: 0, hints: true, ended: false, naming: people }),
      );
    expect(held({ kind: "run", column: 1, first: 1, last: 1 })).toMatch(/prend O\. Touchez une voisine/);
    expect(held({ kind: "run", column: 1, first: 1, last: 2 })).toContain("prend O U ensemble");
    expect(held({ kind: "run", column: 2, first: 1, last: 1 })).toMatch(/prend un joker\. Prenez une autre carte/);
    expect(held({ kind: "steal", letter: "e" })).toMatch(/prend E\. Prenez une autre carte/);
  });

  it("says what there is to do at each stage", () => {
    const ask = (given: Parameters<typeof view>[0], moves: string[], targets = 0, ended = false) =>
      plain(prompt({ view: view(given), moves, pick: null, targets, hints: true, ended, naming: people }));
    expect(ask({ sides: [side({ begun: false }), side()] }, ["+"])).toContain("première carte");
    expect(ask({}, ["+"])).toContain("prenez-en une");
    expect(ask({ stage: "placing", card: "e" }, ["1", "-"], 1)).toContain("Posez E sur une colonne éclairée");
    expect(ask({ stage: "placing", card: "w" }, ["-"])).toContain("Aucune colonne");
    expect(ask({ stage: "placing", card: "w" }, ["1"], 1)).toContain("Pas de place");
    expect(ask({ stage: "announcing", queue: [1], sides: [columns("oup?"), side()] }, ["."])).toContain("SOUP★");
    expect(ask({ stage: "answering", turn: 1, announced: { column: 1, word: "soupe" } }, ["ok", "?1"])).toBe(
      "Zoé annonce SOUPE. Est-ce un mot ?",
    );
    expect(ask({ turn: 1 }, [])).toBe("Zoé réfléchit.");
    expect(ask({ stage: "over" }, [])).toContain("finie");
    expect(ask({ turn: 1 }, [], 0, true)).toContain("finie");
  });
});
