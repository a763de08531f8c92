/** What is asked about tournaments. */

import { ask, post } from "../wire/api";
import type {
  EntrantWish,
  ResultWish,
  TournamentEntry,
  TournamentPairing,
  TournamentWelcome,
  TournamentWish,
} from "../wire/types";

const path = (id: string) => `/tournaments/${encodeURIComponent(id)}`;
const put = (address: string, body: unknown) =>
  ask<TournamentWelcome>(address, {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });

export const ownTournaments = () => ask<TournamentEntry[]>("/tournaments");
export const openTournament = (wish: TournamentWish) => post<TournamentWelcome>("/tournaments", wish);
export const tournament = (id: string) => ask<TournamentWelcome>(path(id));
export const changeTournament = (id: string, wish: TournamentWish) => put(path(id), wish);
export const joinTournament = (id: string, wish: EntrantWish) => post<TournamentWelcome>(`${path(id)}/players`, wish);
/** Leaves, or removes somebody else. */
export const leaveTournament = (id: string, player: number) =>
  ask<TournamentWelcome>(`${path(id)}/players/${player}`, { method: "DELETE" });
export const beginTournament = (id: string) => post<TournamentWelcome>(`${path(id)}/begin`, undefined);
export const nextRound = (id: string) => post<TournamentWelcome>(`${path(id)}/rounds`, undefined);
export const endTournament = (id: string) => post<TournamentWelcome>(`${path(id)}/end`, undefined);
export const rule = (id: string, pairing: number, wish: ResultWish) => put(`${path(id)}/pairings/${pairing}`, wish);
export async function allPairings(id: string): Promise<TournamentPairing[]> {
  const found: TournamentPairing[] = [];
  for (;;) {
    const page = await ask<TournamentPairing[]>(`${path(id)}/pairings?after=${found.at(-1)?.number ?? 0}`);
    if (page.length === 0) return found;
    found.push(...page);
  }
}

export const recordsAddress = (id: string) => `/api${path(id)}/records`;
export const tableAddress = (id: string) => `/api${path(id)}/table.csv`;
export const tournamentAddress = (id: string): string =>
  `${location.origin.replace(/^http/, "ws")}/api${path(id)}/socket`;
