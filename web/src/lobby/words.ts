/** Tables in few words: how they are played, and for how long. */

import { maybe, t } from "../i18n";
import type { ClockRule, GameInfo } from "../wire/types";

type Value = boolean | number | string;

/** The value of an option in words, where it has some. */
export function spelt(game: string, option: string, value: Value): string {
  const id = `${game}-option-${option}-value`;
  return maybe(id) ? t(id, { value: typeof value === "string" ? value : Number(value) }) : String(value);
}

/** What is not as usual, one phrase for each option. */
export function chosen(game: Pick<GameInfo, "name" | "options">, options: Record<string, Value>): string[] {
  return game.options.flatMap(({ name, default: usual }) => {
    const value = options[name] ?? usual;
    if (value === usual) return [];
    const label = t(`${game.name}-option-${name}`);
    if (value === true) return [label];
    const id = `${game.name}-played-${name}`;
    const words = t(id, { value: typeof value === "string" ? value : Number(value) });
    return [
      words && words !== id ? words : t("option-chosen", { option: label, value: spelt(game.name, name, value) }),
    ];
  });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in one unit, when it is whole or long enough for the rest not to matter. */
export function lasting(seconds: number): string {
  if (seconds < 2 * MINUTE && seconds % MINUTE) return t("time-seconds", { count: seconds });
  if (seconds < HOUR) return t("time-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return t("time-hours", { count: Math.floor(seconds / HOUR) });
  return t("time-days", { count: Math.floor(seconds / DAY) });
}

/** How long something has been so: seconds would only flicker. */
export const since = (seconds: number): string =>
  seconds < MINUTE ? t("just-now") : t("lobby-since", { time: lasting(seconds - (seconds % MINUTE)) });

export function clockWords(clock: ClockRule | null): string {
  if (clock === null) return t("clock-words-none");
  const time = lasting(clock.seconds);
  if (clock.per !== "game") return t("clock-words-move", { time });
  if (!clock.increment) return t("clock-words-game", { time });
  return t("clock-words-increment", { time, increment: lasting(clock.increment) });
}
