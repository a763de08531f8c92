/** The moves of Copyright as text. */

import type { CopyrightLaid, CopyrightOriented } from "../types";

export const CLEAR = "clear";
export const DONE = "done";
export const END = "end";
export const CONTINUE = "continue";
export const NEXT = "next";

export const put = ({ card, orientation, x, y }: CopyrightLaid): string =>
  `${card}${spelt(orientation)}${signed(x)}${signed(y)}`;
export const take = (card: number): string => `-${card}`;
export const pass = (card: number): string => `pass ${card}`;
export const model = (cards: readonly CopyrightOriented[]): string =>
  ["model", ...cards.map(({ card, orientation }) => `${card}${spelt(orientation)}`)].join(" ");

export type Step = { kind: "put"; at: CopyrightLaid } | { kind: "take"; card: number } | { kind: "clear" };

/** A step of a lay-out, or null for any other move. It may have been typed: capitals and spaces are accepted. */
export function step(move: string): Step | null {
  const text = move.toLowerCase().replaceAll(/\s+/g, "");
  if (text === CLEAR) return { kind: "clear" };
  const taken = /^-(\d{1,3})$/.exec(text);
  if (taken) return { kind: "take", card: Number(taken[1]) };
  const found = /^(\d{1,3})(?:([rf])([0-3]))?(?:([+-]\d{1,2})([+-]\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const [, card, way, quarters, x, y] = found;
  const orientation = (way === "f" ? 4 : 0) + Number(quarters ?? 0);
  return { kind: "put", at: { card: Number(card), orientation, x: Number(x ?? 0), y: Number(y ?? 0) } };
}

export const signed = (offset: number): string => (offset < 0 ? String(offset) : `+${offset}`);

const spelt = (orientation: number): string => `${orientation < 4 ? "r" : "f"}${orientation % 4}`;
