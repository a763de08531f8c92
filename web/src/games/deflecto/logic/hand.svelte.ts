/** The tile a player holds: which face is up, its rotation, and the square it is over. */

import { Placements } from "./moves";
import { faceOf, laid, waysOf, type Tile } from "./tiles";

export interface Ghost {
  square: string;
  figure: string;
  move: string;
}

export class Hand {
  tile: Tile | null = $state.raw(null);
  back = $state(false);
  /** The rotation that the player wants, in quarter turns. */
  quarters = $state(0);
  /** The square under the pointer or the cursor. */
  over: string | null = $state(null);
  /** Where a finger has put the tile, to be looked at before it is laid. */
  put: string | null = $state(null);

  readonly placements: Placements;

  constructor(moves: readonly string[]) {
    this.placements = new Placements(moves);
  }

  /** The squares where this face may be laid in some rotation. */
  lit: ReadonlySet<string> = $derived.by(() =>
    this.tile ? this.placements.squares(this.tile, this.back) : new Set<string>(),
  );

  /** The tile as it is held in hand. */
  figure: string | null = $derived.by(() => {
    const ways = this.tile ? waysOf(this.tile, this.back) : [];
    return ways[this.quarters % ways.length] ?? null;
  });

  /** The tile as it would lie: in the rotation that the player wants, or else in the next one that fits. */
  ghost: Ghost | null = $derived.by(() => this.ghostOn(this.put ?? this.over));

  ghostOn(square: string | null): Ghost | null {
    if (!this.tile || square === null) return null;
    const all = waysOf(this.tile, this.back);
    const fitting = this.placements.ways(this.tile, this.back, square);
    for (let more = 0; more < all.length; more += 1) {
      const figure = all[(this.quarters + more) % all.length];
      if (figure !== undefined && fitting.includes(figure))
        return { square, figure, move: `${square}:${laid(this.tile, this.back, figure)}` };
    }
    return null;
  }

  /** Takes a tile up, one face or the other. */
  pick(tile: Tile, back = false): void {
    this.tile = tile;
    this.put = null;
    this.back = back;
    this.quarters = 0;
  }

  /** A quarter turn; over a square, to the next rotation that fits there. */
  turn(by: 1 | -1 = 1): void {
    if (!this.tile) return;
    const all = waysOf(this.tile, this.back);
    const { ghost } = this;
    const fitting = ghost ? this.placements.ways(this.tile, this.back, ghost.square) : all;
    let at = ghost ? all.indexOf(ghost.figure) : this.quarters;
    for (let untried = all.length; untried > 0; untried -= 1) {
      at = (at + by + all.length) % all.length;
      if (fitting.includes(all[at] ?? "")) break;
    }
    this.quarters = at;
  }

  /** Flips the tile, if it has a back. Returns whether it has. */
  flip(): boolean {
    if (!this.tile || faceOf(this.tile, !this.back) === null) return false;
    this.back = !this.back;
    this.quarters = 0;
    if (this.put !== null && !this.lit.has(this.put)) this.put = null;
    return true;
  }

  /** The move that lays the tile on this square, legal or not. */
  moveOn(square: string): string | null {
    if (!this.tile || this.figure === null) return null;
    return this.ghostOn(square)?.move ?? `${square}:${laid(this.tile, this.back, this.figure)}`;
  }

  clear(): void {
    this.tile = null;
    this.put = null;
  }
}
