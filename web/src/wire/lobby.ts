/** The lobby's connection: it receives the whole lobby whenever it changes. */

import { Lifeline } from "./lifeline";
import type { Surroundings } from "./surroundings";
import type { LobbyInfo, Refused } from "./types";

/** In milliseconds: after a silence the lobby pings, and gives up after a longer one. */
export const PACE = { ask: 20_000, silence: 30_000, firstRetry: 500, longestRetry: 15_000 } as const;

export class LobbySocket {
  #line: Lifeline;

  /** `heard` is called with the lobby, or with null if it does not answer; a refusal says why. */
  constructor(address: string, around: Surroundings, heard: (lobby: LobbyInfo | null, refusal?: string) => void) {
    let refusal: string | undefined;
    this.#line = new Lifeline(around, PACE, {
      address: () => address,
      question: () => "?",
      heard: (text) => {
        const told = JSON.parse(text) as LobbyInfo | Refused;
        refusal = told.kind === "refused" ? told.problem.text : undefined;
        if (told.kind === "refused") return;
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
