/** The tables of a room, and their people, in words. */

import { cousinsBefore } from "../faces/names";
import { t } from "../i18n";
import { preferences } from "../preferences.svelte";
import { personName } from "../table/people";
import type { ChatLine, RoomDoor, RoomTable } from "../wire/types";

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(preferences.language, { type: "conjunction" }).format(names);

/** The name of whoever has a seat. */
export function seatName(table: RoomTable, seat: number): string {
  const info = table.seats[seat];
  return info ? personName({ ...info, bot_account: false }, seat, cousinsBefore(table.seats, seat)) : "";
}

/** Whose turn it is, or how the game ended. */
export function state(table: RoomTable, you: string): string {
  const { seats, to_act, waiting, ranks } = table;
  if (ranks) {
    const first = seats.flatMap((_, seat) => (ranks[seat] === 1 ? [seatName(table, seat)] : []));
    if (seats.length === 1) return t("room-over");
    return t(first.length > 1 ? "room-drawn-by" : "room-won-by", { names: listed(first) });
  }
  if (waiting) return t("room-waits", { count: seats.filter(({ kind }) => kind === "open").length });
  if (to_act.some((seat) => seats[seat]?.member === you)) return t("room-your-turn");
  const names = to_act.map((seat) => seatName(table, seat));
  return names.length === 0 ? "" : t(names.length > 1 ? "room-turns-of" : "room-turn-of", { names: listed(names) });
}

/** A note by the server in the room's chat: a member is there on one more device. */
export const roomNote = ({ name }: Pick<ChatLine, "name">, mine: boolean): string =>
  t("room-moved", { name, you: mine ? "yes" : "no" });

/** What a room is called: it has no name but its members'. */
export const roomName = ({ names }: Pick<RoomDoor, "names">): string =>
  names.length > 0 ? t("room-of", { names: listed(names) }) : t("room");
