/** The geometry of the table, in pixels, for the available room. A side is `near` to the viewer or `far`. */

export type Nearness = "near" | "far";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What is at a point of the table; cards of a column are numbered from 1, from the mirror outwards. */
export type Spot =
  | { kind: "column"; side: Nearness; column: number; card: number | null }
  | { kind: "place"; side: Nearness; place: number }
  | { kind: "pile"; side: Nearness };

const PLACES = 8;
const GAP = 3;
/** The ratio of a card's height to its width. */
const CARD = 1.25;
/** Below this width there is no room for the discards beside the columns, unless there is none above and below. */
const BROAD = 600;
const LOW = 380;
/** How many handles for remarks a column has room for: while it is short, and later. */
export interface Handles {
  short: number;
  long: number;
}

export const NO_HANDLES: Record<Nearness, Handles> = { near: { short: 0, long: 0 }, far: { short: 0, long: 0 } };
/** With this many cards a column may be a winning word. */
const LONG = 4;

export class Layout {
  readonly broad: boolean;
  readonly card: { width: number; height: number };
  readonly band: Rect;
  readonly #margin: number;
  readonly #pitch: number;
  readonly #zone: number;
  readonly #place: { width: number; height: number };
  readonly #handle: number;
  /** The width of a pile, and of the words won, at the ends of a row. */
  readonly #end: number;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly handles: Record<Nearness, Handles> = NO_HANDLES,
  ) {
    const low = height < LOW;
    this.broad = width >= (low ? BROAD / 2 : BROAD);
    this.#margin = this.broad && !low ? 12 : 4;
    this.#handle = low ? 24 : this.broad ? 30 : 26;
    this.#end = Math.min(42, width * 0.1125);
    const row = this.broad ? 0 : 46;
    const placeWidth = this.broad
      ? Math.min(58, width * 0.07)
      : (width - 2 * this.#margin - 2 * this.#end - 9 * GAP) / PLACES;
    const beside = this.broad ? 3 * placeWidth + 2 * 6 + 1.6 * this.#margin : 0;
    this.#pitch = (width - 2 * this.#margin - beside) / 9;
    const cardWidth = Math.min(64, this.#pitch - (this.broad ? 7 : 3));
    const cardHeight = Math.min(CARD * cardWidth, height * 0.13);
    this.card = { width: cardWidth, height: cardHeight };
    const thickness = cardHeight + (this.broad && !low ? 26 : 14);
    this.band = { x: 0, y: (height - thickness) / 2, width, height: thickness };
    this.#zone = this.band.y - (this.broad ? this.#margin : row + 8);
    const placeHeight = this.broad ? Math.min(CARD * placeWidth, (this.#zone - 24) / 3) : row - 4;
    this.#place = { width: placeWidth, height: placeHeight };
  }

  head(column: number): Rect {
    const { width, height } = this.card;
    return { x: this.#across(column), y: this.band.y + (this.band.height - height) / 2, width, height };
  }

  /** The whole column, as a target for the pointer. */
  column(side: Nearness, column: number): Rect {
    const x = this.#margin + this.#pitch * (column - 1);
    const y = side === "near" ? this.band.y + this.band.height : this.band.y - this.#zone;
    return { x, y, width: this.#pitch, height: this.#zone };
  }

  /** The card of this number in a column of `count`; the more there are, the flatter they are. */
  slot(side: Nearness, column: number, card: number, count: number): Rect {
    const room = this.#zone - 8 - this.#reserved(side, count);
    const share = room / Math.max(count, 1);
    const gap = Math.min(GAP, share / 5);
    const height = Math.min(this.card.height, share - gap);
    const out = 6 + (card - 1) * (height + gap);
    const y = side === "near" ? this.band.y + this.band.height + out : this.band.y - out - height;
    return { x: this.#across(column), y, width: this.card.width, height };
  }

  /** The handles of a column, from the mirror outwards. */
  handle(side: Nearness, column: number, count: number, number: number): Rect {
    const end = this.slot(side, column, count, count);
    const size = this.#handle - 2;
    const out = 3 + number * this.#handle;
    const y = side === "near" ? end.y + end.height + out : end.y - out - size;
    return { x: end.x + (end.width - size) / 2, y, width: size, height: size };
  }

  place(side: Nearness, place: number): Rect {
    const { width, height } = this.#place;
    if (!this.broad)
      return { x: this.#margin + this.#end + GAP + place * (width + GAP), y: this.#row(side), width, height };
    // Around the pile, in reading order.
    const cell = place < 4 ? place : place + 1;
    return this.#cell(side, cell % 3, Math.floor(cell / 3));
  }

  pile(side: Nearness): Rect {
    if (this.broad) return this.#cell(side, 1, 1);
    return {
      x: this.width - this.#margin - this.#end,
      y: this.#row(side),
      width: this.#end,
      height: this.#place.height,
    };
  }

  /** The card turned up, large over its pile. */
  up(side: Nearness): Rect {
    const pile = this.pile(side);
    const width = Math.min(1.5 * this.card.width, 92);
    const height = CARD * width;
    const x = Math.min(pile.x + (pile.width - width) / 2, this.width - width - 2);
    if (this.broad) return { x, y: pile.y + (pile.height - height) / 2, width, height };
    return { x, y: side === "near" ? pile.y + pile.height - height : pile.y, width, height };
  }

  /** All places of a side, as a target for discarding. */
  discard(side: Nearness): Rect {
    const [first, last] = [this.place(side, 0), this.place(side, PLACES - 1)];
    return { x: first.x, y: first.y, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
  }

  /** The words won. */
  won(side: Nearness): Rect {
    if (!this.broad) return { x: this.#margin, y: this.#row(side), width: this.#end, height: this.#place.height };
    const { x, width } = this.discard(side);
    const height = (this.band.height - 3 * 6) / 2;
    return { x, y: this.band.y + 6 + (side === "near" ? height + 6 : 0), width, height };
  }

  /** What is at a point; `counts` are the cards in each column, by side. */
  at({ x, y }: Point, counts: Record<Nearness, readonly number[]>): Spot | null {
    const point = { x, y };
    for (const side of ["near", "far"] as const) {
      if (within(this.pile(side), point)) return { kind: "pile", side };
      for (let place = 0; place < PLACES; place += 1) {
        if (within(grown(this.place(side, place), 3), point)) return { kind: "place", side, place };
      }
      for (let column = 1; column <= 9; column += 1) {
        if (!within(this.#reach(side, column), point)) continue;
        const count = counts[side][column - 1] ?? 0;
        const cards = Array.from({ length: count }, (_, index) => index + 1);
        const card = cards.find((each) => within(grown(this.slot(side, column, each, count), 2), point));
        return { kind: "column", side, column, card: card ?? null };
      }
    }
    return null;
  }

  /** The half of a capital on this side belongs to the column as a target too. */
  #reach(side: Nearness, column: number): Rect {
    const rect = this.column(side, column);
    const half = this.band.height / 2;
    return { ...rect, y: side === "near" ? rect.y - half : rect.y, height: rect.height + half };
  }

  #reserved(side: Nearness, count: number): number {
    return this.#handle * (count >= LONG ? this.handles[side].long : this.handles[side].short);
  }

  #across(column: number): number {
    return this.#margin + this.#pitch * (column - 0.5) - this.card.width / 2;
  }

  #row(side: Nearness): number {
    return side === "near" ? this.height - this.#place.height - 3 : 3;
  }

  #cell(side: Nearness, across: number, down: number): Rect {
    const { width, height } = this.#place;
    const left = this.width - this.#margin - 3 * width - 12;
    const block = 3 * height + 12;
    const middle = side === "near" ? this.band.y + this.band.height + this.#zone / 2 : this.band.y - this.#zone / 2;
    return { x: left + across * (width + 6), y: middle - block / 2 + down * (height + 6), width, height };
  }
}

export function within(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
}

const grown = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  width: rect.width + 2 * by,
  height: rect.height + 2 * by,
});
