/** A tree of variations as it is read: the main line, and after a move what was tried in its place, indented. */

import { at, isVariation, START, type Branch, type Tree } from "./tree";

export interface Entry {
  readonly id: number;
  /** Which move of a player it is, counted from 1 along its line; chance belongs to the move before it. */
  readonly number: number;
  readonly isChance: boolean;
}

/** Moves in a row. */
export interface Row {
  /** How far it is indented: 0 is the main line. */
  readonly depth: number;
  /** The variation that begins with this row, if one does. */
  readonly begins: number | null;
  readonly entries: readonly Entry[];
}

export function arranged(tree: Tree): Row[] {
  const rows: Row[] = [];
  const [first, ...others] = at(tree, START).children;
  if (first !== undefined) follow(tree, first, others, { depth: 0, begins: null, number: 0 }, rows);
  return rows;
}

interface Place {
  depth: number;
  begins: number | null;
  /** The number of the move before it. */
  number: number;
}

/** Adds the line that begins with `from`, and after each move what was tried in its place. */
function follow(tree: Tree, from: number, others: readonly number[], place: Place, rows: Row[]): void {
  const { depth } = place;
  let { begins, number } = place;
  let entries: Entry[] = [];
  let rest = others;
  for (let id: number | undefined = from; id !== undefined;) {
    const { line, children }: Branch = at(tree, id);
    // Where the recorded game stops, its continuation has a row of its own.
    if (begins !== id && isVariation(tree, id)) {
      if (entries.length > 0) rows.push({ depth, begins, entries });
      begins = id;
      entries = [];
    }
    const isChance = (line?.seat ?? 0) < 0;
    const before = number;
    if (!isChance) number += 1;
    entries.push({ id, number, isChance });
    if (rest.length > 0) {
      rows.push({ depth, begins, entries });
      for (const other of rest) follow(tree, other, [], { depth: depth + 1, begins: other, number: before }, rows);
      begins = null;
      entries = [];
    }
    [id, ...rest] = children;
  }
  if (entries.length > 0) rows.push({ depth, begins, entries });
}
