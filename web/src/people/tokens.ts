/** Bot accounts: becoming one, the tokens with which a program plays as it, and what only this says. */

import { need } from "../i18n/loading";
import { ask, post } from "../wire/api";
import type { BotList, InvitationWish, NewToken, TokenInfo, TokenWish } from "../wire/types";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/bot-accounts.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const botTexts = (): Promise<void> =>
  need("bot-accounts", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/bot-accounts.ftl`];
    return file ? [await file()] : [];
  });

export const makeBot = () => post<null>("/account/bot", null);
export const tokens = () => ask<TokenInfo[]>("/account/tokens");
export const makeToken = (wish: TokenWish) => post<NewToken>("/account/tokens", wish);
export const revokeToken = (id: string) => ask<null>(`/account/tokens/${encodeURIComponent(id)}`, { method: "DELETE" });

/** The names of the bot accounts that listen for invitations; none if the server does not answer. */
export const listening = (): Promise<string[]> =>
  ask<BotList>("/bots").then(
    ({ names }) => names,
    () => [],
  );
export const invite = (table: string, wish: InvitationWish) =>
  post<null>(`/tables/${encodeURIComponent(table)}/invitations`, wish);
