/** A tile on its way from the rack to the map, under the mouse or above a finger. */

import type { Point } from "./squares";
import type { Tile } from "./tiles";

/** How far the pointer moves before a press becomes a drag, and how far above a finger the tile is held. */
const THRESHOLD = 7;
const LIFT = 58;

export interface Grip {
  tile: Tile;
  back: boolean;
}

export class Drag {
  /** Where the tile is, in the window; null unless one is being dragged. */
  at: Point | null = $state.raw(null);
  /** Whether a finger holds it. */
  isTouch: boolean = $state(false);
  #grip: Grip | null = null;
  #from: Point = { x: 0, y: 0 };
  #pointer: number | null = null;
  #ended = false;

  /** A tile is pressed; it is not dragged yet. */
  press(event: PointerEvent, grip: Grip): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#grip = grip;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#pointer = event.pointerId;
    this.isTouch = event.pointerType !== "mouse";
  }

  /** Follows the pointer. Returns the tile at the moment when it is taken along. */
  move(event: PointerEvent): Grip | null {
    if (event.pointerId !== this.#pointer || this.#grip === null) return null;
    const taken = this.at === null;
    if (taken && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) < THRESHOLD) return null;
    this.at = { x: event.clientX, y: event.clientY - (this.isTouch ? LIFT : 0) };
    return taken ? this.#grip : null;
  }

  /** Lets go. Returns where the tile was dropped; null if it was only pressed. */
  release(event: PointerEvent): Point | null {
    if (event.pointerId !== this.#pointer) return null;
    const { at } = this;
    this.stop();
    this.#ended = at !== null;
    return at;
  }

  stop(): void {
    this.at = null;
    this.#grip = null;
    this.#pointer = null;
  }

  /** Something is pressed: what follows is no longer the end of a drag. */
  forget(): void {
    this.#ended = false;
  }

  /** Whether a click is only the end of a drag. After one by finger there is none. */
  get isEcho(): boolean {
    return this.#ended;
  }
}
