/**
 * Loads catalogues when they are first needed, in the visitor's language only. A visitor who chooses another language
 * gets whatever has been needed so far in that one.
 */

import { preferences } from "../preferences.svelte";
import { part } from "../wire/parts.svelte";
import type { Language } from "./catalogues";
import { learn } from "./index";

/** Loads the texts of one subject in a language. */
export type Source = (language: Language) => Promise<readonly string[]>;

const sources = new Map<string, Source>();
const loaded = new Map<string, Promise<void>>();
/** The language chosen last, whose texts may still be on their way. */
let wanted: Language | null = null;

/** Resolves once the texts of this subject are there in the visitor's language. */
export async function need(subject: string, source: Source): Promise<void> {
  sources.set(subject, source);
  let language;
  do {
    language = preferences.language;
    await load(language, subject, source);
  } while (language !== preferences.language);
}

/** Changes the language, once everything can be said in it. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...sources].map(([subject, source]) => load(language, subject, source)));
  if (wanted === language) preferences.language = language;
}

function load(language: Language, subject: string, source: Source): Promise<void> {
  const key = `${language} ${subject}`;
  let known = loaded.get(key);
  if (!known) {
    known = part(() => source(language)).then((texts) => {
      for (const text of texts) learn(language, text);
    });
    loaded.set(key, known);
  }
  return known;
}
