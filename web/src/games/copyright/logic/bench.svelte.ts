/** What a player does with their cards, by mouse, touch or keyboard. It makes moves; only the server judges them. */

import type { CopyrightLaid } from "../types";
import { foreseen, isLoose, type Desk } from "./prediction";
import type { Ground, Point } from "./ground";
import { put, take } from "./moves";
import { flipped, SIDE, turned } from "./orientation";
import { covers } from "./sheet";

/** The current situation. Points are measured from the corner of the surface. */
export interface Situation {
  desk: Desk;
  /** The cards in the tray, in order; laid cards keep their place there. */
  tray: readonly number[];
  /** Whether the player may lay cards now. */
  active: boolean;
  ground: Ground;
  width: number;
  height: number;
}

interface Drag {
  card: number;
  orientation: number;
  /** Its top left corner. */
  corner: Point;
  /** From there to the pointer. */
  grip: Point;
  pointer: number;
}

interface Press {
  card: number | null;
  point: Point;
  /** From the corner of the card to the pointer, once it is dragged. */
  grip: Point;
  pointer: number;
  onSurface: boolean;
}

/** How far a finger or the mouse moves before it is a drag, in pixels. */
const SLIP = 7;
/** Two taps within this time, in milliseconds, are a double tap. */
export const DOUBLE = 320;
/** How far two fingers twist for a quarter turn, in degrees; half of it is enough to begin. */
const TWIST = 90;
/** How far a wheel scrolls for a quarter turn, in pixels. */
const NOTCH = 60;

export class Bench {
  /** The selected card. */
  chosen: number | null = $state(null);
  /** Where it would be laid, by keyboard or under the mouse. */
  ghost: CopyrightLaid | null = $state.raw(null);
  drag: Drag | null = $state.raw(null);
  /** Whether the held card is under the mouse, and not moved by keys. */
  #isPointed = $state(false);
  /** The cell of the keyboard cursor. */
  cursor: Point = $state.raw({ x: 1, y: 1 });

  /** The orientations of cards in hand. */
  #poses: Record<number, number> = $state.raw({});
  #press: Press | null = null;
  #fingers = new Map<number, Point>();
  #twist: { from: number; made: number } | null = null;
  #rolled = 0;
  /** The last tap on a laid card, which a second one would make a double tap. */
  #tapped: { card: number; at: number } | null = null;
  #cycling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly situation: () => Situation,
    readonly play: (move: string) => void,
  ) {}

  /** The orientation of a card, laid or in hand. */
  orientation(card: number): number {
    return this.#laid(card)?.orientation ?? this.#poses[card] ?? 0;
  }

  /** Whether a card follows the pointer: then nothing may move under it. */
  get isFollowing(): boolean {
    return this.drag !== null || (this.ghost !== null && this.#isPointed);
  }

  /** Where a moving card would be laid. */
  get aim(): CopyrightLaid | null {
    const { drag } = this;
    if (!drag) return this.ghost;
    if (!this.#isOver(drag)) return null;
    return { card: drag.card, orientation: drag.orientation, ...this.situation().ground.snap(drag.corner) };
  }

  /** The cards that would return to the hand. */
  get leaving(): number[] {
    const { aim } = this;
    if (!aim) return [];
    const { laid, hand, fixed } = this.situation().desk;
    const place = {
      laid: [...laid],
      hand: [...hand],
      fixed,
      cards: 0,
      missed: 0,
      lost: null,
      done: false,
      frame: null,
      gone: 0,
      taken: [],
    };
    const after = foreseen(place, [put(aim)]);
    return laid.map(({ card }) => card).filter((card) => after.hand.includes(card));
  }

  choose(card: number | null): void {
    clearTimeout(this.#cycling);
    this.chosen = card;
    this.ghost = null;
  }

  /** After a new view: deselect what is gone. */
  settle(): void {
    const { tray } = this.situation();
    const { chosen, drag } = this;
    if (chosen !== null && !tray.includes(chosen)) this.choose(null);
    if (drag && !tray.includes(drag.card)) this.drag = this.#press = null;
  }

  /** These cards are meant now: deselect any other. */
  attend(cards: ReadonlySet<number>): void {
    if (this.chosen !== null && !cards.has(this.chosen) && !this.drag) this.choose(null);
  }

  turn(by: 1 | -1 = 1): void {
    this.#change((orientation) => turned(orientation, by));
  }

  flip(): void {
    this.#change(flipped);
  }

  takeBack(card: number | null = this.chosen): void {
    const { desk, active } = this.situation();
    if (card === null || !active || !isLoose(desk, card)) return;
    this.#pose(card, this.orientation(card));
    this.ghost = null;
    this.play(take(card));
  }

  /** Lays the held card where it is. */
  lay(): void {
    if (!this.ghost) return;
    this.#put(this.ghost);
    this.choose(null);
  }

  // The pointer

  down(point: Point, pointer: number, card: number | null = null, grip: Point | null = null): void {
    this.#fingers.set(pointer, point);
    if (this.#fingers.size === 2) {
      this.#begin();
      return;
    }
    const onSurface = grip === null;
    const found = onSurface ? this.#under(point) : card;
    const corner = found === null ? null : this.#cornerOf(found);
    this.#press = {
      card: found,
      point,
      grip: grip ?? (corner ? { x: point.x - corner.x, y: point.y - corner.y } : { x: 0, y: 0 }),
      pointer,
      onSurface,
    };
  }

  /** Returns whether this begins a drag. */
  move(point: Point, pointer: number): boolean {
    if (this.#fingers.has(pointer)) this.#fingers.set(pointer, point);
    if (this.#twist) this.#twisted();
    const press = this.#press;
    if (press?.pointer !== pointer) return false;
    if (this.drag) {
      const { grip } = this.drag;
      this.drag = { ...this.drag, corner: { x: point.x - grip.x, y: point.y - grip.y } };
      return false;
    }
    const far = Math.hypot(point.x - press.point.x, point.y - press.point.y) > SLIP;
    if (!far || press.card === null || this.#twist) return false;
    this.choose(press.card);
    const { card, grip } = press;
    const corner = { x: point.x - grip.x, y: point.y - grip.y };
    this.drag = { card, orientation: this.orientation(card), corner, grip, pointer };
    return true;
  }

  up(point: Point, pointer: number, time: number): void {
    this.#fingers.delete(pointer);
    const twisted = this.#twist !== null;
    if (this.#fingers.size < 2) this.#twist = null;
    if (this.#press?.pointer !== pointer) return;
    const { drag } = this;
    const { point: from, onSurface } = this.#press;
    this.#press = this.drag = null;
    if (drag) this.#drop(drag);
    else if (onSurface && !twisted && Math.hypot(point.x - from.x, point.y - from.y) <= SLIP) this.#tap(point, time);
  }

  cancel(): void {
    this.#fingers.clear();
    this.#press = this.drag = this.#twist = null;
  }

  /** The mouse is over the surface without a button: a card selected from the hand is shown where it would be laid. */
  hover(point: Point | null): void {
    const { desk, ground } = this.situation();
    if (this.drag || this.#fingers.size > 0) return;
    if (this.chosen === null || !desk.hand.includes(this.chosen)) return;
    this.#isPointed = true;
    if (point) this.ghost = this.#centred(this.chosen, ground.cell(point));
    else this.ghost = null;
  }

  /** Returns whether there was a card to turn. */
  wheel(by: number): boolean {
    if (this.chosen === null && !this.drag) return false;
    this.#rolled = Math.sign(by) === Math.sign(this.#rolled) ? this.#rolled + by : by;
    if (Math.abs(this.#rolled) < NOTCH) return true;
    this.turn(this.#rolled > 0 ? 1 : -1);
    this.#rolled = 0;
    return true;
  }

  /** A card of the tray, selected by click or key; a second click flips it. */
  pick(card: number, again = false): void {
    if (again && this.chosen === card) this.flip();
    else if (this.chosen === card) this.choose(null);
    else this.choose(card);
  }

  // The keyboard

  /** A card of the tray, by its place: it is held over the cursor, or selected where it lies. */
  hold(place: number): void {
    const { tray, desk } = this.situation();
    const card = tray[place];
    if (card === undefined) return;
    this.choose(card);
    this.#isPointed = false;
    if (desk.hand.includes(card)) this.ghost = this.#centred(card, this.cursor);
    else this.#follow(this.#laid(card));
  }

  /** An arrow key: moves the held card, or picks up the selected one, or moves the cursor. */
  step(x: number, y: number): void {
    this.#isPointed = false;
    const from = this.ghost ?? (this.chosen === null ? null : this.#laid(this.chosen));
    if (from) {
      this.ghost = { ...from, x: from.x + x, y: from.y + y };
      this.#follow(this.ghost);
    } else {
      const { left, top, columns, rows } = this.situation().ground.box;
      const within = (value: number, start: number, length: number) =>
        Math.max(start, Math.min(start + length - 1, value));
      this.cursor = { x: within(this.cursor.x + x, left, columns), y: within(this.cursor.y + y, top, rows) };
    }
  }

  /** The Enter key: lays the held card, or selects the next one under the cursor. */
  enter(): void {
    const { desk } = this.situation();
    this.#isPointed = false;
    if (this.ghost) this.lay();
    else if (this.chosen !== null && desk.hand.includes(this.chosen))
      this.ghost = this.#centred(this.chosen, this.cursor);
    else this.choose(this.#next(this.cursor));
  }

  /** The Escape key. */
  letGo(): void {
    if (this.drag) this.cancel();
    else if (this.ghost) this.ghost = null;
    else this.choose(null);
  }

  // Internals

  #change(change: (orientation: number) => number): void {
    const { desk, active } = this.situation();
    if (this.drag) this.drag = { ...this.drag, orientation: change(this.drag.orientation) };
    else if (this.ghost) {
      this.ghost = { ...this.ghost, orientation: change(this.ghost.orientation) };
      this.#pose(this.ghost.card, this.ghost.orientation);
    } else if (this.chosen !== null) {
      const laid = this.#laid(this.chosen);
      if (!laid) this.#pose(this.chosen, change(this.orientation(this.chosen)));
      else if (active && isLoose(desk, laid.card)) this.play(put({ ...laid, orientation: change(laid.orientation) }));
    }
  }

  #pose(card: number, orientation: number): void {
    this.#poses = { ...this.#poses, [card]: orientation };
  }

  #laid(card: number): CopyrightLaid | null {
    return this.situation().desk.laid.find((each) => each.card === card) ?? null;
  }

  #put(at: CopyrightLaid): void {
    this.#pose(at.card, at.orientation);
    const now = this.#laid(at.card);
    const same = now?.x === at.x && now.y === at.y && now.orientation === at.orientation;
    if (!same) this.play(put(at));
  }

  #drop(drag: Drag): void {
    const { ground } = this.situation();
    const { card, orientation } = drag;
    if (this.#isOver(drag)) this.#put({ card, orientation, ...ground.snap(drag.corner) });
    else if (this.#laid(card)) this.takeBack(card);
    else this.#pose(card, orientation);
  }

  /** Whether the pointer that drags a card is over the surface. Anywhere else, as over any row of the tray, it returns. */
  #isOver({ corner, grip }: Drag): boolean {
    const { width, height } = this.situation();
    const [x, y] = [corner.x + grip.x, corner.y + grip.y];
    return x >= 0 && y >= 0 && x <= width && y <= height;
  }

  #tap(point: Point, time: number): void {
    const { desk, ground, active } = this.situation();
    const cell = ground.cell(point);
    const { chosen } = this;
    const double = this.#tapped && time - this.#tapped.at < DOUBLE && this.#tapped.card === chosen;
    this.#tapped = null;
    clearTimeout(this.#cycling);
    if (chosen !== null && desk.hand.includes(chosen)) {
      if (active) this.#put(this.#centred(chosen, cell));
      this.ghost = null;
    } else if (double) {
      this.flip();
    } else if (chosen !== null && this.#cardsAt(cell).includes(chosen)) {
      // It may become a double tap, which would mean something else.
      this.#tapped = { card: chosen, at: time };
      const next = this.#next(cell);
      this.#cycling = setTimeout(() => this.choose(next === chosen ? null : next), DOUBLE);
    } else {
      const card = this.#next(cell);
      this.choose(card);
      if (card !== null) this.#tapped = { card, at: time };
    }
  }

  #centred(card: number, { x, y }: Point): CopyrightLaid {
    const half = Math.floor(SIDE / 2);
    return { card, orientation: this.orientation(card), x: x - half, y: y - half };
  }

  #follow(at: CopyrightLaid | null): void {
    if (at) this.cursor = { x: at.x + 1, y: at.y + 1 };
  }

  /** The cards over a cell that may be moved, the topmost first. */
  #cardsAt({ x, y }: Point): number[] {
    const { laid, fixed } = this.situation().desk;
    const found = laid.slice(fixed).filter((each) => covers(each, x, y));
    return found.map(({ card }) => card).reverse();
  }

  /** The card over a cell that comes after the selected one; the topmost if that is not among them. */
  #next(cell: Point): number | null {
    const cards = this.#cardsAt(cell);
    return cards[(this.chosen === null ? 0 : cards.indexOf(this.chosen) + 1) % (cards.length || 1)] ?? null;
  }

  /** The card that a drag from here would move: preferably the selected one. */
  #under(point: Point): number | null {
    const cards = this.#cardsAt(this.situation().ground.cell(point));
    return cards.find((card) => card === this.chosen) ?? cards[0] ?? null;
  }

  #cornerOf(card: number): Point | null {
    const laid = this.#laid(card);
    return laid && this.situation().ground.corner(laid.x, laid.y);
  }

  /** Two fingers are down. */
  #begin(): void {
    if (!this.drag && this.#press?.card != null) this.choose(this.#press.card);
    this.#twist = { from: this.#angle(), made: 0 };
  }

  #twisted(): void {
    if (!this.#twist || this.#fingers.size < 2) return;
    const turn = ((((this.#angle() - this.#twist.from) % 360) + 540) % 360) - 180;
    const quarters = Math.round(turn / TWIST);
    const by = Math.sign(quarters - this.#twist.made);
    if (by !== 0) this.turn(by > 0 ? 1 : -1);
    this.#twist.made += by;
  }

  /** The angle of the line between two fingers, in degrees. */
  #angle(): number {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return 0;
    return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  }
}
