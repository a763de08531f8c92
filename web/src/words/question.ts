/** What was typed into the word box: a word to look up, a pattern, or something that is neither. */

export type Question =
  | { kind: "none" }
  | { kind: "word" | "pattern"; text: string }
  /** Why it cannot be a word. */
  | { kind: "odd"; why: Oddity };

export type Oddity = "digits" | "hyphen" | "apostrophe" | "spaces" | "star" | "signs" | "long";

/** The server reads no more characters than this; the longest French word has 26. */
const LONGEST = 63;

const ODD: readonly [Oddity, RegExp][] = [
  ["digits", /\p{N}/u],
  ["hyphen", /\p{Pd}/u],
  ["apostrophe", /['’ʼ]/],
  ["spaces", /\s/],
  ["star", /\*./],
  ["signs", /[^\p{L}\p{M}?*]/u],
];

export function read(typed: string): Question {
  const text = typed.trim().normalize("NFC");
  if (text === "") return { kind: "none" };
  const odd = ODD.find(([, sign]) => sign.test(text));
  if (odd) return { kind: "odd", why: odd[0] };
  if (text.length > LONGEST) return { kind: "odd", why: "long" };
  return { kind: /[?*]/.test(text) ? "pattern" : "word", text };
}

/** The base forms that add information: not the word itself with accents. */
export function newBases(word: string, bases: readonly string[]): string[] {
  return bases.length === 1 && bare(bases[0] ?? "") === word ? [] : [...bases];
}

function bare(text: string): string {
  const plain = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
  return plain.normalize("NFD").replace(/\p{M}/gu, "");
}
