/** The tile a player holds: which face is up, how it is turned, and over what square. */

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
  /** How many quarters the player wants it turned by. */
  quarters = $state(0);
  /** What the pointer or the cursor is over. */
  over: string | null = $state(null);
  /** Where a finger has put the tile, to be looked at before it is laid. */
  put: string | null = $state(null);

  readonly placements: Placements;

  constructor(moves: readonly string[]) {
    this.placements = new Placements(moves);
  }

  /** The squares the tile may be laid on as it is held, however it is turned. */
  lit: ReadonlySet<string> = $derived.by(() =>
    this.tile ? this.placements.squares(this.tile, this.back) : new Set<string>(),
  );

  /** The tile as it is held in the hand. */
  figure: string | null = $derived.by(() => {
    const ways = this.tile ? waysOf(this.tile, this.back) : [];
    return ways[this.quarters % ways.length] ?? null;
  });

  /** The tile as it would lie: turned as the player wants it, or else by as little more as it takes to fit. */
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

  /** A quarter of a turn; over a square, on to the next way that fits there. */
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

  /** Turns the tile over, where it has a back. Says whether it has. */
  flip(): boolean {
    if (!this.tile || faceOf(this.tile, !this.back) === null) return false;
    this.back = !this.back;
    this.quarters = 0;
    if (this.put !== null && !this.lit.has(this.put)) this.put = null;
    return true;
  }

  /** What laying the tile on this square would be called, legal or not. */
  moveOn(square: string): string | null {
    if (!this.tile || this.figure === null) return null;
    return this.ghostOn(square)?.move ?? `${square}:${laid(this.tile, this.back, this.figure)}`;
  }

  clear(): void {
    this.tile = null;
    this.put = null;
  }
}
