/** Sends the moves that were made at tables whose pages have been closed since. */

import { browser } from "../wire/surroundings";
import { Refusal } from "../wire/api";
import type { Problem } from "../wire/types";
import { Session } from "./session.svelte";
import { keepUnsent } from "./unsent";

const PAUSE = 200;
/** How long to wait for the answer, in milliseconds; what is left is sent the next time. */
const PATIENCE = 20_000;

/** Sends those of one table; returns why they were refused, if they were. */
export async function deliver(table: string): Promise<Problem | null> {
  const session = new Session(table, browser);
  try {
    await session.enter();
    for (let waited = 0; session.pending.length > 0 && waited < PATIENCE; waited += PAUSE)
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return session.problem;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!error.isUnreachable) keepUnsent(table, []); // The table is gone.
    return null;
  } finally {
    session.leave();
  }
}
