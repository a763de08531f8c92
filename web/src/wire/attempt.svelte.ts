/** A request that the server may refuse, one at a time. */

import * as api from "./api";
import type { Problem } from "./types";

export class Attempt {
  busy: boolean = $state(false);
  /** Why the last one was refused. */
  problem: Problem | null = $state.raw(null);

  async make(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error.problem;
    } finally {
      this.busy = false;
    }
  }
}
