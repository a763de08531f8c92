/** A move that is shown on the board before it is made, for those who want to look twice. */

import { preferences } from "../preferences.svelte";
import type { Session } from "./session.svelte";

export class MoveConfirmation {
  /** The move, and the seat and the position that it is for. */
  #tried: { move: string; seat: number | null; version: number } | null = $state.raw(null);

  /** The move to confirm, until something happens, another one is tried or somebody else looks at this screen. */
  move: string | null = $derived.by(() => {
    const { now, isNow, mover } = this.session;
    const tried = this.#tried;
    return tried && isNow && tried.version === now?.version && tried.seat === mover ? tried.move : null;
  });
  /** Whether moves are confirmed here: in a race there is no time for it. */
  isWanted: boolean = $derived.by(() => preferences.confirms && this.session.table?.racing === false);

  constructor(
    readonly session: Session,
    readonly make: (move: string) => void,
    /** Whether a move is asked about anyway, because it may lose something for good: once is enough. */
    readonly isQuestioned: (move: string) => boolean = () => false,
  ) {}

  /** Shows a move, or makes it if it is the one that is shown. */
  try(move: string): void {
    if (!this.isWanted || move === this.move || this.isQuestioned(move)) this.#make(move);
    else this.#tried = { move, seat: this.session.mover, version: this.session.now?.version ?? -1 };
  }

  agree(): void {
    if (this.move !== null) this.#make(this.move);
  }

  decline(): void {
    this.#tried = null;
  }

  #make(move: string): void {
    this.#tried = null;
    this.make(move);
  }
}
