/** A race against bots alone waits while its player reads help. The server holds it by itself when they leave the page. */

import { untrack } from "svelte";
import { reading } from "../ui/reading.svelte";
import type { Session } from "./session.svelte";

export function holdWhileReading(session: Session): void {
  /** Whether the race was held because of this page's help. */
  let isHeld = false;

  $effect(() => {
    const { table, now, mine, open } = session;
    const [seat] = mine;
    const alone = table?.seats.every((each) => each.kind === "bot" || each.yours) ?? false;
    if (!table?.racing || !now || now.ending || seat === undefined || open.length > 0 || !alone) return;
    const reads = reading.isOpen;
    untrack(() => {
      if (reads && !now.paused && !isAsked(session, "!hold")) {
        isHeld = true;
        session.play(seat, "!hold");
      } else if (!reads && isHeld && now.start) {
        isHeld = false;
        session.play(seat, "!ready");
      }
    });
  });
}

const isAsked = (session: Session, move: string): boolean => session.pending.some((each) => each.move === move);
