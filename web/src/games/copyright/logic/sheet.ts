/** What a lay-out shows, and which part of the endless grid is visible. */

import type { CopyrightFrame, CopyrightLaid } from "../types";
import { held, SIDE } from "./orientation";

export type Faces = Readonly<Record<string, string>>;

/** Columns and rows of a grid. */
export interface Box {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export interface Cell {
  /** Letters of `s`, `o` and `x`, in this order. */
  figures: string;
  /** The cards over it, in the order in which they were laid. */
  cards: number[];
}

const FIGURES = ["s", "o", "x"];

/** What a cell shows; null if no card covers it. */
export function cellAt(laid: readonly CopyrightLaid[], faces: Faces, x: number, y: number): Cell | null {
  const over = laid.filter((each) => covers(each, x, y));
  if (over.length === 0) return null;
  const seen = over.map((each) => held(faces[each.card] ?? "", each.orientation)[SIDE * (y - each.y) + x - each.x]);
  return {
    figures: FIGURES.filter((figure) => seen.includes(figure)).join(""),
    cards: over.map(({ card }) => card),
  };
}

export function covers({ x, y }: Pick<CopyrightLaid, "x" | "y">, column: number, row: number): boolean {
  return column >= x && column < x + SIDE && row >= y && row < y + SIDE;
}

/** The smallest box around some cards; null if there are none. */
export function bounds(laid: readonly Pick<CopyrightLaid, "x" | "y">[]): Box | null {
  if (laid.length === 0) return null;
  const [xs, ys] = [laid.map(({ x }) => x), laid.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + SIDE, rows: Math.max(...ys) - top + SIDE };
}

/** The visible box: the usual one, unless the cards with a margin need more or lie elsewhere. */
export function field(laid: readonly Pick<CopyrightLaid, "x" | "y">[], least: Box, margin = 1): Box {
  const needed = bounds(laid);
  if (!needed) return least;
  const [left, columns] = along(least.left, least.columns, needed.left - margin, needed.columns + 2 * margin);
  const [top, rows] = along(least.top, least.rows, needed.top - margin, needed.rows + 2 * margin);
  return { left, top, columns, rows };
}

/** A range that contains what is needed and has at least this length, moved no further than necessary. */
function along(start: number, length: number, neededStart: number, needed: number): [number, number] {
  const whole = Math.max(length, needed);
  return [Math.min(neededStart, Math.max(start, neededStart + needed - whole)), whole];
}

/** Which of the 9 cells from a corner match the model, in the notation of a frame. */
export function matching(
  laid: readonly CopyrightLaid[],
  faces: Faces,
  model: readonly string[],
  x: number,
  y: number,
): string {
  return model
    .map((figures, cell) => cellAt(laid, faces, x + (cell % SIDE), y + Math.floor(cell / SIDE))?.figures === figures)
    .map((same) => (same ? "1" : "0"))
    .join("");
}

/** Whether a cell is inside a frame and matches. */
export function isMatching(frame: Pick<CopyrightFrame, "x" | "y" | "matching"> | null, x: number, y: number): boolean {
  return frame !== null && covers(frame, x, y) && frame.matching[SIDE * (y - frame.y) + x - frame.x] === "1";
}

/** The columns and the rows of a lay-out that stick out of a frame. */
export function overflow(
  laid: readonly CopyrightLaid[],
  frame: Pick<CopyrightFrame, "x" | "y">,
): { columns: number[]; rows: number[] } {
  const box = bounds(laid);
  if (!box) return { columns: [], rows: [] };
  const out = (start: number, length: number, inside: number) =>
    Array.from({ length }, (_, at) => start + at).filter((each) => each < inside || each >= inside + SIDE);
  return { columns: out(box.left, box.columns, frame.x), rows: out(box.top, box.rows, frame.y) };
}
