/** The messages that have been loaded from the catalogues, with the typography of each language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of our languages that the visitor reads, or else French. */
export function spoken(read: readonly string[]): Language {
  const names = read.map((each) => each.split("-")[0]);
  return names.flatMap((name) => LANGUAGES.filter((each) => each === name))[0] ?? LANGUAGES[0];
}

const NO_BREAK = "\u00a0";
const THIN_NO_BREAK = "\u202f";

/** Catalogues are written with keyboard characters; this applies proper typography. */
export function typeset(language: Language, text: string): string {
  const curly = text.replaceAll("'", "’");
  if (language !== "fr") return curly;
  return curly
    .replace(/ (?=[:»])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/ (?=[;!?])/g, THIN_NO_BREAK);
}

const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new FluentBundle(language, { useIsolating: false, transform: (text) => typeset(language, text) }),
  ]),
) as Record<Language, FluentBundle>;

/** Adds messages; those that are known already stay as they are. */
export function add(language: Language, text: string): void {
  bundles[language].addResource(new FluentResource(text));
}

export const has = (language: Language, id: string): boolean => bundles[language].hasMessage(id);

export function say(language: Language, id: string, details: Record<string, FluentVariable> = {}): string {
  const pattern = bundles[language].getMessage(id)?.value;
  // A missing message is a bug, but its name serves a player better than an empty page.
  return pattern ? bundles[language].formatPattern(pattern, details, []) : (readable(id) ?? id);
}

/** What is called by its own words where a game has no texts: the game, its options, its levels, its endings. */
function readable(id: string): string | null {
  const [, family, own] = /^(level|ending|.+-option)-([^-]+)$/.exec(id) ?? [];
  const word = own ?? /^(.+)-name$/.exec(id)?.[1];
  if (word === undefined) return null;
  const words = word.replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1) + (family === "ending" ? "." : "");
}

/** The names of all messages of a language. */
export function ids(language: Language): string[] {
  return [...bundles[language]._messages.keys()].sort();
}
