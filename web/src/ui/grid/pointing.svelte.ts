/** Which square a player points at, by mouse or by keyboard. */

import { neighbour, USUAL, type Size } from "./squares";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

export class Pointing {
  /** The keyboard cursor. */
  cursor = $state("d3");
  /** Whether the keyboard is in use. */
  focused = $state(false);
  /** Where the mouse is. */
  hovered: string | null = $state(null);

  constructor(
    readonly size: Size = USUAL,
    start = neighbour("d3", 0, 0, size),
  ) {
    this.cursor = start;
  }

  aimed: string | null = $derived(this.hovered ?? (this.focused ? this.cursor : null));

  /** Moves the cursor, on a board that may be turned round; returns whether the key was one that does. */
  step(key: string, isRound = false): boolean {
    const [dx, dy] = STEPS[key] ?? [0, 0];
    const way = isRound ? -1 : 1;
    if (key in STEPS) this.cursor = neighbour(this.cursor, way * dx, way * dy, this.size);
    return key in STEPS;
  }
}
