import type { Session } from "../table/session.svelte";

/** Whether a player who leaves now may be wanted here later: somebody is to come, or to move without hurry. */
export function isAwaiting({ table, mine, open, now, acting }: Session): boolean {
  if (!table || mine.length === 0 || now?.ending) return false;
  const isCalm = !table.racing && (table.clock === null || table.clock.per === "correspondence");
  const inCompany = table.seats.some(({ kind, yours }) => kind === "human" && !yours);
  return open.length > 0 || (isCalm && inCompany && acting === null);
}
