/** The lobby as a page shows it, while the page is visible. */

import * as api from "../wire/api";
import { ListeningSocket } from "../wire/listening";
import { browser } from "../wire/surroundings";
import type { Listing, LobbyInfo } from "../wire/types";

export class Lobby {
  info: LobbyInfo | null = $state.raw(null);
  /** Whether it does not answer. */
  silent: boolean = $state(false);
  /** Why it does not, in a sentence, if it has said so. */
  refusal: string = $state("");
  #received = $state(0);
  #time = $state(0);
  #socket: ListeningSocket<LobbyInfo> | null = null;

  waiting: readonly Listing[] = $derived(this.info?.waiting ?? []);
  /** How many people are connected; 0 until the lobby has said so. */
  here: number = $derived(this.info?.here ?? 0);
  playing: readonly Listing[] = $derived(this.info?.playing ?? []);

  /** Follows the lobby until the returned function is called; disconnected while the page is hidden. */
  follow(): () => void {
    const look = () => {
      if (document.hidden) this.#leave();
      else this.#enter();
    };
    const timer = setInterval(() => (this.#time = performance.now()), 1000);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      this.#leave();
    };
  }

  /** How long a table has existed by now, in seconds. */
  age({ seconds }: Listing): number {
    return seconds + Math.max(0, Math.floor((this.#time - this.#received) / 1000));
  }

  #enter(): void {
    this.#socket ??= new ListeningSocket<LobbyInfo>(api.lobbyAddress(), browser, (info, refusal = "") => {
      this.silent = info === null;
      this.refusal = refusal;
      if (info === null) return;
      this.info = info;
      this.#received = this.#time = performance.now();
    });
  }

  #leave(): void {
    this.#socket?.close();
    this.#socket = null;
  }
}
