/** What moves are worth, as it is written and said. */

import type { Worth } from "../games/face";
import type { JudgedMove } from "../wire/types";

/** With a proper minus sign, and with a plus sign except for 0; large estimates need no fractions. */
export function signed(value: number, language: string, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  const number = Math.abs(rounded).toLocaleString(language, { maximumFractionDigits: digits });
  return rounded > 0 ? `+${number}` : rounded < 0 ? `−${number}` : "0";
}

/** How much less than the best a move may be worth to be called as good. */
const ALIKE = 1e-6;

/** By move; the best first. `say` puts a value into words. */
export function worths(
  moves: readonly JudgedMove[],
  language: string,
  say: (value: string, exact: boolean) => string,
): Map<string, Worth> {
  const most = Math.max(...moves.map(({ value }) => value));
  return new Map(
    moves.map(({ move, value, exact }) => {
      const text = signed(value, language, Math.abs(value) < 10 ? 1 : 0);
      return [move, { text, exact, best: most - value < ALIKE, said: say(text, exact) }];
    }),
  );
}

/** How many moves of an expected line have been made, where forced moves and chance have followed by themselves. */
export function covered(line: readonly string[], made: readonly string[]): number {
  let count = 0;
  for (const move of made) if (line[count] === move) count += 1;
  return count;
}

/** A count of work, in as few digits as say something. */
export function shortly(count: number, language: string): string {
  return count.toLocaleString(language, { notation: "compact", maximumSignificantDigits: 2 });
}
