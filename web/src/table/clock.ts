/** Clocks as they are read: the host sends what is left, the page counts down from when that came. */

import type { ClockReading } from "../wire/types";

const HURRY = 10_000;

/** The milliseconds a seat has left, this long after the reading. */
export function left(reading: ClockReading, seat: number, elapsed: number): number {
  const then = reading.left[seat] ?? 0;
  return Math.max(0, reading.running.includes(seat) ? then - elapsed : then);
}

export const isHurried = (milliseconds: number): boolean => milliseconds < HURRY;

export function spelt(milliseconds: number): string {
  const tenths = Math.ceil(milliseconds / 100);
  if (isHurried(milliseconds)) return (tenths / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
