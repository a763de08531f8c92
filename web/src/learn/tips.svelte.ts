/** What a newcomer is told at a table: one thing at a time, each once, and again on request. */

import type { Tip } from "../games/face";

/** What was seen before. */
export interface Memory {
  hasSeen(game: string, tip: string): boolean;
  see(game: string, tip: string): void;
  isSeasoned(game: string): boolean;
}

export class Tips {
  /** Those shown. */
  shown: readonly Tip[] = $state.raw([]);
  /** Whether the visitor has asked for them. */
  isAsked: boolean = $state(false);
  /** What may be told now. */
  #now: readonly Tip[] = [];
  /** How many moves the visitor had made when the last tip was shown. */
  #since = -1;

  /** Where to look, as long as that is current. */
  look: readonly string[] = $derived(
    this.shown.length === 1 || !this.isAsked ? this.shown.flatMap(({ look }) => look ?? []) : [],
  );

  constructor(
    readonly game: string,
    readonly memory: Memory,
  ) {}

  /** The game has gone on. A tip stays until the visitor has moved or dismissed it, so that there is time to read it. */
  consider(now: readonly Tip[], moves: number): void {
    this.#now = now;
    if (moves === this.#since) {
      const current = new Map(now.map((tip) => [tip.id, tip]));
      this.shown = this.shown.map((tip) => current.get(tip.id) ?? { ...tip, look: [] });
      return;
    }
    this.#see();
    const next = this.memory.isSeasoned(this.game)
      ? undefined
      : now.find(({ id }) => !this.memory.hasSeen(this.game, id));
    this.isAsked = false;
    this.shown = next ? [next] : [];
    if (next) this.#since = moves;
  }

  /** The next one comes after the visitor's next move. */
  dismiss(): void {
    this.#see();
    this.shown = [];
    this.isAsked = false;
  }

  /** Shows all of them, whatever was seen before. */
  ask(moves: number): void {
    this.shown = this.#now;
    this.#since = moves;
    this.isAsked = true;
  }

  #see(): void {
    for (const { id } of this.shown) if (!this.memory.hasSeen(this.game, id)) this.memory.see(this.game, id);
  }
}
