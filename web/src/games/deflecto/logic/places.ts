/** How the players stand, and what would become of it. */

import type { DeflectoPlayer, DeflectoView } from "../types";

export interface Standing {
  seat: number;
  player: DeflectoPlayer;
}

/** The players by their places, the first one first. */
export function standings({ players }: DeflectoView): Standing[] {
  return players
    .map((player, seat) => ({ seat, player }))
    .sort((one, other) => one.player.rank - other.player.rank || one.seat - other.seat);
}

export interface Change {
  seat: number;
  before: number;
  after: number;
}

/** The lengths of all paths; 0 for one that has not begun. */
export const lengths = ({ players }: DeflectoView): number[] => players.map((player) => player.path?.length ?? 0);

/** Whose paths are of another length after something than before it; those that had not begun have not changed. */
export function changes(before: readonly number[], after: readonly number[]): Change[] {
  return before.flatMap((was, seat) => {
    const is = after[seat] ?? was;
    return was === 0 || was === is ? [] : [{ seat, before: was, after: is }];
  });
}
