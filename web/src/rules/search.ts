/** Searching the rules: accents, case and typography do not matter, and all words of the question must occur. */

import type { Block, Words } from "../pages/markdown";

/** A stretch of a text, and whether it was searched for. */
export interface Stretch {
  text: string;
  found: boolean;
}

/** A heading of the rules with what is below it; the first part has none. */
export interface Part {
  heading: Words[] | null;
  blocks: Block[];
}

const SPELT: Record<string, string> = { œ: "oe", æ: "ae", "’": "'" };

/** A letter as it is compared. */
function bare(letter: string): string {
  const small = letter.toLowerCase();
  return SPELT[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
}

const folded = (text: string): string => Array.from(text, bare).join("");

/** The words that are searched for. */
export const asked = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

export const plain = (words: readonly Words[]): string => words.map(({ text }) => text).join("");

/** Whether all words occur in a text. */
export function answers(text: string, words: readonly string[]): boolean {
  const known = folded(text);
  return words.every((word) => known.includes(word));
}

/** A text in stretches, those that were searched for among them. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const letters = Array.from(text);
  // Of each letter as compared, the letter of the text.
  const origin = letters.flatMap((letter, at) => Array.from(bare(letter), () => at));
  const known = folded(text);
  const found = new Set<number>();
  for (const word of words)
    for (let at = known.indexOf(word); at >= 0; at = known.indexOf(word, at + 1))
      for (const each of origin.slice(at, at + word.length)) found.add(each);
  const made: Stretch[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = made.at(-1);
    if (last?.found === found.has(at)) last.text += letter;
    else made.push({ text: letter, found: found.has(at) });
  }
  return made;
}

/** The rules below their headings. */
export function parts(blocks: readonly Block[]): Part[] {
  const made: Part[] = [{ heading: null, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === "heading") made.push({ heading: block.words, blocks: [] });
    else if (block.kind !== "title") made.at(-1)?.blocks.push(block);
  }
  return made.filter(({ heading, blocks: below }) => heading !== null || below.length > 0);
}

/** What is left of the rules: paragraphs and items with all these words. A number finds its rule. */
export function sought(all: readonly Part[], words: readonly string[]): Part[] {
  if (words.length === 0) return [...all];
  return all
    .map(({ heading, blocks }) => ({ heading, blocks: blocks.flatMap((block) => left(block, words)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

function left(block: Block, words: readonly string[]): Block[] {
  if (block.kind !== "items") return answers(plain(block.words), words) ? [block] : [];
  const items = block.items.filter((item) => answers(`${item.id ?? ""} ${plain(item.words)}`, words));
  return items.length > 0 ? [{ kind: "items", items }] : [];
}

/** How many paragraphs and items there are. */
export function counted(found: readonly Part[]): number {
  const sizes = found.flatMap(({ blocks }) => blocks.map((block) => (block.kind === "items" ? block.items.length : 1)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
