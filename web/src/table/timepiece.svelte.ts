/** The time as the page shows it: it runs while a clock runs, or somebody is away. */

import { left } from "./clock";
import type { Session } from "./session.svelte";

const TENTH = 100;
const SECOND = 1_000;

export class Timepiece {
  #time: number = $state(performance.now());

  /** How long ago the table was received: absences have grown since then. */
  since: number = $derived.by(() => this.#time - this.session.seated);

  constructor(readonly session: Session) {
    $effect(() => {
      if (session.now?.clock?.running.length) return this.#tick(TENTH);
    });
    $effect(() => {
      if (!session.table?.seats.some((seat) => seat.away != null || seat.vacant != null || seat.claim != null)) return;
      this.#time = performance.now();
      return this.#tick(SECOND);
    });
  }

  /** The milliseconds left to a seat; null without a clock. */
  left(seat: number): number | null {
    const { now, open, arrived } = this.session;
    if (!now?.clock) return null;
    // No clock runs before everybody is there.
    return left(now.clock, seat, open.length > 0 ? 0 : Math.max(0, this.#time - arrived));
  }

  #tick(every: number): () => void {
    const timer = setInterval(() => (this.#time = performance.now()), every);
    return () => clearInterval(timer);
  }
}
