import { describe, expect, it } from "vitest";
import type { GameEntry } from "../wire/types";
import { address, chosen, isYours, others, rival, status } from "./games";

const ada = { kind: "human", name: "Ada", level: null, yours: true } as const;
const bob = { kind: "human", name: "Bob", level: null, yours: false } as const;
const novice = { kind: "bot", name: "", level: "novice", yours: false } as const;
const open = { kind: "open", name: "", level: null, yours: false } as const;

function entry(seats: GameEntry["seats"], rest: Partial<GameEntry> = {}): GameEntry {
  return { table: "t", game: "reversi", seats, at: null, to_act: [], ending: null, change: null, ...rest };
}

const won = { scores: [40, 24], ranks: [1, 2], reason: "full", counted: true };

describe("a game in the list", () => {
  it("names everybody but the visitor, and a friend who shares the screen", () => {
    expect(others(entry([bob, ada]))).toEqual(["Bob"]);
    expect(others(entry([novice, ada]))).toEqual(["Colin"]);
    expect(others(entry([ada, { ...ada, name: "Zoé" }]))).toEqual(["Zoé"]);
    expect(others(entry([ada]))).toEqual([]);
    expect(others(entry([ada, open, bob]))).toEqual(["Bob"]);
  });

  it("can be played again against bots, or by an account against one other", () => {
    const [me, other] = [
      { ...ada, account: true },
      { ...bob, account: true },
    ];
    expect(rival(entry([me, other]))).toBe(other);
    expect(rival(entry([ada, novice, novice]))).toBe(novice);
    for (const seats of [
      [ada, other],
      [me, bob],
      [me, other, novice],
      [me, me],
      [me],
      [me, { ...other, bot_account: true }],
    ])
      expect(rival(entry(seats))).toBeNull();
  });

  it("says whose turn it is", () => {
    expect(status(entry([ada, bob], { to_act: [0] }))).toBe("À vous de jouer");
    expect(status(entry([ada, bob], { to_act: [1] }))).toBe("À Bob de jouer");
    expect(status(entry([bob, ada, novice], { to_act: [0, 2] }))).toBe("On attend plusieurs joueurs");
    expect(status(entry([ada, open], { to_act: [0] }))).toBe("On attend quelqu’un");
    expect(isYours(entry([ada, open], { to_act: [0] }))).toBe(false);
    expect(isYours(entry([bob, ada], { to_act: [1] }))).toBe(true);
  });

  it("says how it ended", () => {
    expect(status(entry([ada, bob], { ending: won }))).toBe("Vous gagnez 40 à 24");
    expect(status(entry([bob, ada], { ending: won }))).toBe("Vous perdez 24 à 40");
    expect(status(entry([ada, { ...ada, name: "Zoé" }], { ending: won }))).toBe("Ada gagne 40 à 24");
    expect(status(entry([ada], { ending: { scores: [21], ranks: [1], reason: "stuck", counted: true } }))).toBe(
      "21 points",
    );
  });
});

describe("a choice among the games", () => {
  it("is kept in the address", () => {
    const choice = { game: "solo", state: "over", opponent: "Zoé & co" } as const;
    expect(chosen(address(choice).replace("/games", ""))).toEqual(choice);
    expect(address(chosen(""))).toBe("/games");
  });

  it("ignores nonsense", () => {
    expect(chosen("?state=lost&page=2")).toEqual({ game: "", state: "all", opponent: "" });
  });
});
