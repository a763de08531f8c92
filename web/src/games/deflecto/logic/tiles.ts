/** The tiles of a rack: pairs of a front and a back, and how their moves are written. */

import { ways, type Shape } from "./figures";
import type { Placement } from "./moves";

export interface Tile {
  /** Its name in a stock, as the server sends it. */
  name: string;
  front: Shape;
  back: Shape | null;
  /** Distinguishes tiles that show the same front, or the same back; 0 if there is only one. */
  variants: { front: number; back: number };
}

function tile(front: Shape, back: Shape | null = null, variants = { front: 0, back: 0 }): Tile {
  return { name: back ? `${front}/${back}` : front, front, back, variants };
}

const behind = (number: number) => ({ front: number, back: 0 });
const meadow = (number: number) => ({ front: 0, back: number });

const RACKS: Record<1 | 2, readonly Tile[]> = {
  1: [tile("straight"), tile("curve"), tile("three_way"), tile("four_way"), tile("dead_end")],
  2: [
    tile("straight", "straight_rail", behind(1)),
    tile("straight", "curved_rail", behind(2)),
    tile("straight", "buffer", behind(3)),
    tile("curve", "straight_river", behind(1)),
    tile("curve", "curved_river", behind(2)),
    tile("curve", "source", behind(3)),
    tile("curve", "lake", behind(4)),
    tile("three_way", "meadow", meadow(3)),
    tile("four_way", "meadow", meadow(4)),
    tile("dead_end", "chapel"),
  ],
};

/** The tiles of a level, in the order of the rack. */
export const rack = (level: 1 | 2): readonly Tile[] => RACKS[level];

/** The key that picks the tile at this place. */
export const keyOf = (at: number): string => String((at + 1) % 10);

/** What one face of a tile shows; null if it has no such face. */
export const faceOf = (tile: Tile, back: boolean): Shape | null => (back ? tile.back : tile.front);

/** A face in one rotation, as written after the square. */
export function laid(tile: Tile, back: boolean, figure: string): string {
  const variant = back ? tile.variants.back : tile.variants.front;
  return variant ? `${figure}/${variant}` : figure;
}

/** All rotations of a face. */
export function waysOf(tile: Tile, back: boolean): readonly string[] {
  const shape = faceOf(tile, back);
  return shape ? ways(shape) : [];
}

/** How many tiles a stock has. */
export const left = (stock: Record<string, number>): number =>
  Object.values(stock).reduce((sum, each) => sum + each, 0);

/** Whether a placement is laid with this face of a tile. */
export function isFace(tile: Tile, back: boolean, { figure, variant }: Pick<Placement, "figure" | "variant">): boolean {
  const shape = faceOf(tile, back);
  return (
    shape !== null &&
    ways(shape).includes(figure) &&
    laid(tile, back, figure) === [figure, variant].filter(Boolean).join("/")
  );
}
