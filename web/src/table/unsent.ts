/** Moves that the server has not answered yet, kept until it has: the page may be closed before the network is back. */

import { record, write } from "../storage";
import type { Play } from "../wire/types";

export interface Unsent extends Play {
  /** The ply at which it was made. */
  ply: number;
}

const MOST = 20;

/** By table. */
export const unsent = (): Record<string, Unsent[]> => record<Unsent[]>("unsent");

export function keepUnsent(table: string, moves: readonly Unsent[]): void {
  const others = Object.entries(unsent()).filter(([id]) => id !== table);
  const kept = moves.length > 0 ? [...others, [table, moves]] : others;
  write("unsent", JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
}
