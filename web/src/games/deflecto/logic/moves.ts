/** The moves of Déflecto as text. */

import { laid, waysOf, type Tile } from "./tiles";

export const PASS = "pass";
export const ASK = "end?";
export const AGREE = "yes";
export const CONTEST = "no";

/** What is laid where; the variant distinguishes tiles that show the same face. */
export interface Placement {
  square: string;
  figure: string;
  variant: string;
}

/** The parts of a placement; null for any other move. */
export function placement(move: string): Placement | null {
  const [square, rest] = move.split(":");
  if (!square || rest === undefined) return null;
  const [figure = "", variant = ""] = rest.split("/");
  return { square, figure, variant };
}

/** A placement without its variant, as in `changes`. */
export const unvaried = (move: string): string => move.split("/")[0] ?? move;

/** The legal placements. */
export class Placements {
  readonly #squares = new Map<string, Set<string>>();

  constructor(moves: readonly string[]) {
    for (const move of moves) {
      const [square = "", shown] = move.split(":");
      if (shown !== undefined) this.#squares.set(shown, (this.#squares.get(shown) ?? new Set()).add(square));
    }
  }

  get none(): boolean {
    return this.#squares.size === 0;
  }

  /** The squares where a face may be laid in some rotation. */
  squares(tile: Tile, back: boolean): Set<string> {
    return new Set(waysOf(tile, back).flatMap((figure) => [...(this.#squares.get(laid(tile, back, figure)) ?? [])]));
  }

  /** The legal rotations of a face on a square. */
  ways(tile: Tile, back: boolean, square: string): string[] {
    return waysOf(tile, back).filter((figure) => this.#squares.get(laid(tile, back, figure))?.has(square));
  }
}
