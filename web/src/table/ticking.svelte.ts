/** What is left of a countdown, as it is shown: it changes once a second. */

import type { Countdown } from "../wire/types";
import { remaining, untilNext } from "./countdown";

/** A countdown as it was received, and when that was by `performance.now()`. */
interface Reading {
  countdown: Countdown;
  arrived: number;
}

export class Ticking {
  #time: number = $state(performance.now());

  /** In milliseconds; 0 without a countdown. */
  left: number = $derived.by(() => {
    const reading = this.read();
    return reading ? remaining(reading.countdown, this.#time - reading.arrived) : 0;
  });

  constructor(readonly read: () => Reading | null) {
    $effect(() => {
      const reading = read();
      if (!reading) return;
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        const now = performance.now();
        const still = remaining(reading.countdown, now - reading.arrived);
        this.#time = now;
        if (still > 0) timer = setTimeout(look, untilNext(still));
      };
      look();
      return () => clearTimeout(timer);
    });
  }
}
