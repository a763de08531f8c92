/** The keyboard cursor among the spots, and what keys do there. */

import type { Hand } from "./hand.svelte";
import type { Nearness, Spot } from "./layout";
import { ACCEPT, DROP, SILENCE, TURN } from "./moves";
import { asked } from "./words";

/** The last of a row: a pile comes after the places of its side. */
const LAST = 8;

/** In the order of the arrow keys: the places of a side, with its pile as the ninth; its columns. */
export const ROWS: readonly { side: Nearness; columns: boolean }[] = [
  { side: "far", columns: false },
  { side: "far", columns: true },
  { side: "near", columns: true },
  { side: "near", columns: false },
];

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -9],
  End: [0, 9],
};

export function spotOf(row: number, at: number): Spot {
  const { side, columns } = ROWS[row] ?? { side: "near", columns: false };
  if (columns) return { kind: "column", side, column: at + 1, card: null };
  return at < LAST ? { kind: "place", side, place: at } : { kind: "pile", side };
}

export class Cursor {
  row: number = $state(3);
  at: number = $state(LAST);

  constructor(
    readonly hand: Hand,
    /** A move that is not answered yet. */
    readonly sent: () => string | null,
  ) {}

  get spot(): Spot {
    return spotOf(this.row, this.at);
  }

  /** Returns whether the key was handled. */
  press({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
    const { hand } = this;
    const { view, moves, acting, own } = hand.situation();
    const step = STEPS[key];
    /** A card is being turned up: its place may already be chosen. */
    const awaited = this.sent() === TURN;
    if (hand.picked?.kind === "run" && (key === "ArrowUp" || key === "ArrowDown")) {
      hand.stretch(shiftKey ? "last" : "first", (key === "ArrowDown") === (own === "near"));
    } else if (step) {
      this.#go(this.row + step[0], this.at + step[1]);
    } else if (/^[1-9]$/.test(key)) {
      if (hand.pick) hand.lay(Number(key));
      else if (awaited) hand.make(key);
      else this.#go(own === "far" ? 1 : 2, Number(key) - 1);
    } else if (key === "Enter" || (key === " " && (hand.pick || view.stage !== "acting"))) {
      hand.choose(this.spot);
    } else if ([" ", "t", "T", "+"].includes(key)) {
      if (acting !== null) hand.make(TURN);
    } else if (["d", "D", "-", "Delete", "Backspace"].includes(key)) {
      if (awaited || (acting !== null && view.stage === "placing")) hand.make(DROP);
    } else if (key === "Escape") {
      hand.clear();
    } else if (acting !== null && (key === "?" || key === "!")) {
      this.#remark(key === "?" ? "doubt" : "word");
    } else if (key === "." && moves.includes(SILENCE)) {
      hand.make(SILENCE);
    } else if ((key === "a" || key === "A") && moves.includes(ACCEPT)) {
      hand.make(ACCEPT);
    } else {
      return false;
    }
    return true;
  }

  #go(row: number, at: number): void {
    this.row = Math.max(0, Math.min(ROWS.length - 1, row));
    this.at = Math.max(0, Math.min(LAST, at));
  }

  /** Remarks that a column is a word, or that it is none. */
  #remark(kind: "doubt" | "word"): void {
    const { hand, spot } = this;
    const { view, own } = hand.situation();
    const column = asked(view) ?? (spot.kind === "column" ? spot.column : null);
    if (column === null) return;
    if (kind === "doubt") hand.make(`?${column}`);
    else if (asked(view) === null && spot.side !== own) hand.make(`${column}!`);
    else hand.announce(column);
  }
}
