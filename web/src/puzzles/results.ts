/** What somebody has done with puzzles. Keys are GAME/ID, and days GAME/2026-11-17, as in `Progress` on the wire. */

import type { PuzzleInfo } from "../wire/types";

export interface Result {
  /** How many tries were made, until it was solved or its answer was shown. */
  tries: number;
  state: "failed" | "solved" | "shown";
  /** The rating of the puzzle then. */
  rating: number;
  /** When it was last tried, as an ISO time. */
  at: string;
}

export type Results = Readonly<Record<string, Result>>;
export type Outcome = Result["state"];

/** Of somebody who has not tried a puzzle yet. */
const FIRST_LEVEL = 1200;
/** How far a single puzzle moves the level: much at first, less later. */
const FAR = 240;
const NEAR = 60;
const STEPS = 8;
/** The difference of ratings at which one in eleven is solved. */
const SCALE = 400;
const DAY = 86_400_000;

export const keyOf = (game: string, id: string): string => `${game}/${id}`;

/** The day of a time, as the server counts days. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** A result after another try. What is solved stays solved, and what was shown stays shown. */
export function tried(had: Result | undefined, outcome: Outcome, rating: number, at: string): Result {
  if (had && had.state !== "failed") return { ...had, at };
  return { tries: (had?.tries ?? 0) + (outcome === "shown" ? 0 : 1), state: outcome, rating, at };
}

/** What is known of the puzzles that were tried, on whichever device; `first` if solved at the first try. */
export function remembered(first: Readonly<Record<string, boolean>>, details: Results): Results {
  return Object.fromEntries(
    Object.entries(first).map(([key, solved]) => {
      const unknown: Result = { tries: 1, state: solved ? "solved" : "failed", rating: FIRST_LEVEL, at: "" };
      return [key, details[key] ?? unknown];
    }),
  );
}

/** Whether this try solved a puzzle on a day on which its answer had not been shown before. */
export function counts(had: Result | undefined, outcome: Outcome, day: string): boolean {
  return outcome === "solved" && !(had?.state === "shown" && had.at.startsWith(day));
}

/** Whether a puzzle was solved at the first try. */
export const atFirstSight = ({ state, tries }: Result): boolean => state === "solved" && tries === 1;

/** How many days in a row, up to today or yesterday, a puzzle of the day was solved. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days.map((each) => each.slice(each.indexOf("/") + 1)));
  let day = solved.has(today) ? today : before(today);
  let count = 0;
  for (; solved.has(day); day = before(day)) count += 1;
  return count;
}

function before(day: string): string {
  return dayOf(new Date(Date.parse(day) - DAY));
}

/** How strong somebody seems to be in a game, on the scale of the puzzles' ratings. */
export function level(results: Results, game: string): number {
  const made = Object.entries(results)
    .filter(([key]) => key.startsWith(`${game}/`))
    .map(([, result]) => result)
    .sort((one, other) => one.at.localeCompare(other.at));
  return made.reduce((strength, result, number) => {
    const expected = 1 / (1 + 10 ** ((result.rating - strength) / SCALE));
    const share = result.state === "solved" ? 1 / result.tries : 0;
    return strength + Math.max(NEAR, FAR * (1 - number / STEPS)) * (share - expected);
  }, FIRST_LEVEL);
}

/**
 * The next puzzle of the endless series: one that was not tried yet, near the solver's level; then those that were not
 * solved; then all again, the oldest first. Never the one before it, if there is another.
 */
export function nextPuzzle(
  puzzles: readonly PuzzleInfo[],
  results: Results,
  game: string,
  last?: string,
): PuzzleInfo | undefined {
  const others = puzzles.length > 1 ? puzzles.filter(({ id }) => id !== last) : puzzles;
  const result = ({ id }: PuzzleInfo) => results[keyOf(game, id)];
  const strength = level(results, game);
  const untried = others.filter((each) => !result(each));
  const unsolved = others.filter((each) => result(each)?.state === "failed");
  const [pool, cost] =
    untried.length > 0
      ? [untried, ({ rating }: PuzzleInfo) => Math.abs(rating - strength)]
      : [unsolved.length > 0 ? unsolved : others, (each: PuzzleInfo) => Date.parse(result(each)?.at ?? "") || 0];
  return pool.toSorted((one, other) => cost(one) - cost(other))[0];
}
