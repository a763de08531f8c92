/** Choosing a word and putting up the screens, as text. What is allowed the host says. */

import type { WordInfo } from "../../../wire/types";
import type { ReflectoOptions } from "../types";

export const MIRROR = "*";
export const BLANK = "-";
const SCREENS = 7;

/** What a player puts up. */
export interface Terms {
  letters: number;
  tiles: number;
  mirrors: number;
  blanks: number;
  /** Tiles with letters. */
  pieces: number;
  figures: "all" | "none" | "some";
  /** Whether the player may cut the word himself. */
  free: boolean;
}

export function terms(options: ReflectoOptions, seat: number): Terms {
  const [letters, tiles, figures, spread] =
    seat === 0
      ? [options.gerda_letters, options.gerda_tiles, options.gerda_figures, options.gerda_free_spread]
      : [options.queen_letters, options.queen_tiles, options.queen_figures, options.queen_free_spread];
  return {
    letters,
    tiles,
    mirrors: SCREENS - tiles,
    blanks: Math.max(0, tiles - letters),
    pieces: Math.min(tiles, letters),
    figures,
    free: spread && letters > tiles,
  };
}

/** A word as it is written on tiles: capitals without accents; what is no letter is left out. */
export function capitals(text: string): string {
  return text
    .replaceAll(/œ/gi, "oe")
    .replaceAll(/æ/gi, "ae")
    .normalize("NFD")
    .replaceAll(/[^a-z]/gi, "")
    .toUpperCase();
}

/** Whether a table allows a word of which the lexicon says this; the host has the last word. */
export function isAllowed(words: ReflectoOptions["words"], { word, accepted, bases, band }: WordInfo): boolean {
  if (words === "free") return true;
  const base = bases.some((each) => capitals(each) === capitals(word));
  return accepted && (words === "lexicon" || (base && (band === "child" || band === "student")));
}

/** How many letters come on each tile when they are spread evenly, the fuller tiles last. */
export function evenly(letters: number, pieces: number): number[] {
  const [least, more] = [Math.floor(letters / pieces), letters % pieces];
  return Array.from({ length: pieces }, (_, at) => least + (at >= pieces - more ? 1 : 0));
}

/** The word cut into pieces of these lengths; a word that is not finished leaves some of them empty. */
export function cut(word: string, lengths: readonly number[]): string[] {
  let start = 0;
  return lengths.map((length) => word.slice(start, (start += length)));
}

/** The screens to be put up, in no order: the ranks of the tiles, blanks and mirrors. */
export function pieces({ pieces, blanks, mirrors }: Terms): string[] {
  const ranks = Array.from({ length: pieces }, (_, at) => String(at + 1));
  return [...ranks, ...Array<string>(blanks).fill(BLANK), ...Array<string>(mirrors).fill(MIRROR)];
}

export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as Item);
}

/** The row once two screens have changed places. */
export function swapped<Item>(row: readonly Item[], one: number, other: number): Item[] {
  return row.map((item, at) => (at === one ? (row[other] as Item) : at === other ? (row[one] as Item) : item));
}

/** The move that says all this; the row from column a to g. */
export function written(word: string, lengths: readonly number[], row: readonly string[], figured: readonly number[]) {
  const own = lengths.join() !== evenly(word.length, lengths.length).join();
  const spelt = own ? cut(word, lengths).join("/") : word;
  const ranks = figured.length > 0 ? ` #${[...figured].sort((a, b) => a - b).join("")}` : "";
  return `set ${spelt} ${row.join("")}${ranks}`;
}

/** The word of a set-up. */
export function wordOf(move: string): string {
  return (move.split(" ")[1] ?? "").replaceAll("/", "");
}
