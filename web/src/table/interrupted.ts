/** What interrupts a game; `Interruption.svelte` shows it. */

import type { Session } from "./session.svelte";

/** The seat of the visitor for which a bot stands in. */
export const replaced = ({ mine, now }: Session): number | undefined =>
  mine.find((seat) => now?.stand_ins.includes(seat));

/** How long somebody has to be away before those who stay are told what they can do. */
const NOTICED = 10_000;

export interface Leaver {
  readonly seat: number;
  /** How many milliseconds are left until they are claimed against. */
  readonly grace: number;
  /** Whether the others may let a bot play for them by now. */
  readonly isReplaceable: boolean;
}

/** The other players who have left, as far as this page is connected; `since` is the time since the table was received. */
export const leavers = ({ table, mine, link }: Pick<Session, "table" | "mine" | "link">, since: number): Leaver[] =>
  (link === "open" ? (table?.seats ?? []) : []).flatMap(({ claim, vacant, away }, seat) => {
    if (claim == null || mine.includes(seat)) return [];
    const isReplaceable = vacant != null && vacant <= since;
    if (!isReplaceable && (away ?? NOTICED) + since < NOTICED) return [];
    return [{ seat, grace: Math.max(0, claim - since), isReplaceable }];
  });

/** Whether the visitor is out, and the others play on. */
export const isOut = ({ mine, now }: Session): boolean =>
  mine.length > 0 && !now?.ending && mine.every((seat) => now?.out?.includes(seat));

/** Whether there is any interruption. */
export const isInterrupted = (session: Session, since: number): boolean =>
  session.now?.paused === true ||
  replaced(session) !== undefined ||
  isOut(session) ||
  leavers(session, since).length > 0;
