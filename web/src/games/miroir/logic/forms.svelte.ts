/** What rare words are forms of, as the lexicon has it: nobody knows every conjugated form. */

import { SvelteMap } from "svelte/reactivity";
import { t } from "../../../i18n";
import { newBases } from "../../../words/question";
import * as api from "../../../wire/api";
import type { WordInfo } from "../../../wire/types";

/** Vocabularies beyond that of a student. */
const RARE = ["adult", "solver"];

const known = new SvelteMap<string, WordInfo | null>();

/** Asks about these words, once about each. Without an answer nothing is told. */
export function ask(words: readonly string[]): void {
  for (const word of words) {
    if (known.has(word)) continue;
    known.set(word, null);
    void api.word(word).then(
      (info) => known.set(word, info),
      () => known.delete(word),
    );
  }
}

/** What a word is a form of; empty where it is a word by itself, or common, or nothing is known yet. */
export function basesOf(word: string): string {
  const info = known.get(word);
  return info && RARE.includes(info.band ?? "") ? told(info) : "";
}

/** What a word is a form of, as one text; empty for a word by itself. */
export function told({ word, bases }: WordInfo): string {
  const own = bases.some((base) => newBases(word, [base]).length === 0);
  return own || bases.length === 0 ? "" : bases.reduce((one, other) => t("miroir-bases-or", { one, other }));
}
