/** How the people at a table are named. */

import type { AnyFace } from "../boards";
import type { Who } from "../boards/face";
import { t } from "../i18n";
import type { TableInfo } from "../wire/types";

export function seatName(table: TableInfo, face: AnyFace, seat: number): string {
  const info = table.seats[seat];
  if (info?.kind === "bot") return t(`level-${info.level}`);
  if (info?.kind === "open") return t("seat-open");
  if (info?.name) return info.name;
  return isYou(table, seat) ? t("you") : face.side(seat, table.options);
}

/** What else there is to say of a seat: its side, and who or where its player is. */
export function seatAbout(table: TableInfo, face: AnyFace, seat: number): string {
  const info = table.seats[seat];
  const side = face.side(seat, table.options);
  if (info?.kind === "bot") return `${side} · ${t("seat-bot")}`;
  if (info?.kind === "human" && !info.present) return `${side} · ${t("seat-away")}`;
  if (isYou(table, seat) && info?.name) return `${side} · ${t("seat-you")}`;
  return side;
}

/** Whether this seat, and no other, is the visitor's. */
export function isYou(table: TableInfo, seat: number): boolean {
  return Boolean(table.seats[seat]?.yours) && table.seats.filter((each) => each.yours).length === 1;
}

export const who = (table: TableInfo, face: AnyFace, seat: number): Who => ({
  name: seatName(table, face, seat),
  you: isYou(table, seat),
});
