/** What moves between two views: which cards fly from where to where, and when. */

import type { MiroirDeed, MiroirVerdict, MiroirView, MiroirWin } from "../types";
import type { Layout, Nearness, Rect } from "./layout";
import { read } from "./moves";

export const FLIGHT = 380;
const FLASH = 900;
const HOME = 620;
const FALL = 520;
const STAGGER = 110;

/** The flight of one card. */
export interface Flight {
  letter: string;
  capital: boolean;
  from: Rect;
  to: Rect;
  delay: number;
  duration: number;
  /** The card on the table that is flying; without one, the card is only visible in flight. */
  spot: string | null;
  /** A card on the table that is hidden until this one arrives. */
  lands: string | null;
  way: "move" | "turn" | "fall";
}

/** The cards of a won word: they come together, flash, and join the words won. */
export interface Gathering {
  win: MiroirWin;
  cards: { letter: string; capital: boolean; from: Rect; slot: Rect }[];
  to: Rect;
  delay: number;
  /** How long the cards take to come together. */
  coming: number;
  flash: number;
  duration: number;
}

export interface Scene {
  flights: Flight[];
  gatherings: Gathering[];
  /** Arriving capitals: their columns, and when. */
  arrivals: { column: number; delay: number }[];
  /** The lexicon's answer, shown at its column. */
  verdict: { verdict: MiroirVerdict; delay: number } | null;
  length: number;
}

const NOTHING: Scene = { flights: [], gatherings: [], arrivals: [], verdict: null, length: 0 };

/** Where a dragged card was released: it continues from there. */
export interface Release {
  move: string;
  rects: Rect[];
}

export function scene(
  before: MiroirView,
  now: MiroirView,
  layout: Layout,
  near: number,
  release: Release | null = null,
): Scene {
  const deed = now.last;
  const heads = newHeads(before, now);
  if (!deed) return { ...NOTHING, arrivals: heads.map((column) => ({ column, delay: 0 })) };
  const goesOn = continues(before, deed);
  const side = (seat: number): Nearness => (seat === near ? "near" : "far");
  const wins = deed.wins.slice(goesOn ? (before.last?.wins.length ?? 0) : 0);
  const falls = deed.falls.slice(goesOn ? (before.last?.falls.length ?? 0) : 0);
  const made: Scene = { flights: [], gatherings: [], arrivals: [], verdict: null, length: 0 };
  let time = 0;

  const moving = goesOn ? null : moved(before, now, deed, layout, side);
  const sources = moving && release?.move === deed.move ? released(moving.sources, release) : (moving?.sources ?? []);
  const taken = moving && wins.some((win) => win.seat === deed.seat && win.column === moving.column);
  if (moving && !taken) {
    made.flights.push(
      ...moving.targets.map((target, number) => ({
        letter: deed.cards.charAt(number),
        capital: false,
        from: sources[number] ?? target.rect,
        to: target.rect,
        delay: number * 40,
        duration: FLIGHT,
        spot: target.spot,
        lands: null,
        way: moving.way,
      })),
    );
    time = FLIGHT + 40 * moving.targets.length;
  }

  for (const win of wins) {
    const letters = [...win.cards.slice(1)];
    const coming = taken && win.seat === deed.seat && win.column === moving.column ? deed.cards.length : 0;
    const had = letters.length - coming;
    const cards = letters.map((letter, at) => {
      const slot = layout.slot(side(win.seat), win.column, at + 1, letters.length);
      const from = at < had ? layout.slot(side(win.seat), win.column, at + 1, had) : (sources[at - had] ?? slot);
      return { letter, capital: false, from, slot };
    });
    const head = layout.head(win.column);
    made.gatherings.push({
      win,
      cards: [{ letter: win.cards.charAt(0), capital: true, from: head, slot: head }, ...cards],
      to: layout.won(side(win.seat)),
      delay: time,
      coming: coming ? FLIGHT : 0,
      flash: FLASH,
      duration: HOME,
    });
    time += (coming ? FLIGHT : 0) + FLASH + HOME;
  }

  made.arrivals = heads.map((column) => ({ column, delay: time }));
  if (heads.length) time += FLIGHT;

  const counts = new Map<string, number>();
  falls.forEach((fall, number) => {
    const where = side(fall.seat);
    const key = `${fall.seat}/${fall.column}`;
    const count = before.sides[fall.seat as 0 | 1].columns[fall.column - 1]?.length ?? 0;
    const stays = now.sides[fall.seat as 0 | 1].columns[fall.column - 1]?.length ?? 0;
    const card = (counts.get(key) ?? stays) + 1;
    counts.set(key, card);
    const place = now.sides[fall.seat as 0 | 1].discard.findIndex((cards) => cards.startsWith(fall.letter));
    const lands = fall.place === "discard" && place >= 0;
    const first = lands && !before.sides[fall.seat as 0 | 1].discard[place];
    made.flights.push({
      letter: fall.letter,
      capital: false,
      from: layout.slot(where, fall.column, card, Math.max(count, card)),
      to: lands ? layout.place(where, place) : layout.pile(where),
      delay: time + number * STAGGER,
      duration: FALL,
      spot: null,
      lands: first ? `place/${fall.seat}/${place}` : null,
      way: "fall",
    });
  });
  if (falls.length) time += FALL + STAGGER * falls.length;

  const verdict = goesOn ? null : deed.verdict;
  if (verdict) made.verdict = { verdict, delay: 0 };
  if (verdict && !verdict.right) {
    const cards = before.sides[verdict.seat as 0 | 1].columns[verdict.column - 1] ?? "";
    const where = side(verdict.seat);
    // A word that was wrongly pointed out leaves its column as it was.
    if (cards && !now.sides[verdict.seat as 0 | 1].columns[verdict.column - 1]) {
      [...cards].forEach((letter, at) =>
        made.flights.push({
          letter,
          capital: false,
          from: layout.slot(where, verdict.column, at + 1, cards.length),
          to: layout.pile(where),
          delay: time + FLASH + at * STAGGER,
          duration: FALL,
          spot: null,
          lands: null,
          way: "fall",
        }),
      );
      time += FLASH + FALL + STAGGER * cards.length;
    }
  }
  return { ...made, length: time };
}

/** Whether a view only adds to the move of the one before: what chance or the other player answered. */
function continues(before: MiroirView, deed: MiroirDeed): boolean {
  const had = before.last;
  if (had?.seat !== deed.seat || had.move !== deed.move || had.wins.length > deed.wins.length) return false;
  return before.stage === "dealing" || before.stage === "announcing" || before.stage === "answering";
}

function newHeads(before: MiroirView, now: MiroirView): number[] {
  return now.heads.flatMap((letter, at) => (letter && letter !== before.heads[at] ? [at + 1] : []));
}

function released(sources: readonly Rect[], release: Release): Rect[] {
  return sources.map((source, at) => release.rects[at] ?? source);
}

interface Moving {
  /** The column where the cards go, if any. */
  column: number | null;
  sources: Rect[];
  targets: { spot: string; rect: Rect }[];
  way: Flight["way"];
}

/** The cards that a player moved directly. */
function moved(
  before: MiroirView,
  now: MiroirView,
  deed: MiroirDeed,
  layout: Layout,
  side: (seat: number) => Nearness,
): Moving | null {
  const { seat, cards } = deed;
  const own = side(seat);
  const move = read(deed.move);
  const up = before.card ? layout.up(own) : layout.pile(own);
  const place = (owner: number, letter: string, view: MiroirView) =>
    layout.place(
      side(owner),
      Math.max(
        0,
        view.sides[owner as 0 | 1].discard.findIndex((each) => each.startsWith(letter)),
      ),
    );
  const end = (column: number): Moving["targets"] => {
    const count = now.sides[seat as 0 | 1].columns[column - 1]?.length ?? 0;
    return [...cards].map((_, at) => {
      const card = count - cards.length + at + 1;
      return { spot: cardSpot(seat, column, card), rect: layout.slot(own, column, card, count) };
    });
  };
  switch (move.kind) {
    case "turn":
      if (!now.card || before.card) return null;
      return {
        column: null,
        sources: [layout.pile(own)],
        targets: [{ spot: `up/${seat}`, rect: layout.up(own) }],
        way: "turn",
      };
    case "drop": {
      const at = now.sides[seat as 0 | 1].discard.findIndex((each) => each.startsWith(cards));
      const rect = place(seat, cards, now);
      return { column: null, sources: [up], targets: [{ spot: `place/${seat}/${at}`, rect }], way: "move" };
    }
    case "lay":
      return { column: move.column, sources: [up], targets: end(move.column), way: "move" };
    case "steal":
    case "recover": {
      const owner = move.kind === "steal" ? 1 - seat : seat;
      const from = place(owner, move.letter, before);
      return { column: move.column, sources: [from], targets: end(move.column), way: "move" };
    }
    case "shift": {
      const count = before.sides[seat as 0 | 1].columns[move.source - 1]?.length ?? 0;
      const sources = [...cards].map((_, at) => layout.slot(own, move.source, move.first + at, count));
      return { column: move.target, sources, targets: end(move.target), way: "move" };
    }
    default:
      return null;
  }
}

export const cardSpot = (seat: number, column: number, card: number): string => `card/${seat}/${column}/${card}`;
