/** The visitor's preferences, kept in the browser. */

import { remembered, type Attempt } from "./deals/results";
import { LANGUAGES, spoken, type Language } from "./i18n/catalogues";
import { forgetOwn, list, read, record, write } from "./storage";
import type { Habit } from "./table/habits";
import { visited, without, type Recent } from "./table/recent";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const GROUNDS = ["ice", "parquet", "velvet"] as const;
export const PIECES = ["engraved", "plain", "enamel"] as const;
/** How long movements take: nothing, or as many times the usual. */
export const PACES = { normal: 1, quick: 0.5, slow: 1.8, off: 0 } as const;
export const LOUDEST = 10;

export type Theme = (typeof THEMES)[number];
export type Pace = keyof typeof PACES;

/** The most people and tables that are remembered. */
const MOST = 100;

class Preferences {
  language: Language = $state(kept("language", LANGUAGES));
  theme: Theme = $state(kept("theme", THEMES));
  /** What boards and discs are made of. */
  ground: (typeof GROUNDS)[number] = $state(kept("ground", GROUNDS));
  pieces: (typeof PIECES)[number] = $state(kept("pieces", PIECES));
  /** Whether boards show the names of their columns and rows. */
  coordinates: boolean = $state(read("coordinates") !== "no");
  /** Whether the board is seen from its other side. */
  flipped: boolean = $state(read("flipped") === "yes");
  pace: Pace = $state(kept("pace", ["normal", "quick", "slow", "off"]));
  /** How loud sounds are, from 1 to `LOUDEST`. */
  volume: number = $state(loudness(read("volume")));
  /** Whether a move is shown first, and made when it is confirmed. */
  confirms: boolean = $state(read("confirms") === "yes");
  /** Whether a table shows nothing but the board, the players and the clock. */
  zen: boolean = $state(read("zen") === "yes");
  /** Whether the field for typed moves is always there. */
  types: boolean = $state(read("types") === "yes");
  /** The name to play under. */
  name: string = $state(read("name") ?? "");
  /** The name that was proposed to a visitor who had none when they sat down; empty if there was none. */
  proposed: string = $state(read("proposed") ?? "");
  /** The account last known to be signed in, and the guest's name before it; empty if there is none. */
  #account: string = $state(read("account") ?? "");
  #guest: string = $state(read("guest") ?? "");
  /** Whether legal moves are shown on the board. */
  hints: boolean = $state(read("hints") !== "no");
  /** Whether a turn, a newcomer and a message make a sound. */
  sound: boolean = $state(read("sound") !== "no");
  /** Whether they cause a browser notification while the page is hidden. */
  notices: boolean = $state(read("notices") === "yes");
  /** The signs, as used in chats, of people whose messages are hidden. */
  muted: string[] = $state.raw(list<string>("muted"));
  /** The visitor's own sign. */
  sign: string = $state(read("sign") ?? "");
  /** The visitor's own games for one. */
  attempts: Attempt[] = $state.raw(list<Attempt>("attempts"));
  /** The tables with running games, the latest first. */
  recent: Recent[] = $state.raw(list<Recent>("recent"));

  /** The last choices for each game. */
  habits: Record<string, Habit> = $state.raw(record<Habit>("habits"));

  /** Sets the language of a visitor who has not chosen one to the first of ours that they read. */
  meet(languages: readonly string[]): void {
    if (read("language") === null) this.language = spoken(languages);
  }

  signIn(account: string): void {
    if (this.#account !== account) forgetOwn();
    if (!this.#account) this.#guest = this.name === account ? "" : this.name;
    this.#account = this.name = account;
  }

  /** Restores the guest's name; the account's games are no longer theirs. */
  signOut(): void {
    if (!this.#account) return;
    this.name = this.#guest;
    this.#account = this.#guest = "";
    forgetOwn();
    this.recent = [];
    write("recent", "[]");
  }

  /** Adds to the last choices for a game. */
  adopt(game: string, habit: Habit): void {
    const kept = record<Habit>("habits");
    this.habits = { ...kept, [game]: { ...kept[game], ...habit } };
    write("habits", JSON.stringify(this.habits));
  }

  remember(attempt: Attempt): void {
    // Another tab may have written meanwhile.
    this.attempts = remembered(list<Attempt>("attempts"), attempt);
    write("attempts", JSON.stringify(this.attempts));
  }

  visit(table: Recent): void {
    this.recent = visited(list<Recent>("recent"), table);
    write("recent", JSON.stringify(this.recent));
  }

  forget(table: string): void {
    this.recent = without(list<Recent>("recent"), table);
    write("recent", JSON.stringify(this.recent));
  }

  mute(by: string, yes: boolean): void {
    const others = list<string>("muted").filter((each) => each !== by);
    this.muted = (yes ? [...others, by] : others).slice(-MOST);
    write("muted", JSON.stringify(this.muted));
  }

  /** The number of the last chat line read at a table. */
  lineRead(table: string): number {
    return list<[string, number]>("lines").find(([id]) => id === table)?.[1] ?? 0;
  }

  readLine(table: string, number: number): void {
    const others = list<[string, number]>("lines").filter(([id]) => id !== table);
    write("lines", JSON.stringify([...others, [table, number]].slice(-MOST)));
  }

  /** Applies the preferences to the page and the browser; call it inside an effect. */
  apply(): void {
    this.show();
    this.#keep();
  }

  /** Applies them to the page only. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.ground = this.ground;
    root.dataset.pieces = this.pieces;
    root.dataset.coordinates = flag(this.coordinates);
    root.dataset.pace = this.pace;
  }

  #keep(): void {
    write("language", this.language);
    write("theme", this.theme);
    write("ground", this.ground);
    write("pieces", this.pieces);
    write("coordinates", flag(this.coordinates));
    write("flipped", flag(this.flipped));
    write("pace", this.pace);
    write("volume", String(this.volume));
    write("confirms", flag(this.confirms));
    write("zen", flag(this.zen));
    write("types", flag(this.types));
    write("name", this.name);
    write("proposed", this.proposed);
    write("account", this.#account);
    write("guest", this.#guest);
    write("hints", flag(this.hints));
    write("sound", flag(this.sound));
    write("notices", flag(this.notices));
    write("sign", this.sign);
  }
}

const flag = (yes: boolean): "yes" | "no" => (yes ? "yes" : "no");

/** The stored loudness, or else a middling one. */
function loudness(found: string | null): number {
  const volume = Number(found);
  return Number.isInteger(volume) && volume >= 1 && volume <= LOUDEST ? volume : 6;
}

/** The stored choice, or else the first one. */
function kept<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const found = read(key);
  return choices.find((choice) => choice === found) ?? choices[0];
}

/** Whether this storage key tells who is signed in. */
export const isAccount = (key: string | null): boolean => key === "galerie.account";

export const preferences = new Preferences();
