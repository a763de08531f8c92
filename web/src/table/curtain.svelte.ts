/** The curtain between people who share a screen: one at a time sees their secrets, and none of them are kept. */

import type { Moment } from "../wire/types";

export class Curtain {
  /** The seat whose secrets are requested; null while the curtain is closed. */
  seat: number | null = $state(null);
  /** What that seat sees, once it is received. */
  moment: Moment | null = $state.raw(null);
  /** The seat whose secrets are shown. */
  shown: number | null = $derived(this.moment === null ? null : this.seat);

  /** Requests that the server has not answered. */
  #asked: { id: string; seat: number | null }[] = [];
  /** The seat whose secrets the server sends, as far as its answers say. */
  #eye: number | null = null;
  #latest = -1;

  /** `ask` returns the command's id, or null if there is no connection. */
  constructor(readonly ask: (seat: number | null) => string | null) {}

  open(seat: number): void {
    this.#want(seat);
  }

  close(): void {
    if (this.seat !== null) this.#want(null);
  }

  /** After a reconnection, the server shows nothing until it is asked again. */
  fall(): void {
    this.seat = this.moment = this.#eye = null;
    this.#asked = [];
  }

  /** The server refuses to show anything. */
  refuse(id: string | null): void {
    if (id === null || id !== this.#asked[0]?.id) return;
    this.#asked.shift();
    if (this.#asked.length === 0) this.seat = this.moment = null;
  }

  /** Whether a moment is for one seat only. It answers a request if it contains nothing new. */
  takes(moment: Moment): boolean {
    const answer = moment.version <= this.#latest ? this.#asked.shift() : undefined;
    this.#latest = Math.max(this.#latest, moment.version);
    if (answer) this.#eye = answer.seat;
    else if (this.#eye !== null && (!moment.to_act.includes(this.#eye) || this.#hides(moment))) {
      // Once the seat has moved, or hidden something, it is shown nothing more.
      if (this.seat === this.#eye) this.seat = this.moment = null;
      this.#eye = null;
    }
    if (this.#eye === null) return false;
    if (this.#eye === this.seat) this.moment = moment;
    return true;
  }

  /** Whether the seat shown has just made a secret move. */
  #hides(moment: Moment): boolean {
    return moment.seat === this.#eye && moment.seals.some((seal) => seal.version === moment.version);
  }

  #want(seat: number | null): void {
    this.moment = null;
    const id = this.ask(seat);
    this.seat = id === null ? null : seat;
    if (id !== null) this.#asked.push({ id, seat });
  }
}
