/** The moves of Miroir as text, and what is held before a move. No rules. */

import type { MiroirView } from "../types";

export const TURN = "+";
export const DROP = "-";
export const SILENCE = ".";
export const ACCEPT = "ok";
export const STUCK = "stuck";
export const JOKER = "?";

export const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type Move =
  | { kind: "turn" | "drop" | "silence" | "accept" | "stuck" | "time" }
  | { kind: "lay" | "doubt" | "point"; column: number }
  /** Moves the cards `first` to `last` of a column to the end of another; the card next to the capital is 1. */
  | { kind: "shift"; source: number; first: number; last: number; target: number }
  | { kind: "steal" | "recover"; letter: string; column: number }
  | { kind: "claim"; column: number; word: string }
  /** Chance reveals the card turned up. */
  | { kind: "card"; letter: string }
  /** Chance fills a gap with a capital. */
  | { kind: "head"; column: number; letter: string };

const SINGLE: Record<string, Move> = {
  [TURN]: { kind: "turn" },
  [DROP]: { kind: "drop" },
  [SILENCE]: { kind: "silence" },
  [ACCEPT]: { kind: "accept" },
  [STUCK]: { kind: "stuck" },
};

const SHIFT = /^(\d)\.(\d+)(?:-(\d+))?>(\d)$/;
const TAKE = /^(\*?)([a-z?])>(\d)$/;
const REMARK = /^(\d)!([a-z]*)$/;
const DOUBT = /^\?(\d)$/;
const CHANCE = /^(\d?)=([A-Za-z?])$/;
const LAY = /^\d$/;

export function read(text: string): Move {
  const single = SINGLE[text];
  if (single) return single;
  if (LAY.test(text)) return { kind: "lay", column: Number(text) };
  let found = SHIFT.exec(text);
  if (found) {
    const [source, first, target] = [Number(found[1]), Number(found[2]), Number(found[4])];
    return { kind: "shift", source, first, last: Number(found[3] ?? first), target };
  }
  found = TAKE.exec(text);
  if (found) return { kind: found[1] ? "steal" : "recover", letter: found[2] ?? "", column: Number(found[3]) };
  found = REMARK.exec(text);
  if (found) {
    const column = Number(found[1]);
    return found[2] ? { kind: "claim", column, word: found[2] } : { kind: "point", column };
  }
  found = DOUBT.exec(text);
  if (found) return { kind: "doubt", column: Number(found[1]) };
  found = CHANCE.exec(text);
  if (found) {
    const letter = found[2] ?? "";
    return found[1] ? { kind: "head", column: Number(found[1]), letter } : { kind: "card", letter };
  }
  return { kind: "time" };
}

/** What a player holds, to lay at the end of a column: the card turned up, cards of a column, or a discarded card. */
export type Pick =
  | { kind: "up" }
  | { kind: "run"; column: number; first: number; last: number }
  | { kind: "steal" | "recover"; letter: string };

/** The move that lays the held cards at the end of a column, legal or not. */
export function onto(pick: Pick, column: number): string {
  switch (pick.kind) {
    case "up":
      return String(column);
    case "steal":
      return `*${pick.letter}>${column}`;
    case "recover":
      return `${pick.letter}>${column}`;
    case "run": {
      const run = pick.first < pick.last ? `${pick.first}-${pick.last}` : String(pick.first);
      return `${pick.column}.${run}>${column}`;
    }
  }
}

/** The columns where the held cards may be laid. */
export function targets(pick: Pick | null, moves: readonly string[]): Set<number> {
  return new Set(pick ? COLUMNS.filter((column) => moves.includes(onto(pick, column))) : []);
}

/** What a move picks up. */
export function pickOf(move: Move): Pick | null {
  if (move.kind === "lay") return { kind: "up" };
  if (move.kind === "steal" || move.kind === "recover") return { kind: move.kind, letter: move.letter };
  if (move.kind === "shift") return { kind: "run", column: move.source, first: move.first, last: move.last };
  return null;
}

/** A card of a column is tapped: hold it alone, or it and all up to the one held before, or nothing any more. */
export function tapped(pick: Pick | null, column: number, card: number): Pick | null {
  if (pick?.kind !== "run" || pick.column !== column) return { kind: "run", column, first: card, last: card };
  if (pick.first === card && pick.last === card) return null;
  if (pick.first <= card && card <= pick.last) return { kind: "run", column, first: card, last: card };
  return { kind: "run", column, first: Math.min(pick.first, card), last: Math.max(pick.last, card) };
}

/** Lengthens or shortens a run by one card, within a column of this many. */
export function stretched(pick: Pick, end: "first" | "last", by: 1 | -1, count: number): Pick {
  if (pick.kind !== "run") return pick;
  const value = pick[end] + by;
  if (value < 1 || value > count) return pick;
  const first = end === "first" ? value : Math.min(pick.first, value);
  const last = end === "last" ? value : Math.max(pick.last, value);
  return { ...pick, first, last };
}

/** The words that may be announced for a column: one, or one for each letter a joker may be. */
export function claims(moves: readonly string[], column: number): string[] {
  return moves.filter((move) => move.startsWith(`${column}!`) && move.length > 2).map((move) => move.slice(2));
}

/** The column that a seat has just changed, if it still exists. */
export function lastColumn(last: MiroirView["last"], seat: number): number | null {
  if (last?.seat !== seat || last.wins.length > 0) return null;
  const move = read(last.move);
  if (move.kind === "shift") return move.target;
  return move.kind === "lay" || move.kind === "steal" || move.kind === "recover" ? move.column : null;
}
