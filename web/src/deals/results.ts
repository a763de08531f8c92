/** The visitor's own games for one, as this browser remembers them. None of it is sent anywhere. */

import type { TableInfo } from "../wire/types";

export interface Attempt {
  table: string;
  game: string;
  deal: string;
  options: TableInfo["options"];
  /** Null until the game is over. */
  score: number | null;
  /** How long it took in milliseconds, where that was measured; older attempts do not have it. */
  took?: number | null;
  /** When it was last updated, as an ISO time. */
  at: string;
}

/** All attempts at one deal under the same options. */
export interface Tries {
  deal: string;
  options: TableInfo["options"];
  /** The score of the first finished one: later attempts know where everything lies. */
  first: number;
  best: number;
  count: number;
  table: string;
  /** The table of the best one; of equally good ones, of the quickest. */
  bestTable: string;
  bestTook: number;
}

const MOST_KEPT = 500;
const DAY = 86_400_000;

/** The list with this attempt, the latest first. A finished attempt stays finished. */
export function remembered(list: readonly Attempt[], attempt: Attempt): Attempt[] {
  const had = list.find((each) => each.table === attempt.table);
  if (had && (had.score !== null || attempt.score === null)) return [...list];
  return [attempt, ...list.filter((each) => each !== had)].slice(0, MOST_KEPT);
}

/** The finished games of one kind, by deal, the latest first. */
export function byDeal(list: readonly Attempt[], game: string): Tries[] {
  const found = new Map<string, Tries>();
  for (const { deal, options, score, table, took } of finished(list, game).reverse()) {
    const key = `${deal} ${JSON.stringify(options)}`;
    const had = found.get(key);
    const time = took ?? Infinity;
    const isBest = !had || score > had.best || (score === had.best && time < had.bestTook);
    found.delete(key); // Played again, it comes first.
    found.set(key, {
      deal,
      options,
      first: had?.first ?? score,
      best: Math.max(had?.best ?? score, score),
      count: (had?.count ?? 0) + 1,
      table,
      bestTable: isBest ? table : had.bestTable,
      bestTook: isBest ? time : had.bestTook,
    });
  }
  return [...found.values()].reverse();
}

/** An unfinished game of this deal, to continue. */
export function unfinished(list: readonly Attempt[], game: string, deal: string): Attempt | undefined {
  return list.find((each) => each.game === game && each.deal === deal && each.score === null);
}

/** How many days in a row, up to today or yesterday, the deal of the day was played on its day. */
export function streak(list: readonly Attempt[], game: string, today: string): number {
  const days = new Set(finished(list, game).flatMap(({ deal, at }) => (at.startsWith(deal) ? [deal] : [])));
  let day = days.has(today) ? today : before(today);
  let count = 0;
  for (; days.has(day); day = before(day)) count += 1;
  return count;
}

function finished(list: readonly Attempt[], game: string): (Attempt & { score: number })[] {
  return list.filter((each): each is Attempt & { score: number } => each.game === game && each.score !== null);
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
