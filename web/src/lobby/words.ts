/** Tables in a few words: how they are played, and with how much time. */

import { maybe, t } from "../i18n";
import type { ClockRule, GameInfo } from "../wire/types";

type Value = boolean | number | string;

/** The value of an option in words, if it has any. */
export function spelt(game: string, option: string, value: Value): string {
  const id = `${game}-option-${option}-value`;
  return maybe(id) ? t(id, { value: typeof value === "string" ? value : Number(value) }) : String(value);
}

/** The options that differ from the default or from other values, one phrase each. */
export function chosen(
  game: Pick<GameInfo, "name" | "options">,
  options: Record<string, Value>,
  others: Record<string, Value> = {},
): string[] {
  return game.options.flatMap(({ name, default: usual }) => {
    const value = options[name] ?? usual;
    if (value === (others[name] ?? usual)) return [];
    const label = t(`${game.name}-option-${name}`);
    if (value === true) return [label];
    if (value === false) return [t("option-without", { option: label })];
    const id = `${game.name}-played-${name}`;
    const words = t(id, { value });
    return [
      words && words !== id ? words : t("option-chosen", { option: label, value: spelt(game.name, name, value) }),
    ];
  });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in one unit, if that is exact or long enough for the rest not to matter. */
export function lasting(seconds: number): string {
  if (seconds < 2 * MINUTE && seconds % MINUTE) return t("time-seconds", { count: seconds });
  if (seconds < HOUR) return t("time-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return t("time-hours", { count: Math.floor(seconds / HOUR) });
  return t("time-days", { count: Math.floor(seconds / DAY) });
}

/** How long something has lasted, without seconds, which would only flicker. */
export const since = (seconds: number): string =>
  seconds < MINUTE ? t("just-now") : t("lobby-since", { time: lasting(seconds - (seconds % MINUTE)) });

export function clockWords(clock: ClockRule | null): string {
  if (clock === null) return t("clock-words-none");
  const time = lasting(clock.seconds);
  if (clock.per !== "game") return t("clock-words-move", { time });
  if (!clock.increment) return t("clock-words-game", { time });
  return t("clock-words-increment", { time, increment: lasting(clock.increment) });
}
