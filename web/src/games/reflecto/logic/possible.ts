/** The words that agree with a player's notebook: with what their mirrors showed, and with their own notes. */

import type { ReflectoKit, ReflectoView } from "../types";
import { noted } from "./standing";

/** What the mirrors have shown of the opposing word. */
export interface Clues {
  /** The letters whose place in the word is known; null for the others. */
  places: readonly (string | null)[];
  /** Pieces that were seen, but not where in the word they are. */
  loose: readonly string[];
  /** Where they may be: the first letter and the number of letters; null where the cut of the word is not known. */
  open: readonly { start: number; length: number }[] | null;
  /** Words that were wrong. */
  wrong: readonly string[];
}

/** What a player supposes. */
export interface Suppositions {
  /** Letters that the word does not have, unless they were seen. */
  struck: readonly string[];
  /** Letters by their place; empty for none. */
  supposed: readonly string[];
}

export function clues(view: ReflectoView, near: number): Clues {
  const other = (1 - near) as 0 | 1;
  const kit = view.kits[other];
  const out = view.out[other];
  const starts = startsOf(kit);
  const places = Array<string | null>(view.letters[other]).fill(null);
  const loose: string[] = [];
  const left = new Set(out.flatMap((screen) => rankOf(view, other, screen) ?? []));
  const known = new Set<number>();
  for (const screen of view.screens[other].keys()) {
    const face = noted(view, other, screen);
    if (face?.kind !== "letters") continue;
    const rank = face.figure ?? rankOf(view, other, screen);
    if (rank === null || kit.free) loose.push(face.letters);
    else {
      known.add(rank);
      Array.from(face.letters).forEach((letter, at) => (places[(starts[rank - 1] ?? 0) + at] = letter));
    }
  }
  const open = kit.lengths.flatMap((length, at) =>
    left.has(at + 1) || known.has(at + 1) ? [] : [{ start: starts[at] ?? 0, length }],
  );
  const wrong = view.guesses.filter((guess) => guess.seat === near).map((guess) => guess.word);
  return { places, loose, open: kit.free ? null : open, wrong };
}

/** How many words agree with all this. */
export function possible(words: readonly string[], found: Clues, { struck, supposed }: Suppositions): number {
  const seen = new Set([...found.places, ...found.loose.join("")]);
  const none = struck.filter((letter) => !seen.has(letter));
  const wanted = found.open === null ? Array.from(found.loose.join("")) : found.loose;
  return words.filter(
    (word) =>
      found.places.every((letter, at) => ["", word[at]].includes(letter ?? supposed[at] ?? "")) &&
      !none.some((letter) => word.includes(letter)) &&
      contains(piecesOf(word, found), wanted) &&
      !found.wrong.includes(word),
  ).length;
}

/** What is written where the loose pieces may be; single letters where the cut is not known. */
function piecesOf(word: string, { open }: Clues): string[] {
  return open === null ? Array.from(word) : open.map(({ start, length }) => word.slice(start, start + length));
}

/** Whether each of these is among the pieces, as often as it is wanted. */
export function contains(pieces: readonly string[], wanted: readonly string[]): boolean {
  const left = [...pieces];
  return wanted.every((piece) => left.splice(left.indexOf(piece) >>> 0, 1)[0] === piece);
}

function startsOf({ lengths }: ReflectoKit): number[] {
  let start = 0;
  return lengths.map((length) => (start += length) - length);
}

/** The place in the word of a tile that has left, from 1; null for blanks, and where blanks make it uncertain. */
function rankOf(view: ReflectoView, seat: 0 | 1, screen: number): number | null {
  const at = view.out[seat].indexOf(screen);
  const { blanks } = view.kits[seat];
  const late = view.options[seat === 0 ? "gerda_late_blank" : "queen_late_blank"];
  if (at < 0 || (late && blanks > 0)) return null;
  return at < blanks ? null : at - blanks + 1;
}
