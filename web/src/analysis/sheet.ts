/** A tree of variations as it is read: the main line, and after a move what was tried in its place, indented. */

import { isVariation, type Branch, type Tree } from "./tree";

export interface Entry {
  readonly branch: Branch;
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

export function arranged({ start }: Tree): Row[] {
  const rows: Row[] = [];
  const [first, ...others] = start.children;
  if (first) follow(first, others, { depth: 0, begins: null, number: 0 }, rows);
  return rows;
}

interface Place {
  depth: number;
  begins: number | null;
  /** The number of the move before it. */
  number: number;
}

/** Adds the line that begins with `from`, and after each move what was tried in its place. */
function follow(from: Branch, others: readonly Branch[], place: Place, rows: Row[]): void {
  const { depth } = place;
  let { begins, number } = place;
  let entries: Entry[] = [];
  let rest = others;
  for (let branch: Branch | undefined = from; branch;) {
    // Where the recorded game stops, its continuation has a row of its own.
    if (begins !== branch.node.variation && isVariation(branch)) {
      if (entries.length > 0) rows.push({ depth, begins, entries });
      begins = branch.node.variation;
      entries = [];
    }
    const isChance = (branch.line?.seat ?? 0) < 0;
    const before = number;
    if (!isChance) number += 1;
    entries.push({ branch, number, isChance });
    if (rest.length > 0) {
      rows.push({ depth, begins, entries });
      for (const other of rest)
        follow(other, [], { depth: depth + 1, begins: other.node.variation, number: before }, rows);
      begins = null;
      entries = [];
    }
    [branch, ...rest] = branch.children;
  }
  if (entries.length > 0) rows.push({ depth, begins, entries });
}
