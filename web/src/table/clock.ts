/** Reading clocks: the server sends what is left, and the page counts down from when that arrived. */

import type { ClockReading, ClockRule } from "../wire/types";

/** Below this, tenths of a second are shown. */
const FINE = 10_000;
/** By correspondence, time is short in the last hours. */
const SHORT_DAYS = 6 * 3_600_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Time is short when this share of it is left, but never before the last ten seconds. */
const SHORT = 0.2;

/** The milliseconds a seat has left, this long after the reading. */
export function left(reading: ClockReading, seat: number, elapsed: number): number {
  const then = reading.left[seat] ?? 0;
  return Math.max(0, reading.running.includes(seat) ? then - elapsed : then);
}

export function isHurried(milliseconds: number, rule: ClockRule): boolean {
  if (rule.per === "correspondence") return milliseconds < SHORT_DAYS;
  return milliseconds < Math.min(FINE, SHORT * rule.seconds * 1000);
}

export function spelt(milliseconds: number, language: string): string {
  if (milliseconds > DAY) {
    const hours = Math.ceil(milliseconds / HOUR);
    const [days, rest] = [Math.floor(hours / 24), hours % 24];
    return [unit(days, "day", language), ...(rest ? [unit(rest, "hour", language)] : [])].join(" ");
  }
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

/** How long something has lasted, in the largest unit that has passed. */
export function lasting(milliseconds: number, language: string): string {
  const units = [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ] as const;
  const [size, name] = units.find(([each]) => milliseconds >= each) ?? [SECOND, "second"];
  return unit(Math.floor(Math.max(0, milliseconds) / size), name, language, "short");
}

function unit(count: number, name: string, language: string, unitDisplay: "narrow" | "short" = "narrow"): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay }).format(count);
}
