/** Chat lines for reading: merged by number, grouped by author, without muted people. */

import type { ChatLine, Problem } from "../wire/types";

/** Where people talk: at a table, or in a room. */
export interface ChatSource {
  readonly lines: readonly ChatLine[];
  /** This visitor's lines that the server has not acknowledged yet, oldest first. */
  readonly unheard: readonly string[];
  /** A refused line and why, until another one is sent. */
  readonly unsaid: { text: string; problem: Problem } | null;
  readonly connection: string;
  say(text: string, name: string): void;
}

/** How many lines a page keeps. */
const KEPT = 200;

/** The lines with these added, in order and without duplicates. */
export function merged(lines: readonly ChatLine[], heard: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(lines.map((line) => line.number));
  const fresh = heard.filter((line) => !known.has(line.number));
  if (fresh.length === 0) return lines;
  return [...lines, ...fresh].sort((one, other) => one.number - other.number).slice(-KEPT);
}

/** Whether this is a note by the server. */
export const isNote = (line: ChatLine): boolean => line.by === "";

/** Consecutive lines of one author, or a note. */
export interface Passage {
  readonly first: ChatLine;
  readonly lines: readonly ChatLine[];
  readonly muted: boolean;
}

/** The lines grouped by author. */
export function passages(lines: readonly ChatLine[], muted: readonly string[]): Passage[] {
  const found: { first: ChatLine; lines: ChatLine[]; muted: boolean }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const goesOn = last && !isNote(line) && last.first.by === line.by && last.first.room === line.room;
    if (goesOn) last.lines.push(line);
    else found.push({ first: line, lines: [line], muted: muted.includes(line.by) });
  }
  return found;
}

/** Lines of others, except muted ones, since this number was read. */
export function unread(
  lines: readonly ChatLine[],
  read: number,
  muted: readonly string[],
  isMine: (line: ChatLine) => boolean,
): ChatLine[] {
  return lines.filter((line) => line.number > read && !isNote(line) && !muted.includes(line.by) && !isMine(line));
}
