/** How tiles on the map affect each other: where rivers flow, and what a chapel is joined to. */

import { figure, opposite, SIDES } from "./figures";
import { beyond } from "./squares";

export type Tiles = Record<string, string>;

const WATER = new Set(["river", "source", "lake"]);

const isWater = (text: string | undefined): text is string => text !== undefined && WATER.has(figure(text).kind);

/** The water tiles that a water tile is joined to, and the sides where they meet. */
function joinedTo(tiles: Tiles, square: string, size: number): { side: string; next: string }[] {
  return [...figure(tiles[square] ?? "").sides].flatMap((side) => {
    const next = beyond(square, side, size);
    return next !== null && isWater(tiles[next]) ? [{ side, next }] : [];
  });
}

/** For each river tile, the side where its water leaves: away from the source or towards the lake, else south. */
export function currents(tiles: Tiles, size: number): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const waters = Object.keys(tiles).filter((square) => isWater(tiles[square]));
  const isEnd = (square: string) => joinedTo(tiles, square, size).length < 2;
  const height = (square: string) => -Number(square.slice(1));
  // Sources first; a lake is where a river ends, so it comes last.
  const rank = (square: string) => ({ source: 0, lake: 2 })[figure(tiles[square] ?? "").kind as string] ?? 1;
  const ends = waters
    .filter(isEnd)
    .sort((one, other) => rank(one) - rank(other) || height(one) - height(other) || (one < other ? -1 : 1));
  for (const end of ends) {
    let here: string | undefined = end;
    let before: string | null = null;
    while (here !== undefined && !seen.has(here)) {
      seen.add(here);
      const { kind, sides } = figure(tiles[here] ?? "");
      const came: string | null = before;
      const onwards: { side: string; next: string } | undefined = joinedTo(tiles, here, size).find(
        ({ next }) => next !== came,
      );
      const entered = came === null ? null : joinedTo(tiles, here, size).find(({ next }) => next === came)?.side;
      const out = onwards?.side ?? [...sides].find((side) => side !== entered) ?? null;
      if (out !== null && kind !== "lake") found.set(here, out);
      before = here;
      here = onwards?.next;
    }
  }
  return found;
}

export interface Surroundings {
  /** The sides where a path reaches the chapel. */
  joined: string;
  /** The sides where one still may. */
  open: string;
}

export function surroundings(tiles: Tiles, square: string, size: number): Surroundings {
  const found: Surroundings = { joined: "", open: "" };
  for (const side of SIDES) {
    const next = beyond(square, side, size);
    if (next === null) continue;
    const text = tiles[next];
    if (text === undefined) found.open += side;
    else {
      const { kind, sides } = figure(text);
      if (kind === "chapel" || (kind === "path" && sides.includes(opposite(side)))) found.joined += side;
    }
  }
  return found;
}
