/** The lobby's connection: it keeps itself alive, and hears the whole lobby whenever it changes. */

import type { Surroundings, Wire } from "./socket";
import type { LobbyInfo } from "./types";

/** In milliseconds: when nothing was heard the lobby is asked for, and given up after a while. */
export const PACE = { ask: 20_000, silence: 30_000, firstRetry: 500, longestRetry: 15_000 } as const;

export class LobbySocket {
  #address: string;
  #around: Surroundings;
  #heard: (lobby: LobbyInfo | null) => void;
  #wire: Wire | null = null;
  #failures = 0;
  #timers: number[] = [];

  /** `heard` is called with the lobby, or with null when it does not answer. */
  constructor(address: string, around: Surroundings, heard: (lobby: LobbyInfo | null) => void) {
    this.#address = address;
    this.#around = around;
    this.#heard = heard;
    this.connect();
  }

  /** Connects anew: at first, after a failure, or because the page is looked at again. */
  connect(): void {
    this.close();
    const wire = this.#around.connect(this.#address);
    this.#wire = wire;
    this.#wait();
    wire.onmessage = (event) => {
      this.#failures = 0;
      this.#wait();
      this.#heard(JSON.parse(String(event.data)) as LobbyInfo);
    };
    wire.onclose = () => this.#lost();
  }

  close(): void {
    for (const timer of this.#timers.splice(0)) this.#around.forget(timer);
    if (!this.#wire) return;
    this.#wire.onmessage = this.#wire.onclose = null;
    this.#wire.close();
    this.#wire = null;
  }

  #wait(): void {
    for (const timer of this.#timers.splice(0)) this.#around.forget(timer);
    this.#timers.push(
      this.#around.later(() => this.#wire?.send("?"), PACE.ask),
      this.#around.later(() => this.#lost(), PACE.silence),
    );
  }

  #lost(): void {
    this.close();
    this.#heard(null);
    const wait = Math.min(PACE.firstRetry * 2 ** this.#failures, PACE.longestRetry);
    this.#failures += 1;
    this.#timers.push(this.#around.later(() => this.connect(), wait * (1 + this.#around.random() / 2)));
  }
}
