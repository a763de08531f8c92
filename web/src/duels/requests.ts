/** Requests about duels: the same deal for several people, each alone and when they like. */

import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import { ask, post } from "../wire/api";
import type { DuelEntry, DuelInfo, TableInfo } from "../wire/types";

const path = encodeURIComponent;

export const duel = (id: string) => ask<DuelInfo>(`/duels/${path(id)}`);
/** The visitor's duels, or those of one of their tables. */
export const duels = (table = "") => ask<DuelEntry[]>(`/me/duels${table ? `?table=${path(table)}` : ""}`);
/** Of the deal of a finished game. */
export const duelOf = (table: string) => post<DuelInfo>("/duels", { table });
/** Of a new deal. */
export const newDuel = (game: string) => post<DuelInfo>("/duels", { game, name: preferences.name.trim() });
export const challengeTo = (id: string, name: string) => post<DuelInfo>(`/duels/${path(id)}/challenges`, { name });

/** Begins to play a duel, or goes on, and goes there. */
export async function play(id: string): Promise<void> {
  const { id: table } = await post<TableInfo>(`/duels/${path(id)}/tries`, { name: preferences.name.trim() });
  router.go(`/table/${table}`);
}

export const duelAddress = (id: string): string => `/duel/${id}`;
