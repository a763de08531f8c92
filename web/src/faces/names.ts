/** What bots are called: by their level, and cousins of the same name where several sit at one table. */

import { maybe, t } from "../i18n";

/** The name of a bot; `before` are those of the same level in the seats before it. */
export function botName(level: string, before = 0): string {
  const name = t(`level-${level}`);
  if (before === 0) return name;
  const cousins = maybe(`level-${level}-cousins`).split(", ").filter(Boolean);
  return cousins[before - 1] ?? t("bot-numbered", { name, number: before + 1 });
}

/** The name and the trade; the name alone where nobody knows the trade. */
export function botTitle(level: string): string {
  const trade = maybe(`level-${level}-trade`);
  return trade ? t("level-title", { name: t(`level-${level}`), trade }) : t(`level-${level}`);
}

/** How a bot plays, in one sentence; empty where nobody says so. */
export const botStyle = (level: string): string => maybe(`level-${level}-style`);

/** How many of the seats before this one have a bot of the same level. */
export const cousinsBefore = (seats: readonly { level: string | null }[], seat: number): number =>
  seats.slice(0, seat).filter(({ level }) => level !== null && level === seats[seat]?.level).length;
