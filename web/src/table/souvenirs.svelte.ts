/** What only this browser remembers about a table. */

import { untrack } from "svelte";
import { preferences } from "../preferences.svelte";
import { recent } from "./recent";
import { witness } from "./witness";
import type { Session } from "./session.svelte";
import type { Standpoint } from "./standpoint.svelte";

/** Call when a table's page is created. */
export function keepSouvenirs(session: Session, standpoint: Standpoint): void {
  // Players find the way back from the home page until the game is over.
  $effect(() => {
    const { table, now, mine } = session;
    if (!table || !now) return;
    const begun = now.ply > 0 || standpoint.inCompany;
    if (now.ending || table.withdrawn) untrack(() => preferences.forget(session.id));
    else if (mine.length > 0 && begun) untrack(() => preferences.visit(recent(table, false, new Date())));
  });

  // A visitor who saw a secret being sealed can check at the end that it is the one revealed.
  $effect(() => {
    if (session.now?.seals.length) witness(session.id, session.now.seals);
  });

  // The visitor's own games for one are remembered, but not those taken up again in the middle.
  $effect(() => {
    const { table, now, mine } = session;
    if (!table?.deal || table.friendly || !standpoint.alone || !now || now.ply === 0 || mine.length !== 1) return;
    const { id, game, deal, options } = table;
    const score = now.ending?.scores[0] ?? null;
    const took = (now.ending && now.heard) ?? null;
    const at = new Date().toISOString();
    untrack(() => preferences.remember({ table: id, game, deal, options, score, took, at }));
  });
}
