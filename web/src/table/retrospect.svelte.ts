/** Looking back, from the list of moves, a review or the page's address; the session holds the moments. */

import { untrack } from "svelte";
import { router } from "../router.svelte";
import type { Session } from "./session.svelte";

export class Retrospect {
  #forwards: boolean = $state(true);
  /** A better move, at a ply that is reviewed after the game. */
  #better: { ply: number; move: string; made: string | null } | null = $state.raw(null);

  /** Whether the last move is animated. */
  lively: boolean = $derived.by(() => this.session.isNow || this.#forwards);
  /** A suggested move, now or in hindsight. */
  suggested: string | null = $derived.by(() => {
    if (this.session.isNow) return this.session.hint?.move ?? null;
    return this.#better?.ply === this.session.ply ? this.#better.move : null;
  });
  /** What was played instead of the better move. */
  made: string | null = $derived.by(() =>
    this.session.isNow || !this.suggested ? null : (this.#better?.made ?? null),
  );

  constructor(readonly session: Session) {
    // The address follows the moment shown, and opening it shows that moment.
    let followed = "";
    $effect(() => {
      if (!session.story || router.hash === followed) return;
      followed = router.hash;
      if (/^\d{1,4}$/.test(followed)) untrack(() => this.look(Number(followed)));
    });
    $effect(() => {
      if (!session.story || router.hash !== followed) return;
      const hash = session.isNow ? "" : `#${session.ply}`;
      if (location.hash !== hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
    });
  }

  look = (ply: number): void => {
    this.#forwards = ply === this.session.ply + 1;
    this.session.look(ply);
  };

  /** Shows a position, with a better move than the one made there. */
  lookAt = (ply: number, move: string | null, made: string | null = null): void => {
    this.#better = move === null ? null : { ply, move, made };
    this.look(ply);
    // On a narrow screen the board is far above its review; on a wide one it stays beside it.
    document.querySelector("[role=grid]")?.scrollIntoView({ block: "nearest" });
  };

  /** The player continues: what follows is animated. */
  goOn(): void {
    this.#forwards = true;
  }
}
