/** The paths walked one by one, once the game is over: the last rank first, the winner's at the end. */

import type { DeflectoView } from "../types";
import { pace } from "../../../ui/motion";
import { standings } from "./places";

export interface Footstep {
  seat: number;
  /** How many squares of the path have been walked. */
  steps: number;
}

/** Every step of all paths; with reduced motion, only whole paths. */
export function footsteps(view: DeflectoView, calm: boolean): Footstep[] {
  return standings(view)
    .reverse()
    .flatMap(({ seat, player }) => {
      const length = player.path?.squares.length ?? 0;
      const whole = { seat, steps: length };
      if (calm || length === 0) return length ? [whole] : [];
      // At its end a path pauses for a while.
      return [
        ...Array.from({ length }, (_, at) => ({ seat, steps: at + 1 })),
        ...Array.from({ length: 6 }, () => whole),
      ];
    });
}

const STRIDE = 130;
const LOOK = 1800;

export class Walk {
  at: Footstep | null = $state.raw(null);

  #timer: ReturnType<typeof setInterval> | null = null;

  start(view: DeflectoView): void {
    this.stop();
    const calm = pace() === 0;
    const rest = footsteps(view, calm);
    const next = () => {
      this.at = rest.shift() ?? null;
      if (this.at === null) this.stop();
    };
    next();
    this.#timer = setInterval(next, calm ? LOOK : STRIDE * pace());
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.at = null;
  }
}
