/** What moves are worth, as it is written and said. */

import type { Worth } from "../games/face";
import type { JudgedMove } from "../wire/types";

/** How much less than the best a move may be worth to be called as good. */
const ALIKE = 1e-6;

/** By move; the best first. `write` writes a value as short as it can be, and `say` puts that into words. */
export function worths(
  moves: readonly JudgedMove[],
  write: (value: number) => string,
  say: (value: string, exact: boolean) => string,
): Map<string, Worth> {
  const most = Math.max(...moves.map(({ value }) => value));
  return new Map(
    moves.map(({ move, value, exact }) => {
      const text = write(value);
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
