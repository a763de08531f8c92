/** Who the visitor is: a guest, or a signed-in account. */

import { preferences } from "../preferences.svelte";
import * as api from "../wire/api";
import type { Call, Challenge, Me } from "../wire/types";

class Person {
  /** Null until the server has answered. */
  me: Me | null = $state.raw(null);
  /** The name of the account; null for a guest. */
  name: string | null = $derived(this.me?.name ?? null);
  /** Where it is their turn, as far as is known by now; the most urgent first. */
  calls: readonly Call[] = $state.raw([]);
  /** Challenges that wait for their answer. */
  challenges: readonly Challenge[] = $state.raw([]);
  /** The table where they wait for an opponent, while they are at their warm-up. */
  waitsAt: string | null = $state(null);

  async refresh(): Promise<void> {
    try {
      this.know(await api.me());
    } catch (error) {
      // Without an answer the visitor counts as a guest; the page shown reports the problem.
      if (!(error instanceof api.Refusal)) throw error;
    }
  }

  /** An account plays under its own name; after signing out, the visitor is the same guest as before. */
  know(me: Me): void {
    this.me = me;
    if (me.name !== null) preferences.signIn(me.name);
    else preferences.signOut();
  }
}

export const person = new Person();
