/** Who the visitor is: a guest, or an account that has signed in. */

import { preferences } from "../preferences.svelte";
import * as api from "../wire/api";
import type { Me } from "../wire/types";

class Person {
  /** Null until the host has said. */
  me: Me | null = $state.raw(null);
  /** The name of the account; null for a guest. */
  name: string | null = $derived(this.me?.name ?? null);

  async refresh(): Promise<void> {
    try {
      this.know(await api.me());
    } catch (error) {
      // Without an answer the visitor is a guest as far as anybody can tell; the page that is shown says what is wrong.
      if (!(error instanceof api.Refusal)) throw error;
    }
  }

  /** An account sits down under its own name; whoever has left it is the guest he was before. */
  know(me: Me): void {
    this.me = me;
    if (me.name !== null) preferences.signIn(me.name);
    else preferences.signOut();
  }
}

export const person = new Person();
