/** What a placement would do to the paths, as the view tells it. */

import type { DeflectoView } from "../types";
import { unvaried } from "./moves";
import { beyond } from "./squares";

/** The squares of a way that is written as its start and its steps, `d11ssse`. */
export function walked(detour: string, size: number): string[] {
  const start = /^[a-z]\d+/.exec(detour)?.[0] ?? "";
  const squares = [start];
  for (const side of detour.slice(start.length)) squares.push(beyond(squares.at(-1) ?? "", side, size) ?? "");
  return squares;
}

/** The new ways of the paths that a placement would bend, by seat. */
export function bentBy(view: DeflectoView, move: string): Map<number, string[]> {
  const indexes = view.bends[unvaried(move)] ?? [];
  return new Map(
    indexes.flatMap((index, seat) => {
      const detour = view.detours[index];
      return detour === undefined ? [] : [[seat, walked(detour, view.size)] as const];
    }),
  );
}

/** By how much a path would grow, and a square to write it on. */
export interface Growth {
  seat: number;
  by: number;
  square: string;
}

/** How the paths would grow, each told on the middle of what is new of it and no two on one square. */
export function growths(
  view: DeflectoView,
  bent: ReadonlyMap<number, readonly string[]>,
  taken: string | null,
): Growth[] {
  const used = new Set([taken]);
  return [...bent].flatMap(([seat, squares]) => {
    const before = view.players[seat]?.path?.squares ?? [];
    const by = squares.length - before.length;
    const fresh = squares.filter((square) => !before.includes(square));
    const half = (fresh.length - 1) / 2;
    const nearest = fresh
      .map((square, at) => ({ square, away: Math.abs(at - half) }))
      .sort((one, other) => one.away - other.away)
      .map(({ square }) => square);
    const square = nearest.find((each) => !used.has(each)) ?? nearest[0];
    if (by === 0 || square === undefined) return [];
    used.add(square);
    return [{ seat, by, square }];
  });
}
