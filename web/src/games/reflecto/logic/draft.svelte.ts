/** A turn that a player puts together, step by step, from the listed turns. */

import { areNeighbours, between } from "./ice";
import { joined, OUT, PASS, type Turns } from "./turns";

export class Draft {
  /** The squares of the tiles taken out first. */
  before: readonly string[] = $state.raw([]);
  /** The picked-up screen's square, then every square it reaches; `out` at the end of a jump off the board. */
  hops: readonly string[] = $state.raw([]);
  after: readonly string[] = $state.raw([]);

  start: string | null = $derived(this.hops[0] ?? null);
  act: string | null = $derived(this.hops.length > 1 ? `${this.hops[0]}-${this.hops.at(-1)}` : null);
  /** Whether anything beyond the screen to move has been chosen. */
  begun: boolean = $derived(this.before.length > 0 || this.hops.length > 1);

  #ends = $derived.by(() => this.turns.ends(this.before));
  /** Where the picked-up screen may go at all. */
  #reach: ReadonlySet<string> = $derived((this.start === null ? undefined : this.#ends.get(this.start)) ?? new Set());
  #stepped: boolean = $derived(this.hops.length > 1 && areNeighbours(this.hops[0] ?? "", this.hops[1] ?? ""));
  #settled: boolean = $derived(this.#stepped || this.after.length > 0 || this.hops.at(-1) === OUT);

  /** The tiles that may be taken out now. */
  leaving: readonly string[] = $derived.by(() =>
    this.act === null
      ? this.turns.leavingBefore(this.before)
      : this.turns.leavingAfter(this.before, this.act, this.after),
  );
  /** The squares that the picked-up screen may go to, and how they are reached. */
  lit: ReadonlyMap<string, "step" | "jump"> = $derived.by(() => {
    const found = new Map<string, "step" | "jump">();
    if (this.start === null || this.#settled) return found;
    for (const end of this.#reach) {
      const way = areNeighbours(this.start, end) ? "step" : "jump";
      const passed = this.hops.length > 1 && (way === "step" || end === this.hops.at(-1));
      if (end !== OUT && !passed) found.set(end, way);
    }
    return found;
  });
  /** Whether the picked-up screen may jump off the board. */
  mayJumpOff: boolean = $derived(!this.#settled && this.#reach.has(OUT));
  /** Whether passing is the only choice. */
  mayPass: boolean = $derived.by(() => this.turns.find(this.before, PASS) !== undefined);

  constructor(
    readonly turns: Turns,
    /** The paths of chains, by their notation. */
    readonly paths: Readonly<Record<string, readonly string[]>>,
    /** The squares of all screens. */
    readonly taken: ReadonlySet<string>,
  ) {}

  /** Whether a screen can be picked up. */
  isMovable(square: string): boolean {
    return this.#ends.has(square);
  }

  pick(square: string | null): void {
    this.hops = square === null ? [] : [square];
    this.after = [];
  }

  /** The path to a square, from where the chain has got to or else from its start. */
  wayTo(end: string): readonly string[] {
    const from = this.hops.at(-1) ?? "";
    if (this.hops.length > 1 && this.#isJump(from, end)) return [...this.hops, end];
    const text = this.turns.find(this.before, `${this.start}-${end}`);
    return (text === undefined ? undefined : this.paths[text]) ?? [this.start ?? "", end];
  }

  /** Continues to a square; returns whether more could be chosen before the turn is made. */
  go(end: string): boolean {
    this.hops = this.wayTo(end);
    const on = [...this.lit.keys()].some((next) => !this.hops.includes(next) && this.#isJump(end, next));
    return on || this.leaving.length > 0;
  }

  /** Takes a tile out; returns whether more could be chosen before the turn is made. */
  take(square: string): boolean {
    if (this.act === null) {
      this.before = [...this.before, square];
      if (this.start === square) this.hops = [];
      return this.turns.find(this.before, null) === undefined;
    }
    this.after = [...this.after, square];
    return this.leaving.length > 0;
  }

  /** Undoes the last choice. */
  undo(): void {
    if (this.after.length > 0) this.after = this.after.slice(0, -1);
    else if (this.hops.length > 0) this.hops = this.hops.length > 1 ? this.hops.slice(0, 1) : [];
    else this.before = this.before.slice(0, -1);
  }

  /** The turn as text; the server judges one that is not listed. */
  text(act: string | null = this.act): string {
    const { before, after } = this;
    return this.turns.find(before, act, after) ?? joined({ before: [...before], act, after: [...after] });
  }

  #isJump(from: string, to: string): boolean {
    const over = between(from, to);
    return over !== null && over !== this.start && !this.before.includes(over) && this.taken.has(over);
  }
}
