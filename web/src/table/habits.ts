/** The visitor's last choices for a game, as this browser remembers them. */

import type { ClockRule, GameInfo, SeatWish } from "../wire/types";
import { today } from "./opponents";
import { preset } from "./presets";

type Value = boolean | number | string;

/** A seat of the form; `anyone` is an open seat of a public table. */
export interface SeatChoice {
  kind: SeatWish["kind"] | "anyone";
  name: string;
  level: string;
}

/** A submitted form. */
export interface Arrangement {
  seats: SeatChoice[];
  phones: boolean;
  draw: boolean;
  /** Only for accounts; older arrangements do not have it. */
  friendly?: boolean;
  options: Record<string, Value>;
  clock: ClockRule | null;
}

export interface Habit {
  arrangement?: Arrangement;
}

/** Every option of a game, as last time if that still exists; the first time, as in the preset to begin with. */
export function usualOptions(
  game: Pick<GameInfo, "options" | "presets">,
  habit: Habit | undefined,
): Record<string, Value> {
  const before = habit?.arrangement?.options;
  if (!before) return preset(game, "begin");
  return Object.fromEntries(
    game.options.map(({ name, values, default: usual }) => {
      const value = before[name];
      return [name, value !== undefined && values.includes(value) ? value : usual];
    }),
  );
}

/** The seats of last time, if that many may sit and all bots still exist; otherwise null. */
export function usualSeats(game: GameInfo, habit: Habit | undefined): SeatChoice[] | null {
  const seats = habit?.arrangement?.seats;
  if (!seats || seats.length < game.least_seats || seats.length > game.most_seats) return null;
  const known = seats.every(({ kind, level }) => kind !== "bot" || today(game, level) !== null);
  return known ? seats.map(({ kind, name, level }) => ({ kind, name, level: today(game, level) ?? level })) : null;
}
