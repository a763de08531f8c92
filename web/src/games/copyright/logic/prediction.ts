/**
 * A prediction of a player's cards, as they will be once the host has heard the steps: nobody waits for its answer before
 * the next card is laid. It decides, and what it refuses goes back. These are rules of `rules/desk.py` and `layout.py`
 * (COP-13, COP-14, COP-41, COP-46) over again, so `tests/games/copyright/test_prediction.py` compares both on thousands
 * of generated cases.
 */

import type { CopyrightLaid, CopyrightPlace } from "../types";
import { step, type Step } from "./moves";
import { SIDE } from "./orientation";

export interface Desk {
  /** In the order in which they were laid. */
  laid: readonly CopyrightLaid[];
  /** By number. */
  hand: readonly number[];
  /** How many of those laid first do not move any more. */
  fixed: number;
}

/** Whether two cards share a cell. */
export function touch(one: Pick<CopyrightLaid, "x" | "y">, other: Pick<CopyrightLaid, "x" | "y">): boolean {
  return Math.abs(one.x - other.x) < SIDE && Math.abs(one.y - other.y) < SIDE;
}

/** The part that hangs together with the card laid earliest. */
export function joined(laid: readonly CopyrightLaid[]): CopyrightLaid[] {
  const part = new Set(laid.slice(0, 1));
  // A set that grows is gone through to its end.
  for (const card of part) for (const other of laid) if (touch(card, other)) part.add(other);
  return laid.filter((card) => part.has(card));
}

/** What lies before a player after steps that have not been answered yet; those that cannot be made change nothing. */
export function foreseen(place: CopyrightPlace, moves: readonly string[]): Desk {
  const desk: Desk = { laid: place.laid, hand: place.hand ?? [], fixed: place.fixed };
  return moves.reduce((before, move) => after(before, step(move)), desk);
}

export function isLoose({ laid, fixed }: Desk, card: number): boolean {
  return laid.slice(fixed).some((each) => each.card === card);
}

/** Whether a card laid here would share a cell with another; the first card may lie anywhere. */
export function isJoined({ laid }: Desk, at: CopyrightLaid): boolean {
  const others = laid.filter((each) => each.card !== at.card);
  return others.length === 0 || others.some((each) => touch(each, at));
}

function after(desk: Desk, made: Step | null): Desk {
  if (!made) return desk;
  const { laid, hand, fixed } = desk;
  if (made.kind === "clear") return kept(desk, laid.slice(0, fixed));
  if (made.kind === "take") {
    return isLoose(desk, made.card)
      ? kept(
          desk,
          laid.filter(({ card }) => card !== made.card),
        )
      : desk;
  }
  const { at } = made;
  if (hand.includes(at.card)) {
    return isJoined(desk, at) ? { fixed, laid: [...laid, at], hand: hand.filter((card) => card !== at.card) } : desk;
  }
  if (!isLoose(desk, at.card) || (fixed > 0 && !isJoined(desk, at))) return desk;
  return kept(
    desk,
    laid.map((each) => (each.card === at.card ? at : each)),
  );
}

/** With what still hangs together; all other cards are in the hand. */
function kept({ laid, hand, fixed }: Desk, rest: readonly CopyrightLaid[]): Desk {
  const whole = joined(rest);
  const back = laid.map(({ card }) => card).filter((card) => !whole.some((each) => each.card === card));
  return { fixed, laid: whole, hand: [...hand, ...back].sort((a, b) => a - b) };
}
