/** A game against a bot while one waits for an opponent. */

import { learnt } from "../learn/progress.svelte";
import { met } from "../table/opponents";
import { games, post } from "../wire/api";
import type { TableInfo } from "../wire/types";

/** Begins one against a bot of the visitor's strength, or returns the one under way; null if the game has no bots. */
export async function warmUp({ id, game }: TableInfo): Promise<TableInfo | null> {
  const info = (await games()).find(({ name }) => name === game);
  const level = info && met(info, learnt.opponent(game));
  return level ? post<TableInfo>(`/tables/${id}/warm-up`, { level }) : null;
}

/** Says whether it should go on with whoever has come. */
export const answerSuccession = (table: string, agreed: boolean) =>
  post<TableInfo>(`/tables/${table}/warm-up/answer`, { agreed });
