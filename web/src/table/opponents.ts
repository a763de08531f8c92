/** Whom the visitor meets: an opponent who follows their results until they win about half of their games. */

import type { Ending, GameInfo, Opponent, TableInfo } from "../wire/types";

type Bots = Pick<GameInfo, "levels" | "characters" | "former">;

export type Result = "won" | "lost" | "even";

/** After so many losses in a row somebody gentler is offered. */
const DISCOURAGING = 2;

/** What a level or a character is called today; null if there is none of that name. */
export function today({ levels, characters = [], former = {} }: Bots, level: string | undefined): string | null {
  const known = (name: string | undefined) => [...levels, ...characters].find((each) => each.name === name)?.name;
  return known(level) ?? known(former[level ?? ""]) ?? null;
}

/** The level that follows the visitor's results: the gentlest at first; null if there are no bots. */
export function adaptive(game: Bots, opponent: Opponent | undefined): string | null {
  return today({ ...game, characters: [] }, opponent?.level) ?? game.levels[0]?.name ?? null;
}

/** The level or the character to meet next: the one the visitor insists on, or else the one that follows them. */
export const met = (game: Bots, opponent: Opponent | undefined): string | null =>
  today(game, opponent?.fixed) ?? adaptive(game, opponent);

export const isFixed = (game: Bots, opponent: Opponent | undefined): boolean => today(game, opponent?.fixed) !== null;

/** A neighbour of a level on the ladder; null at its ends, and for characters, who are not on it. */
export function neighbour({ levels }: Bots, level: string, step: 1 | -1): string | null {
  const at = levels.findIndex(({ name }) => name === level);
  return at < 0 ? null : (levels[at + step]?.name ?? null);
}

/** How a seat did: among several it has won if it leaves more players behind than it has ahead. */
export function result({ ranks }: Pick<Ending, "ranks">, seat: number): Result {
  const own = ranks[seat] ?? 0;
  const margin = ranks.filter((rank) => rank > own).length - ranks.filter((rank) => rank < own).length;
  return margin > 0 ? "won" : margin < 0 ? "lost" : "even";
}

/** The one level of all opponents, in a game of the visitor alone against bots; null in any other. */
export function faced({ seats }: Pick<TableInfo, "seats">): string | null {
  const others = seats.filter(({ yours }) => !yours);
  const levels = new Set(others.map(({ kind, level }) => (kind === "bot" ? level : null)));
  const [level = null] = levels;
  return others.length === seats.length - 1 && levels.size === 1 ? level : null;
}

/**
 * The opponent after a game against a level.
 *
 * A win moves half a level up and a loss half a level down: the first half makes the visitor lean that way, the second
 * brings the next level. A win against somebody stronger, or a loss to somebody weaker, starts from their level; a win
 * against somebody weaker, or a loss to somebody stronger, was to be expected and moves nothing.
 */
export function after(game: Bots, before: Opponent | undefined, level: string, result: Result): Opponent {
  const places = game.levels.map(({ name }) => name);
  const place = adaptive(game, before) ?? "";
  const played = today(game, level) ?? "";
  const lost = result === "lost" ? (before?.lost ?? 0) + 1 : 0;
  const same = { ...before, level: place, lean: before?.lean ?? 0, lost };
  const step = result === "won" ? 1 : result === "lost" ? -1 : 0;
  const further = step * (places.indexOf(played) - places.indexOf(place));
  if (step === 0 || further < 0 || !places.includes(played)) return same;
  const lean = (further === 0 ? same.lean : 0) + step;
  const next = neighbour(game, played, step);
  if (next === null) return { ...same, level: played, lean: 0 };
  return Math.abs(lean) < 2 ? { ...same, level: played, lean } : { ...same, level: next, lean: 0 };
}

/** Whom to offer after a game: the next level after a win, the one before after several losses in a row. */
export function offer(game: Bots, now: Opponent | undefined, level: string, result: Result): string | null {
  if (result === "won") return neighbour(game, level, 1);
  return result === "lost" && (now?.lost ?? 0) >= DISCOURAGING ? neighbour(game, level, -1) : null;
}
