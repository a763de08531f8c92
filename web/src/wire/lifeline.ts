/** A connection that keeps itself alive: it asks after a silence, gives up when it is too long, and comes back. */

import type { Surroundings, Wire } from "./surroundings";

/** In milliseconds. */
export interface Pace {
  /** How long after the last sign of life another one is asked for. */
  ask: number;
  /** How long after it the connection is given up. */
  silence: number;
  firstRetry: number;
  longestRetry: number;
}

/** While a host that has said so restarts: the longest wait, and how often it is tried in case it does not come back. */
export const RESTART = { longest: 1_600, tries: 12 } as const;

/** The close code of a host that stops; another takes its place in a moment. */
const RESTARTING = 1012;

/** Whoever speaks over the line. */
export interface Speaker {
  /** Where to connect to, each time. */
  address(): string;
  /** What asks for a sign of life. */
  question(): string;
  heard(text: string): void;
  /** The connection is gone, for the reason that a close code tells; says whether to try again. */
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

  /** Connects anew: at first, or at once because there is reason to hope. */
  connect(): void {
    this.close();
    const wire = this.#around.connect(this.#speaker.address());
    this.#wire = wire;
    this.after("silence", this.#pace.silence, () => this.lose());
    wire.onmessage = (event) => this.#speaker.heard(String(event.data));
    wire.onclose = (event) => this.lose(event.code);
  }

  /** To be called at each sign of life. */
  live(): void {
    this.#failures = 0;
    this.#restarting = false;
    this.after("silence", this.#pace.silence, () => this.lose());
    this.after("ask", this.#pace.ask, () => this.send(this.#speaker.question()));
  }

  send(text: string): void {
    this.#wire?.send(text);
  }

  /** Gives the connection up, and tries again later. */
  lose(code?: number): void {
    this.close();
    if (this.#speaker.lost(code)) this.after("retry", this.#patience(code), () => this.connect());
  }

  /** Closes the connection; nothing that was to be done later is done any more. */
  close(): void {
    for (const name of [...this.#timers.keys()]) this.cancel(name);
    if (!this.#wire) return;
    this.#wire.onmessage = this.#wire.onclose = null;
    this.#wire.close();
    this.#wire = null;
  }

  /** Does something later, in place of what was to be done under the same name. */
  after(name: string, milliseconds: number, act: () => void): void {
    this.cancel(name);
    this.#timers.set(name, this.#around.later(act, milliseconds));
  }

  cancel(name: string): void {
    const timer = this.#timers.get(name);
    if (timer !== undefined) this.#around.forget(timer);
    this.#timers.delete(name);
  }

  /** How long to wait before the next try; at random, so that a restarted host is not met by everybody at once. */
  #patience(code?: number): number {
    const failures = this.#failures++;
    const { firstRetry, longestRetry } = this.#pace;
    this.#restarting ||= code === RESTARTING;
    if (this.#restarting && !failures) return firstRetry * this.#around.random();
    const longest = this.#restarting && failures < RESTART.tries ? RESTART.longest : longestRetry;
    return Math.min(firstRetry * 2 ** failures, longest) * (1 + this.#around.random() / 2);
  }
}
