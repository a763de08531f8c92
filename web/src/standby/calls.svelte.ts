/** What calls the visitor to a table. Of several tabs one listens, and tells the others. */

import { t } from "../i18n";
import { person } from "../people/person.svelte";
import * as api from "../wire/api";
import { ListeningSocket } from "../wire/listening";
import { part } from "../wire/parts.svelte";
import { browser } from "../wire/surroundings";
import type { Begun, CallList, Challenge } from "../wire/types";
import { Leadership } from "./leadership";

type Told = CallList | Begun;

/** The table or the duel that waits. */
const waiting = ({ table, duel }: Challenge): string => duel ?? table;

export class Calls {
  /** A game that begins, until the visitor is there. */
  begun: Begun | null = $state.raw(null);
  /** When the calls were received, by the browser's clock: time has passed since then. */
  received = $state(0);

  /** Listens until the returned function is called. */
  follow(): () => void {
    const channel = new BroadcastChannel("galerie.calls");
    let socket: ListeningSocket<Told> | null = null;
    let last: CallList | null = null;
    const leadership = new Leadership("galerie.calls", {
      lead: () => {
        socket ??= new ListeningSocket<Told>(api.callsAddress(), browser, (told) => {
          if (!told) return;
          this.#hear(told);
          if (told.kind === "begun") void announce(told);
          else {
            const known = new Set(last?.challenges.map(waiting));
            const fresh = last ? told.challenges.find((each) => !known.has(waiting(each))) : undefined;
            if (fresh) void announceChallenge(fresh);
            last = told;
          }
          channel.postMessage(told);
        });
      },
      follow: () => {
        socket?.close();
        socket = last = null;
      },
    });
    // A tab that has just been opened asks what it has missed.
    channel.onmessage = ({ data }: MessageEvent<Told | "?">) => {
      if (data !== "?") this.#hear(data);
      else if (last) channel.postMessage(last);
    };
    channel.postMessage("?");
    return () => {
      leadership.close();
      channel.close();
      person.calls = person.challenges = [];
    };
  }

  #hear(told: Told): void {
    if (told.kind === "begun") this.begun = told;
    else {
      person.calls = told.calls;
      person.challenges = told.challenges;
      this.received = performance.now();
    }
  }
}

/** With a sound, and with a notification if the page is hidden, as the visitor has chosen. */
async function announce({ table, game }: Begun): Promise<void> {
  const { attract } = await part(() => import("../table/attention"));
  attract({ id: table, game }, "person", t("call-begun", { game: t(`${game}-name`) }));
}

async function announceChallenge({ table, game, name }: Challenge): Promise<void> {
  const { attract } = await part(() => import("../table/attention"));
  attract({ id: table, game }, "person", t("call-challenge", { name, game: t(`${game}-name`) }));
}
