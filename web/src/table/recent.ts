/** The tables a visitor opened or sat down at, as this browser remembers them until the games are over. */

import type { SeatInfo, TableInfo } from "../wire/types";

export interface Recent {
  table: string;
  game: string;
  /** Everybody but the visitor. */
  others: (Pick<SeatInfo, "kind" | "name" | "level"> & { seat: number })[];
  /** Whether the visitor opened it, perhaps for others to play at. */
  opened: boolean;
  /** When it was last updated, as an ISO time. */
  at: string;
}

const MOST_KEPT = 12;

export function recent({ id, game, seats }: TableInfo, opened: boolean, now: Date): Recent {
  const own = seats.findIndex((seat) => seat.yours);
  const others = seats
    .map(({ kind, name, level }, seat) => ({ seat, kind, name, level }))
    .filter(({ seat }) => seat !== own);
  return { table: id, game, others, opened, at: now.toISOString() };
}

/** The list with this table, the latest first. A table that the visitor opened stays theirs. */
export function visited(list: readonly Recent[], latest: Recent): Recent[] {
  const had = list.find((each) => each.table === latest.table);
  const opened = latest.opened || had?.opened === true;
  return [{ ...latest, opened }, ...list.filter((each) => each !== had)].slice(0, MOST_KEPT);
}

export function without(list: readonly Recent[], table: string): Recent[] {
  return list.filter((each) => each.table !== table);
}
