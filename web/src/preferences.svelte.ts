/** The visitor's preferences, kept in the browser. */

import { remembered, type Attempt } from "./deals/results";
import { LANGUAGES, spoken, type Language } from "./i18n/catalogues";
import { list, read, record, write } from "./storage";
import type { Habit } from "./table/habits";
import { visited, without, type Recent } from "./table/recent";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The most people and tables that are remembered. */
const MOST = 100;

class Preferences {
  language: Language = $state(kept("language", LANGUAGES));
  theme: Theme = $state(kept("theme", THEMES));
  /** The name to play under. */
  name: string = $state(read("name") ?? "");
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
    if (!this.#account) this.#guest = this.name === account ? "" : this.name;
    this.#account = this.name = account;
  }

  /** Restores the guest's name; the account's games are no longer theirs. */
  signOut(): void {
    if (!this.#account) return;
    this.name = this.#guest;
    this.#account = this.#guest = "";
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

/** The stored choice, or else the first one. */
function kept<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const found = read(key);
  return choices.find((choice) => choice === found) ?? choices[0];
}

/** Whether this storage key tells who is signed in. */
export const isAccount = (key: string | null): boolean => key === "galerie.account";

export const preferences = new Preferences();
