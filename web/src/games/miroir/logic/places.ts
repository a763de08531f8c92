/** The places that scenes and tips point at, by name: `column 3`, `discard e opposite`, `pile`, `seat 1` … */

import type { MiroirView } from "../types";
import type { Layout, Nearness, Rect, Spot } from "./layout";
import { sideOf } from "./words";

export type Place =
  | { kind: "capital"; column: number }
  /** A column, or neighbouring cards of it; the card next to the capital is 1. */
  | { kind: "column"; column: number; first: number | null; last: number | null; opposite: boolean }
  /** The place of a letter, or all places of a discard. */
  | { kind: "discard"; letter: string | null; opposite: boolean }
  | { kind: "pile"; opposite: boolean }
  /** The card turned up. */
  | { kind: "card" }
  /** The words that a seat has won. */
  | { kind: "seat"; seat: number };

const CAPITAL = /^capital ([1-9])$/;
const COLUMN = /^column ([1-9])(?:\.(\d)(?:-(\d))?)?$/;
const DISCARD = /^discard(?: ([a-z?]))?$/;
const SEAT = /^seat ([01])$/;
const OPPOSITE = " opposite";

/** Null for a name that no place has. */
export function readPlace(name: string): Place | null {
  const opposite = name.endsWith(OPPOSITE);
  const text = opposite ? name.slice(0, -OPPOSITE.length) : name;
  if (text === "card") return { kind: "card" };
  if (text === "pile") return { kind: "pile", opposite };
  let found = CAPITAL.exec(text);
  if (found) return { kind: "capital", column: Number(found[1]) };
  found = SEAT.exec(text);
  if (found) return { kind: "seat", seat: Number(found[1]) };
  found = DISCARD.exec(text);
  if (found) return { kind: "discard", letter: found[1] ?? null, opposite };
  found = COLUMN.exec(text);
  if (!found) return null;
  const first = found[2] ? Number(found[2]) : null;
  const last = found[3] ? Number(found[3]) : first;
  return { kind: "column", column: Number(found[1]), first, last, opposite };
}

const sideOfPlace = (opposite: boolean): Nearness => (opposite ? "far" : "near");

/** Where a place is on the table; null if nothing is there. */
export function rectOf(place: Place, view: MiroirView, near: number, layout: Layout): Rect | null {
  switch (place.kind) {
    case "capital":
      return layout.head(place.column);
    case "card":
      return view.card ? layout.up(view.turn === near ? "near" : "far") : null;
    case "seat":
      return layout.won(place.seat === near ? "near" : "far");
    case "pile":
      return layout.pile(sideOfPlace(place.opposite));
    case "discard": {
      const side = sideOfPlace(place.opposite);
      if (place.letter === null) return layout.discard(side);
      const at = placeOf(view, place.opposite ? 1 - near : near, place.letter);
      return at < 0 ? null : layout.place(side, at);
    }
    case "column": {
      const side = sideOfPlace(place.opposite);
      const count = sideOf(view, place.opposite ? 1 - near : near).columns[place.column - 1]?.length ?? 0;
      const [first, last] = [place.first ?? 1, place.last ?? Math.max(count, 1)];
      const slot = (card: number) => layout.slot(side, place.column, card, Math.max(count, 1));
      return around(slot(first), slot(last));
    }
  }
}

/** Whether a place is this spot of the keyboard, or a part of it. */
export function isAt(place: Place, spot: Spot, view: MiroirView, near: number): boolean {
  const far = spot.side === "far";
  switch (place.kind) {
    case "column":
      return spot.kind === "column" && spot.column === place.column && far === place.opposite;
    case "capital":
      return spot.kind === "column" && spot.column === place.column && !far;
    case "pile":
      return spot.kind === "pile" && far === place.opposite;
    case "card":
      return spot.kind === "pile" && view.card !== "" && far === (view.turn !== near);
    case "discard": {
      if (spot.kind !== "place" || far !== place.opposite) return false;
      return place.letter === null || spot.place === placeOf(view, far ? 1 - near : near, place.letter);
    }
    case "seat":
      return false;
  }
}

const placeOf = (view: MiroirView, seat: number, letter: string): number =>
  sideOf(view, seat).discard.findIndex((cards) => cards.startsWith(letter));

/** The smallest rectangle around two. */
function around(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
