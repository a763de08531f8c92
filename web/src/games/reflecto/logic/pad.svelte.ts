/** A player's notebook at one table: their own notes, and how many words agree with all of it. */

import * as api from "../../../wire/api";
import type { ReflectoView } from "../types";
import { keep, kept } from "./notes";
import { clues, possible } from "./possible";

/** All words of a length, by what was asked; asked for once. */
const vocabularies = new Map<string, readonly string[]>();

export class Pad {
  words: string = $state("");
  /** Letters struck out by the player. */
  struck: readonly string[] = $state.raw([]);
  /** Letters by their supposed place in the word; empty for none. */
  supposed: readonly string[] = $state.raw([]);
  #known: readonly string[] | null = $state.raw(null);

  constructor(
    /** Where the notes are kept in the browser; null where they are not. */
    readonly key: string | null,
  ) {
    if (key !== null) ({ words: this.words, struck: this.struck, supposed: this.supposed } = kept(key));
  }

  save(): void {
    if (this.key !== null) keep(this.key, { words: this.words, struck: this.struck, supposed: this.supposed });
  }

  strike(letter: string): void {
    const { struck } = this;
    this.struck = struck.includes(letter) ? struck.filter((each) => each !== letter) : [...struck, letter];
    this.save();
  }

  /** Supposes a letter at a place; an empty one takes it back. */
  suppose(at: number, letter: string): void {
    const length = Math.max(this.supposed.length, at + 1);
    this.supposed = Array.from({ length }, (_, each) => (each === at ? letter : (this.supposed[each] ?? "")));
    this.save();
  }

  /** Asks for the words that may be hidden. Without an answer nothing is counted. */
  async learn(letters: number, common: boolean): Promise<void> {
    const asked = `${letters} ${common}`;
    try {
      const words = vocabularies.get(asked) ?? cut(await api.vocabulary(letters, common), letters);
      vocabularies.set(asked, words);
      this.#known = words;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
    }
  }

  /** How many words agree with the notebook; null as long as the words are not known. */
  count(view: ReflectoView, near: number): number | null {
    return this.#known === null ? null : possible(this.#known, clues(view, near), this);
  }
}

function cut(text: string, letters: number): string[] {
  const words = text.toUpperCase();
  return Array.from({ length: words.length / letters }, (_, at) => words.slice(at * letters, (at + 1) * letters));
}
