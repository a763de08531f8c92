/** Something the host may refuse, tried once at a time. */

import * as api from "./api";
import type { Problem } from "./types";

export class Attempt {
  busy: boolean = $state(false);
  /** Why it was refused the last time. */
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
