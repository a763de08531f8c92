/** Requests about friends, challenges, profiles and leaderboards. */

import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import { ask, createTable, join, post, table } from "../wire/api";
import type {
  Challenge,
  DealBoard,
  FriendList,
  FriendOffer,
  GameEntry,
  Leaderboard,
  Profile,
  TableInfo,
} from "../wire/types";

const path = encodeURIComponent;

export const friends = () => ask<FriendList>("/me/friends");
export const renewLink = () => post<FriendList>("/me/friends/link", null);
export const endFriendship = (name: string) => ask<FriendList>(`/me/friends/${path(name)}`, { method: "DELETE" });
export const offer = (code: string) => ask<FriendOffer>(`/friends/${path(code)}`);
export const agree = (code: string) => post<FriendList>(`/friends/${path(code)}`, null);

export const challenges = () => ask<Challenge[]>("/me/challenges");
export const decline = (id: string) => ask<Challenge[]>(`/me/challenges/${id}`, { method: "DELETE" });

/** Opens a table for an account, and goes there. */
export async function challenge(name: string, game: string): Promise<void> {
  const { id } = await post<TableInfo>("/me/challenges", { name, game });
  router.go(`/table/${id}`);
}

/** Opens another table against the same bots, and goes there. */
export async function playAgain({ game, seats }: GameEntry): Promise<void> {
  const wish = seats.map(({ kind, level }) =>
    kind === "bot" ? ({ kind: "bot", level } as const) : ({ kind: "me", name: preferences.name } as const),
  );
  router.go(`/table/${(await createTable({ game, seats: wish })).id}`);
}

/** Takes the seat that a challenge keeps open, and goes there. */
export async function accept(id: string): Promise<void> {
  const { seats } = await table(id);
  const seat = seats.findIndex(({ kind }) => kind === "open");
  if (seat >= 0) await join(id, seat, { name: preferences.name });
  router.go(`/table/${id}`);
}

export const profile = (name: string, before = "") =>
  ask<Profile>(`/people/${path(name)}${before ? `?before=${path(before)}` : ""}`);
export const showProfile = (listed: boolean) =>
  ask<null>("/me/profile", {
    method: "PUT",
    body: JSON.stringify({ listed }),
    headers: { "Content-Type": "application/json" },
  });

export const leaderboard = (game: string) => ask<Leaderboard>(`/leaderboards/${path(game)}`);
export const dealBoard = (game: string, deal: string) => ask<DealBoard>(`/leaderboards/${path(game)}/${path(deal)}`);

export const profileAddress = (name: string): string => `/p/${path(name)}`;
