/** Where each of the 24 tokens is, as far as it is known. */

import type { SoloView } from "../types";
import { COLOURS, letter, type Colour } from "./moves";

/** In the order of the tray. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0];
export const ALL = 24;
export const BLANKS = 4;
export const MOST_POINTS = 220;

export type State = "won" | "seen" | "lost" | "unseen";

export interface Slot {
  /** Its place in the tray. */
  key: string;
  token: string;
  state: State;
  /** The square it was won from just now. */
  from: string | null;
}

/** The tray, a row for each colour. */
export function tray(view: SoloView): Record<Colour, Slot[]> {
  const rows = COLOURS.map((colour) => [colour, row(view, colour)] as const);
  return Object.fromEntries(rows) as Record<Colour, Slot[]>;
}

function row(view: SoloView, colour: Colour): Slot[] {
  const won = [...view.won];
  const fresh = Object.entries(view.last?.won ?? {});
  const seen = Object.entries(view.tokens).map(([square, token]) => ({ token, lost: view.lost.includes(square) }));
  /** Two blank tokens are equal: each slot takes one of those left. */
  const take = <Item>(list: Item[], found: (item: Item) => boolean): Item | undefined => {
    const at = list.findIndex(found);
    return at < 0 ? undefined : list.splice(at, 1)[0];
  };
  return NUMBERS.map((number, place) => {
    const token = letter(colour) + String(number);
    const slot = { key: `${token} ${place}`, token, from: null };
    if (take(won, (each) => each === token)) {
      // The token won last comes last among equal ones.
      const alike = won.includes(token);
      const from = alike ? null : (take(fresh, ([, each]) => each === token)?.[0] ?? null);
      return { ...slot, state: "won", from };
    }
    const shown = take(seen, (each) => each.token === token);
    if (shown) return { ...slot, state: shown.lost ? "lost" : "seen" };
    return { ...slot, state: "unseen" };
  });
}

export interface Count {
  won: number;
  /** On the board and not lost. */
  seen: number;
  hidden: number;
  lost: number;
  /** The number of blank tokens won. */
  blanks: number;
}

export function count(view: SoloView): Count {
  const hidden = [...view.board].filter((each) => each === "?").length;
  return {
    won: view.won.length,
    seen: Object.keys(view.tokens).length,
    hidden,
    lost: view.lost.length,
    blanks: view.won.filter((token) => token.endsWith("0") && !token.endsWith("10")).length,
  };
}

/** The squares of tokens turned face up by the last disc, in order, as one view follows another. */
export function uncovered(before: SoloView | null, now: SoloView, had: readonly string[]): string[] {
  if (!before || !now.last) return [];
  const same = before.last?.square === now.last.square && before.last.colour === now.last.colour;
  const fresh = Object.keys(now.tokens).filter((name) => !(name in before.tokens));
  return [...(same ? had.filter((name) => name in now.tokens) : []), ...fresh];
}
