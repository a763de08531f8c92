/** An earlier race over the same deal, replayed by its recorded times: what it had done at any moment of its race. */

import type { Moment, TableInfo } from "../wire/types";

/** The address of a table where one races against the ghost of another. */
export const raceAddress = (table: string, ghost: string | null): string =>
  `/table/${table}${ghost ? `?ghost=${encodeURIComponent(ghost)}` : ""}`;

/** The ghost that an address names. */
export const ghostOf = (query: string): string | null => new URLSearchParams(query).get("ghost");

/** Whether a finished table is a race over the same deal. While it is not finished it must not be looked at. */
export function isRival(one: TableInfo, other: TableInfo, end: Moment | undefined): boolean {
  const same = one.id !== other.id && one.game === other.game && one.deal !== null && one.deal === other.deal;
  return same && other.racing && sorted(one.options) === sorted(other.options) && end?.ending != null;
}

/** When the race began, in the times of these moments: what chance did just before the players. */
export function began(moments: readonly (Moment | undefined)[]): number | null {
  const first = moments.findIndex((moment) => moment?.to_act.some((seat) => seat >= 0));
  return first < 1 ? null : (moments[first - 1]?.heard ?? null);
}

/** The moment that a race had reached after so many milliseconds. */
export function reached(moments: readonly Moment[], elapsed: number): Moment | null {
  const start = began(moments);
  if (start === null) return null;
  return moments.findLast(({ heard }) => heard != null && heard - start <= elapsed) ?? null;
}

/** How long a race took from its start to this moment, in milliseconds. */
export function length(moments: readonly Moment[], to: Moment | undefined = moments.at(-1)): number {
  return Math.max(0, (to?.heard ?? 0) - (began(moments) ?? 0));
}

/** Minutes and seconds. */
export function spelt(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60
    ? `${seconds}\u00a0s`
    : `${Math.floor(seconds / 60)}\u00a0min\u00a0${String(seconds % 60).padStart(2, "0")}\u00a0s`;
}

const sorted = (options: TableInfo["options"]): string =>
  JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
