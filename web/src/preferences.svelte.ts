/** What a visitor chose once and for all, kept in the browser. */

import { remembered, type Attempt } from "./deals/results";
import { LANGUAGES, spoken, type Language } from "./i18n/catalogues";
import type { Habit } from "./table/habits";
import { visited, without, type Recent } from "./table/recent";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How many people and tables are remembered at most. */
const MOST = 100;

class Preferences {
  language: Language = $state(kept("language", LANGUAGES));
  theme: Theme = $state(kept("theme", THEMES));
  /** The name to sit down under. */
  name: string = $state(read("name") ?? "");
  /** The account that was last known to be signed in, and the name that the guest had before it; empty without one. */
  #account: string = $state(read("account") ?? "");
  #guest: string = $state(read("guest") ?? "");
  /** Whether legal moves are shown on the board. */
  hints: boolean = $state(read("hints") !== "no");
  /** Whether a turn, a newcomer and a message are heard. */
  sound: boolean = $state(read("sound") !== "no");
  /** Whether they are told by the browser when the page is out of sight. */
  notices: boolean = $state(read("notices") === "yes");
  /** Those whose messages are not shown, by the signs they have in chats. */
  muted: string[] = $state.raw(list<string>("muted"));
  /** The visitor's own sign. */
  sign: string = $state(read("sign") ?? "");
  /** The visitor's own games for one. */
  attempts: Attempt[] = $state.raw(list<Attempt>("attempts"));
  /** The tables whose games are still going on, the latest first. */
  recent: Recent[] = $state.raw(list<Recent>("recent"));

  /** What was chosen last for each game. */
  habits: Record<string, Habit> = $state.raw(record<Habit>("habits"));

  /** Speaks to somebody who has not chosen a language in the first of ours that he reads. */
  meet(languages: readonly string[]): void {
    if (read("language") === null) this.language = spoken(languages);
  }

  signIn(account: string): void {
    if (!this.#account) this.#guest = this.name === account ? "" : this.name;
    this.#account = this.name = account;
  }

  /** The guest has his name again, and what the account plays is no longer his. */
  signOut(): void {
    if (!this.#account) return;
    this.name = this.#guest;
    this.#account = this.#guest = "";
    this.recent = [];
    write("recent", "[]");
  }

  /** Adds to what is chosen for a game. */
  adopt(game: string, habit: Habit): void {
    const kept = record<Habit>("habits");
    this.habits = { ...kept, [game]: { ...kept[game], ...habit } };
    write("habits", JSON.stringify(this.habits));
  }

  remember(attempt: Attempt): void {
    // Another page of the same visitor may have written since.
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

  /** The number of the last line that was read at a table. */
  lineRead(table: string): number {
    return list<[string, number]>("lines").find(([id]) => id === table)?.[1] ?? 0;
  }

  readLine(table: string, number: number): void {
    const others = list<[string, number]>("lines").filter(([id]) => id !== table);
    write("lines", JSON.stringify([...others, [table, number]].slice(-MOST)));
  }

  /** Carries the choices over to the page and the browser; to be called inside an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    write("language", this.language);
    write("theme", this.theme);
    write("name", this.name);
    write("account", this.#account);
    write("guest", this.#guest);
    write("hints", this.hints ? "yes" : "no");
    write("sound", this.sound ? "yes" : "no");
    write("notices", this.notices ? "yes" : "no");
    write("sign", this.sign);
  }
}

/** The choice that was kept, or else the first one. */
function kept<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const found = read(key);
  return choices.find((choice) => choice === found) ?? choices[0];
}

function list<Item>(key: string): Item[] {
  try {
    const found: unknown = JSON.parse(read(key) ?? "[]");
    return Array.isArray(found) ? (found as Item[]) : [];
  } catch {
    return []; // Written by something else.
  }
}

function record<Item>(key: string): Record<string, Item> {
  try {
    const found: unknown = JSON.parse(read(key) ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, Item>) : {};
  } catch {
    return {}; // As above.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(`galerie.${key}`);
  } catch {
    return null; // Storage may be forbidden: then nothing is remembered.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`galerie.${key}`, value);
  } catch {
    // As above.
  }
}

/** Whether this key of the browser's storage tells who is signed in. */
export const isAccount = (key: string | null): boolean => key === "galerie.account";

export const preferences = new Preferences();
