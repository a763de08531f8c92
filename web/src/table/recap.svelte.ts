/** What the others have done since the visitor's turn: replayed once on the board, and listed to be looked at again. */

import { flushSync, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { pace } from "../ui/motion";
import type { Moment } from "../wire/types";
import { inWords } from "./people";
import type { Session } from "./session.svelte";
import { film, since, type Deed, type Frame } from "./since";
import type { Standpoint } from "./standpoint.svelte";

/** From how many moves on they are told: with one opponent, a move and its second half were seen as they were made. */
const several = (seats: number): number => (seats > 2 ? 2 : 3);
/** Where the page is one column, the list would push the rest off the screen. */
const NARROW = "(max-width: 60rem) and (max-aspect-ratio: 1)";
/** The last move ends its own animation before all are replayed, in milliseconds. */
const PATIENCE = 700;

export class Recap {
  /** The ply shown instead of the present one. */
  #at: number | null = $state(null);
  /** Whether the board has gone on to it, and not back. */
  #forwards = $state(false);
  /** Whether the visitor wants to see the list, or not; null if they have not said so. */
  #wanted: boolean | null = $state(null);
  readonly #narrow = new MediaQuery(NARROW);
  readonly #short: boolean = $derived.by(() => this.#narrow.current || this.isCrowded());
  isOpen: boolean = $derived.by(() => this.#wanted ?? !this.#short);
  /** Whether the list is opened and closed; otherwise it stays, and is replayed. */
  folds: boolean = $derived.by(() => this.#short || pace() === 0);
  /** Whether something has happened that the visitor has not seen. */
  #absent = $state(true);

  readonly #deeds: Deed[] = $derived.by(() => {
    const { table, mine, plies, isNow, shared } = this.session;
    const [seat] = mine;
    if (!table || table.racing || mine.length !== 1 || seat === undefined || shared || !isNow) return [];
    return this.standpoint.isAwaited ? since(plies, seat) : [];
  });
  /** What to tell: the ply, who did it, and in words. */
  lines: { ply: number; seat: number; words: string }[] = $derived.by(() => {
    const { scene } = this.standpoint;
    if (!scene || this.#deeds.length < (this.#absent ? 1 : several(scene.table.seats.length))) return [];
    return this.#deeds.flatMap(({ ply, done }) => {
      const { seat, moment } = this.session.plies[ply] ?? {};
      const words = moment && inWords(scene.table, scene.face, moment);
      return words && seat != null ? [{ ply: done, seat, words }] : [];
    });
  });
  /** The moment that the board shows instead of the present one. */
  shown: Moment | null = $derived.by(() => (this.#at === null ? null : (this.session.plies[this.#at]?.moment ?? null)));
  /** Whether the move that led to it is animated. */
  lively: boolean = $derived.by(() => this.#forwards && pace() > 0);
  /** What it shows, in words. */
  caption: string = $derived.by(() => this.lines.find(({ ply }) => ply === this.#at)?.words ?? "");

  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The last ply of what was told. */
  #told = -1;

  constructor(
    readonly session: Session,
    readonly standpoint: Standpoint,
    /** Whether something else is in the place of the list, which then waits to be asked for. */
    readonly isCrowded: () => boolean,
  ) {
    // Whatever happens ends a replay.
    $effect(() => (session.now ? () => this.stop() : undefined));
    $effect(() => {
      const last = this.lines.at(-1)?.ply ?? null;
      untrack(() => this.#tell(last));
    });
    $effect(() => {
      if (session.pending.length === 0) return;
      // The visitor has moved: they are here, and what comes is told anew.
      this.#absent = false;
      this.#wanted = null;
    });
  }

  /** The page is hidden, or seen again. */
  leave(hidden: boolean): void {
    if (hidden) this.stop();
    else this.#tell(this.lines.at(-1)?.ply ?? null);
    this.#absent ||= hidden;
  }

  /** The visitor wants to see it again, or has seen enough. */
  toggle(): void {
    if (this.folds) this.#wanted = !this.isOpen;
    if (this.isOpen && pace() > 0) this.replay();
  }

  replay(): void {
    this.stop();
    this.#forwards = false;
    this.#roll(film(this.#deeds));
  }

  /** Shows the position after a ply, until told otherwise. */
  look(ply: number): void {
    this.stop();
    this.#forwards = true;
    this.#at = ply;
  }

  /** Shows the present. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = this.#at = null;
  }

  /** The same at once: a key or a click is meant for the present, and the board must show it before it is told. */
  skip = (): void => {
    if (this.#timer === null && this.#at === null) return;
    this.stop();
    flushSync();
  };

  #tell(last: number | null): void {
    if (last === null || last === this.#told || document.hidden) return;
    this.#told = last;
    if (pace() === 0) return;
    this.#timer = setTimeout(() => this.replay(), PATIENCE);
  }

  #roll([frame, ...rest]: Frame[]): void {
    this.#at = frame?.ply ?? null;
    if (!frame) return;
    this.#timer = setTimeout(
      () => {
        this.#forwards = true;
        this.#roll(rest);
      },
      frame.time * Math.min(1, pace()),
    );
  }
}
