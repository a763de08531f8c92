/** What this browser, and nobody else, keeps of a table. */

import { untrack } from "svelte";
import { preferences } from "../preferences.svelte";
import { recent } from "./recent";
import { witness } from "./seals";
import type { Session } from "./session.svelte";
import type { Standpoint } from "./standpoint.svelte";

/** To be called as a table's page is made. */
export function keepSouvenirs(session: Session, standpoint: Standpoint): void {
  // Whoever sits here finds the way back from the home page, until the game is over.
  $effect(() => {
    const { table, now, mine } = session;
    if (!table || !now) return;
    const begun = now.ply > 0 || standpoint.inCompany;
    if (now.ending || table.withdrawn) untrack(() => preferences.forget(session.id));
    else if (mine.length > 0 && begun) untrack(() => preferences.visit(recent(table, false, new Date())));
  });

  // Whoever sees a secret sealed can check in the end that it is the one that is told.
  $effect(() => {
    if (session.now?.seals.length) witness(session.id, session.now.seals);
  });

  // One's own games for one are remembered.
  $effect(() => {
    const { table, now, mine } = session;
    if (!table?.deal || !standpoint.alone || !now || now.ply === 0 || mine.length !== 1) return;
    const { id, game, deal, options } = table;
    const score = now.ending?.scores[0] ?? null;
    const at = new Date().toISOString();
    untrack(() => preferences.remember({ table: id, game, deal, options, score, at }));
  });
}
