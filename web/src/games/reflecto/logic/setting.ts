/** Choosing a word and putting up the screens, as text. The view says what there is to put up, the host what is allowed. */

import type { ReflectoKit } from "../types";

export const MIRROR = "*";
export const BLANK = "-";

/** A word as it is written on tiles: capitals without accents; what is no letter is left out. */
export function capitals(text: string): string {
  return text
    .replaceAll(/œ/gi, "oe")
    .replaceAll(/æ/gi, "ae")
    .normalize("NFD")
    .replaceAll(/[^a-z]/gi, "")
    .toUpperCase();
}

/** The word cut into pieces of these lengths; a word that is not finished leaves some of them empty. */
export function cut(word: string, lengths: readonly number[]): string[] {
  let start = 0;
  return lengths.map((length) => word.slice(start, (start += length)));
}

/** The screens to be put up, in no order: the ranks of the tiles, blanks and mirrors. */
export function pieces({ lengths, blanks, mirrors }: ReflectoKit): string[] {
  const ranks = lengths.map((_, at) => String(at + 1));
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

/** The move that says all this; the row from column a to g. A word that is not spread evenly is written in pieces. */
export function written(
  word: string,
  lengths: readonly number[],
  evenly: readonly number[],
  row: readonly string[],
  figured: readonly number[],
): string {
  const spelt = lengths.join() === evenly.join() ? word : cut(word, lengths).join("/");
  const ranks = figured.length > 0 ? ` #${[...figured].sort((a, b) => a - b).join("")}` : "";
  return `set ${spelt} ${row.join("")}${ranks}`;
}

/** The word of a set-up. */
export function wordOf(move: string): string {
  return (move.split(" ")[1] ?? "").replaceAll("/", "");
}
