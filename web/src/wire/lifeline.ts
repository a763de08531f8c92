/** A connection that keeps itself alive: it pings after a silence, gives up after a longer one, and reconnects. */

import type { Surroundings, Wire } from "./surroundings";

/** In milliseconds. */
export interface Pace {
  /** How long after the last message to ping. */
  ask: number;
  /** How long after the last message to give up the connection. */
  silence: number;
  firstRetry: number;
  longestRetry: number;
}

/** While a server that announced it restarts: the longest wait, and how many tries before the usual pace. */
export const RESTART = { longest: 1_600, tries: 12 } as const;

/** The close code of a server that is stopping; another one is about to replace it. */
const RESTARTING = 1012;

/** The protocol on top of the connection. */
export interface Speaker {
  /** The address to connect to, each time. */
  address(): string;
  /** The ping. */
  question(): string;
  heard(text: string): void;
  /** The connection was lost with this close code; returns whether to try again. */
  lost(code: number | undefined): boolean;
}

export class Lifeline {
  #around: Surroundings;
  #pace: Pace;
  #speaker: Speaker;
  #wire: Wire | null = null;
  #failures = 0;
  #restarting = false;
  #timers = new Map<string, number>();

  constructor(around: Surroundings, pace: Pace, speaker: Speaker) {
    this.#around = around;
    this.#pace = pace;
    this.#speaker = speaker;
  }

  /** Connects: for the first time, or at once because there is reason to hope. */
  connect(): void {
    this.close();
    const wire = this.#around.connect(this.#speaker.address());
    this.#wire = wire;
    this.after("silence", this.#pace.silence, () => this.lose());
    wire.onmessage = (event) => this.#speaker.heard(String(event.data));
    wire.onclose = (event) => this.lose(event.code);
  }

  /** Call for every message received. */
  live(): void {
    this.#failures = 0;
    this.#restarting = false;
    this.after("silence", this.#pace.silence, () => this.lose());
    this.after("ask", this.#pace.ask, () => this.send(this.#speaker.question()));
  }

  send(text: string): void {
    this.#wire?.send(text);
  }

  /** Gives up the connection, and tries again later. */
  lose(code?: number): void {
    this.close();
    if (this.#speaker.lost(code)) this.after("retry", this.#patience(code), () => this.connect());
  }

  /** Closes the connection and cancels all timers. */
  close(): void {
    for (const name of [...this.#timers.keys()]) this.cancel(name);
    if (!this.#wire) return;
    this.#wire.onmessage = this.#wire.onclose = null;
    this.#wire.close();
    this.#wire = null;
  }

  /** Does something later, replacing a timer of the same name. */
  after(name: string, milliseconds: number, act: () => void): void {
    this.cancel(name);
    this.#timers.set(name, this.#around.later(act, milliseconds));
  }

  cancel(name: string): void {
    const timer = this.#timers.get(name);
    if (timer !== undefined) this.#around.forget(timer);
    this.#timers.delete(name);
  }

  /** How long to wait before the next try; randomised, so that clients do not all reconnect at once. */
  #patience(code?: number): number {
    const failures = this.#failures++;
    const { firstRetry, longestRetry } = this.#pace;
    this.#restarting ||= code === RESTARTING;
    if (this.#restarting && !failures) return firstRetry * this.#around.random();
    const longest = this.#restarting && failures < RESTART.tries ? RESTART.longest : longestRetry;
    return Math.min(firstRetry * 2 ** failures, longest) * (1 + this.#around.random() / 2);
  }
}
