/** Reading a countdown: the server sends once what is left, and the page counts down from when that arrived. */

import type { Countdown } from "../wire/types";

/** Below this, in milliseconds, time is short. */
const SHORT = 5_000;
/** At how many seconds the time left is announced: every second would be too much. */
const SPOKEN = [5, 10];

/** The milliseconds left, this long after the reading came. */
export function remaining(countdown: Countdown, elapsed: number): number {
  return Math.max(0, countdown.left - Math.max(0, elapsed));
}

/** As shown: the last one is 1, and 0 is the end. */
export const seconds = (left: number): number => Math.ceil(left / 1000);

/** A number of seconds as the ring shows it, with minutes if it is long. */
export const spelt = (count: number): string =>
  count < 100 ? String(count) : `${Math.floor(count / 60)}:${String(count % 60).padStart(2, "0")}`;

export const isShort = (left: number): boolean => left < SHORT;

/** The milliseconds until another number of seconds is shown. */
export const untilNext = (left: number): number => left - 1000 * (seconds(left) - 1);

/** The part of the whole that has passed, from 0 to 1. */
export const gone = ({ whole }: Countdown, left: number): number => Math.min(1, Math.max(0, 1 - left / whole));

/** The seconds to announce between two updates, if any; never the initial number. */
export function toBeSpoken(countdown: Countdown, before: number, left: number): number | null {
  const passed = (each: number) => before > 1000 * each && left <= 1000 * each && left > 0;
  return SPOKEN.find((each) => 1000 * each < countdown.whole && passed(each)) ?? null;
}
