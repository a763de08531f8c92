/** Clocks as they are read: the host sends what is left, the page counts down from when that came. */

import type { ClockReading, ClockRule } from "../wire/types";

/** Below this, tenths of a second are shown. */
const FINE = 10_000;
/** Time is short when this part of it is left, but never before the last ten seconds. */
const SHORT = 0.2;

/** The milliseconds a seat has left, this long after the reading. */
export function left(reading: ClockReading, seat: number, elapsed: number): number {
  const then = reading.left[seat] ?? 0;
  return Math.max(0, reading.running.includes(seat) ? then - elapsed : then);
}

export function isHurried(milliseconds: number, rule: ClockRule): boolean {
  return milliseconds < Math.min(FINE, SHORT * rule.seconds * 1000);
}

export function spelt(milliseconds: number, language: string): string {
  const tenths = Math.ceil(milliseconds / 100);
  if (milliseconds < FINE) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return new Intl.NumberFormat(language, digits).format(tenths / 10);
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
