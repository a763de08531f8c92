/** Looking for a move among many. */

/** No more buttons than this are shown at once. */
export const MOST = 120;

/** From so many moves on there is something to look for. */
export const MANY = 7;

/** The moves that contain every word of what is looked for, those that begin with it first. */
export function matching(moves: readonly string[], sought: string): string[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [...moves];
  const found = moves.filter((move) => words.every((word) => plain(move).includes(word)));
  const begins = (move: string) => (plain(move).startsWith(first) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b));
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** The number of the button that a key leads to from another, in so many columns; the same one at the border. */
export function neighbour(at: number, key: string, columns: number, count: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  return at + step >= 0 && at + step < count ? at + step : at;
}
