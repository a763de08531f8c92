/** What a player holds and does, by tapping, dragging or keyboard. It knows no rules: the server judges the moves. */

import type { MiroirView } from "../types";
import type { Release } from "./flights";
import { within, type Layout, type Nearness, type Point, type Rect, type Spot } from "./layout";
import { claims, DROP, onto, pickOf, read, stretched, tapped, TURN, type Pick } from "./moves";
import { cardsOf, sideOf } from "./words";

/** The current situation of the player to move. */
export interface Situation {
  view: MiroirView;
  moves: readonly string[];
  layout: Layout;
  seats: Record<Nearness, number>;
  /** The seat to move, if any, and its side. */
  acting: number | null;
  own: Nearness | null;
}

interface Drag {
  pick: Pick;
  cards: { letter: string; rect: Rect }[];
  from: Point;
  by: Point;
}

/** How far a finger or the mouse moves before it is a drag, in pixels. */
const SLIP = 7;

const opposite = (side: Nearness): Nearness => (side === "near" ? "far" : "near");

export class Hand {
  /** What was picked up deliberately; the card turned up is in hand anyway. */
  picked: Pick | null = $state.raw(null);
  /** The column whose joker is being named. */
  naming: number | null = $state(null);
  drag: Drag | null = $state.raw(null);
  /** Where cards were released, until the server has answered. */
  release: (Release & { cards: string }) | null = $state.raw(null);
  /** A press that may become a drag. */
  #press: { spot: Spot; point: Point; pointer: number } | null = null;

  constructor(
    readonly situation: () => Situation,
    readonly play: (move: string) => void,
  ) {}

  /** What would be laid. */
  get pick(): Pick | null {
    const { acting, view } = this.situation();
    return acting !== null && view.stage === "placing" ? { kind: "up" } : this.picked;
  }

  clear(): void {
    this.picked = null;
    this.naming = null;
    this.drag = null;
    this.#press = null;
  }

  make(move: string): void {
    this.picked = null;
    this.naming = null;
    this.play(move);
  }

  /** Lays the held cards. An illegal move is sent too: the server explains why it is refused. */
  lay(column: number): void {
    if (this.pick) this.make(onto(this.pick, column));
  }

  /** Announces the word of a column, or asks which word a joker makes. */
  announce(column: number): void {
    const words = claims(this.situation().moves, column);
    if (words.length > 1) this.naming = column;
    else this.make(`${column}!${words[0] ?? ""}`);
  }

  /** A spot is chosen, by tap or by key. */
  choose(spot: Spot): void {
    const { view, own } = this.situation();
    if (!own) return;
    const mine = spot.side === own;
    if (view.stage === "placing") {
      if (spot.kind === "column" && mine) this.lay(spot.column);
      else if (spot.kind === "place" && mine) this.make(DROP);
    } else if (view.stage === "acting") {
      if (spot.kind === "pile") {
        if (mine) this.make(TURN);
      } else if (spot.kind === "place") {
        this.#take(spot.side, spot.place);
      } else if (mine) {
        this.#point(spot.column, spot.card);
      }
    }
  }

  #take(side: Nearness, place: number): void {
    const taken = this.#discarded(side, place);
    const again = JSON.stringify(taken) === JSON.stringify(this.picked);
    this.picked = again ? null : taken;
  }

  /** One of the player's own columns: the target for the held cards, or a place to pick from. */
  #point(column: number, card: number | null): void {
    const count = this.#count(column);
    if (this.picked && !(this.picked.kind === "run" && this.picked.column === column)) this.lay(column);
    else if (count > 0) this.picked = tapped(this.picked, column, card ?? count);
  }

  /** Lengthens or shortens a run by one card, towards the mirror or away from it. */
  stretch(end: "first" | "last", outwards: boolean): void {
    if (this.picked?.kind !== "run") return;
    this.picked = stretched(this.picked, end, outwards ? 1 : -1, this.#count(this.picked.column));
  }

  /** What a drag from a spot picks up: the cards held there, or else a card and all after it. */
  lifted(spot: Spot): Pick | null {
    const { view, own } = this.situation();
    if (!own) return null;
    if (view.stage === "placing") return spot.kind === "pile" && spot.side === own ? { kind: "up" } : null;
    if (view.stage !== "acting") return null;
    if (spot.kind === "place") return this.#discarded(spot.side, spot.place);
    if (spot.kind !== "column" || spot.side !== own || spot.card === null) return null;
    const { column, card } = spot;
    const count = this.#count(column);
    if (card > count) return null;
    const held = this.picked;
    if (held?.kind === "run" && held.column === column && held.first <= card && card <= held.last) return held;
    return { kind: "run", column, first: card, last: count };
  }

  down(point: Point, pointer: number): void {
    const { layout, view, own } = this.situation();
    const up = own && view.stage === "placing" && within(layout.up(own), point);
    const spot: Spot | null = up ? { kind: "pile", side: own } : this.at(point);
    this.#press = spot && { spot, point, pointer };
  }

  /** Returns whether this begins a drag. */
  move(point: Point, pointer: number): boolean {
    if (this.#press?.pointer !== pointer) return false;
    const { point: from, spot } = this.#press;
    const by = { x: point.x - from.x, y: point.y - from.y };
    if (this.drag) {
      this.drag = { ...this.drag, by };
      return false;
    }
    const pick = Math.hypot(by.x, by.y) > SLIP ? this.lifted(spot) : null;
    if (!pick) return false;
    if (pick.kind !== "up") this.picked = pick;
    this.drag = { pick, cards: this.#cards(pick), from, by };
    return true;
  }

  up(point: Point, pointer: number): void {
    if (this.#press?.pointer !== pointer) return;
    const { spot, point: from } = this.#press;
    const { drag } = this;
    this.#press = this.drag = null;
    if (drag) this.#drop(drag);
    else if (Math.hypot(point.x - from.x, point.y - from.y) <= SLIP) this.choose(spot);
  }

  /** Where the dragged cards are. */
  get hovered(): Spot | null {
    if (!this.drag) return null;
    const { from, by } = this.drag;
    return this.at({ x: from.x + by.x, y: from.y + by.y });
  }

  /** Whether a card is not in its place, because it is being dragged or was just released. */
  isAway(seat: number, column: number, card: number, sent: string | null): boolean {
    const run = this.drag?.pick ?? (this.isReleased(sent) ? pickOf(read(sent ?? "")) : null);
    return (
      run?.kind === "run" &&
      seat === this.situation().acting &&
      run.column === column &&
      run.first <= card &&
      card <= run.last
    );
  }

  /** Whether cards were released and their move is not answered yet. */
  isReleased(sent: string | null): boolean {
    return this.release !== null && this.release.move === sent;
  }

  at(point: Point): Spot | null {
    const { layout, view, seats } = this.situation();
    const counts = (side: Nearness) => sideOf(view, seats[side]).columns.map((cards) => cards.length);
    return layout.at(point, { near: counts("near"), far: counts("far") });
  }

  #drop(drag: Drag): void {
    const { x, y } = drag.by;
    const target = this.at({ x: drag.from.x + x, y: drag.from.y + y });
    const move = target && this.#aimed(drag.pick, target);
    this.picked = null;
    if (!move) return;
    const rects = drag.cards.map(({ rect }) => ({ ...rect, x: rect.x + x, y: rect.y + y }));
    this.release = { move, rects, cards: drag.cards.map(({ letter }) => letter).join("") };
    this.make(move);
  }

  #aimed(pick: Pick, target: Spot): string | null {
    if (target.side !== this.situation().own) return null;
    if (target.kind !== "column") return pick.kind === "up" ? DROP : null;
    return pick.kind === "run" && pick.column === target.column ? null : onto(pick, target.column);
  }

  /** The held cards, where they lie. */
  #cards(pick: Pick): Drag["cards"] {
    const { view, layout, seats, acting, own } = this.situation();
    if (acting === null || !own) return [];
    const rect = (at: number): Rect => {
      if (pick.kind === "up") return layout.up(own);
      if (pick.kind === "run") return layout.slot(own, pick.column, pick.first + at, this.#count(pick.column));
      const side = pick.kind === "recover" ? own : opposite(own);
      const place = sideOf(view, seats[side]).discard.findIndex((each) => each.startsWith(pick.letter));
      return layout.place(side, Math.max(0, place));
    };
    return [...cardsOf(view, acting, pick)].map((letter, at) => ({ letter, rect: rect(at) }));
  }

  #discarded(side: Nearness, place: number): Pick | null {
    const { view, seats, own } = this.situation();
    const letter = sideOf(view, seats[side]).discard[place]?.charAt(0);
    return letter ? { kind: side === own ? "recover" : "steal", letter } : null;
  }

  /** How many cards a column of the player has. */
  #count(column: number): number {
    const { view, acting } = this.situation();
    return acting === null ? 0 : (sideOf(view, acting).columns[column - 1]?.length ?? 0);
  }
}
