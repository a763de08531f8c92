/** Naming the people at a table. */

import type { AnyFace } from "../games";
import type { Who } from "../games/face";
import { botName, cousinsBefore } from "../faces/names";
import { maybe, t } from "../i18n";
import { preferences } from "../preferences.svelte";
import type { ChatLine, GameInfo, Moment, SeatInfo, TableInfo } from "../wire/types";
import { lasting } from "./clock";
import { isConduct } from "./story";

/** How many sit down together by default: two if one alone would only train. */
export const company = ({ least_seats, most_seats }: Pick<GameInfo, "least_seats" | "most_seats">): number =>
  Math.max(least_seats, Math.min(2, most_seats));

/**
 * A player's name, or else a description; `before` are the bots of the same level in the seats before. The name of a bot
 * account says what it is, wherever it is read.
 */
export function personName(
  { kind, name, level, bot_account }: Pick<SeatInfo, "kind" | "name" | "level" | "bot_account">,
  seat: number,
  before = 0,
): string {
  if (kind === "bot") return botName(level ?? "", before);
  if (kind === "open") return t("seat-open");
  const called = name || t("player-number", { number: seat + 1 });
  return bot_account ? t("bot-account-named", { name: called }) : called;
}

export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (!info) return "";
  if (isYou(table, seat) && !info.name) return t("you");
  return personName(info, seat, cousinsBefore(table.seats, seat));
}

/** The level of each player of a record, as it names bots; null for people. */
export const recordedLevels = (names: readonly string[]): { level: string | null }[] =>
  names.map((written) => ({ level: /^bot (\w+)$/.exec(written)?.[1] ?? null }));

/** A player as a record names them: bots by their level, and nobody by their side. */
export function recordedName(names: readonly string[], seat: number, side: string): string {
  const seats = recordedLevels(names);
  const level = seats[seat]?.level;
  if (level && maybe(`level-${level}`)) return botName(level, cousinsBefore(seats, seat));
  const written = names[seat] ?? "";
  return written === "" ? side : written;
}

/** What else to say about a seat: its side, and who or where its player is; `since` the table was received. */
export function seatAbout(table: TableInfo, face: AnyFace, seat: number, now: Moment, since: number): string {
  const info = table.seats[seat];
  const side = face.side(seat, table.options);
  if (info?.kind === "bot") return `${side} · ${t("seat-bot")}`;
  if (now.out?.includes(seat)) return `${t("seat-out")} · ${side}`; // First: where room is short, the end is cut off.
  if (info?.awaited && !now.ending) return `${side} · ${t("seat-awaited")}`;
  if (now.stand_ins.includes(seat) && !now.ending) return `${side} · ${t("seat-stand-in")}`;
  if (info?.kind === "human" && !info.present && !now.ending) {
    if (info.away == null) return `${side} · ${t("seat-away")}`;
    return `${side} · ${t("seat-away-for", { time: lasting(info.away + since, preferences.language) })}`;
  }
  if (isYou(table, seat) && info?.name) return `${side} · ${t("seat-you")}`;
  return side;
}

/** Whether this seat, and no other, is the visitor's. */
export function isYou(table: TableInfo, seat: number): boolean {
  return Boolean(table.seats[seat]?.yours) && table.seats.filter((each) => each.yours).length === 1;
}

export const who = (table: TableInfo, seat: number): Who => ({
  name: seatName(table, seat),
  you: isYou(table, seat),
});

/** The author of a line. */
export function speakerName(table: TableInfo, line: ChatLine): string {
  return line.seat === null ? line.name || t("chat-somebody") : seatName(table, line.seat);
}

/** A piece of conduct, or a note by the server about people, in words; empty if there are none. */
export function conducted(table: TableInfo, seat: number, text: string, kind = "told"): string {
  const [word = "", ...rest] = text.slice(1).split(" ");
  const about = Number(rest.at(-1) ?? NaN);
  const [what = ""] = rest;
  const wish = maybe(`wish-${what}`);
  const id = wish ? `answered-${seat === about ? "withdraw" : word}` : `${kind}-${word}`;
  const known = maybe(id) ? id : `told-${word}`;
  if (!maybe(known)) return "";
  const maker = who(table, Math.max(0, seat));
  const target = who(table, about);
  const replaced = target.you ? "yes" : "no";
  return t(known, { name: maker.name, you: maker.you ? "yes" : "no", what, wish, other: target.name, replaced });
}

/** A move of the game in words. */
export function inWords(table: TableInfo, face: AnyFace, { view, move, seat }: Moment): string {
  if (move === null || seat === null) return "";
  if (isConduct(move)) return conducted(table, seat, move);
  const of = (each: number): Who => who(table, each);
  return face.told(view, move, seat < 0 ? { name: t("chance"), you: false } : of(seat), of);
}

/** A note by the server; read later, it must say more than what was visible at the time. */
export const noted = (table: TableInfo, line: ChatLine): string => conducted(table, line.seat ?? 0, line.text, "noted");
