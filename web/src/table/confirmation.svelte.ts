/** A move that is shown on the board before it is made, for those who want to look twice. */

import { preferences } from "../preferences.svelte";
import type { Session } from "./session.svelte";

export class MoveConfirmation {
  /** The move, and the position that it is for. */
  #tried: { move: string; version: number } | null = $state.raw(null);

  /** The move to confirm, until something happens or another one is tried. */
  move: string | null = $derived.by(() => {
    const { now, isNow } = this.session;
    return isNow && this.#tried?.version === now?.version ? (this.#tried?.move ?? null) : null;
  });
  /** Whether moves are confirmed here: in a race there is no time for it. */
  isWanted: boolean = $derived.by(() => preferences.confirms && this.session.table?.racing === false);

  constructor(
    readonly session: Session,
    readonly make: (move: string) => void,
  ) {}

  /** Shows a move, or makes it if it is the one that is shown. */
  try(move: string): void {
    if (!this.isWanted || move === this.move) this.#make(move);
    else this.#tried = { move, version: this.session.now?.version ?? -1 };
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
