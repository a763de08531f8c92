/** A connection that only listens: to the lobby, or to what calls the visitor to a table. It is told everything anew
 * whenever something changes. */

import { Lifeline } from "./lifeline";
import type { Surroundings } from "./surroundings";
import type { Refused } from "./types";

/** In milliseconds: after a silence it pings, and gives up after a longer one. */
export const PACE = { ask: 20_000, silence: 30_000, firstRetry: 500, longestRetry: 15_000 } as const;

export class ListeningSocket<Told extends { kind: string }> {
  #line: Lifeline;

  /** `heard` is called with what it is told, or with null if there is no answer; a refusal says why. */
  constructor(address: string, around: Surroundings, heard: (told: Told | null, refusal?: string) => void) {
    let refusal: string | undefined;
    this.#line = new Lifeline(around, PACE, {
      address: () => address,
      question: () => "?",
      heard: (text) => {
        const told = JSON.parse(text) as Told | Refused;
        refusal = isRefused(told) ? told.problem.text : undefined;
        if (isRefused(told)) return;
        this.#line.live();
        heard(told);
      },
      lost: () => {
        heard(null, refusal);
        return true;
      },
    });
    this.#line.connect();
  }

  close(): void {
    this.#line.close();
  }
}

const isRefused = (told: { kind: string }): told is Refused => told.kind === "refused";
