/** What keeps an account safe: its name, its devices and its recovery codes; and what only this says. */

import { need } from "../i18n/loading";
import { ask, post } from "../wire/api";
import type { AccountInfo, Me, RecoveryCodes, RecoveryCodesWish, RecoveryWish, RenamingWish } from "../wire/types";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/account-safety.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const safetyTexts = (): Promise<void> =>
  need("account-safety", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/account-safety.ftl`];
    return file ? [await file()] : [];
  });

export const account = () => ask<AccountInfo>("/account");
export const signOutDevice = (id: string) => ask<null>(`/account/devices/${id}`, { method: "DELETE" });
export const rename = (wish: RenamingWish) => post<Me>("/account/name", wish);
export const makeRecoveryCodes = (wish: RecoveryCodesWish) => post<RecoveryCodes>("/account/recovery", wish);
export const recover = (wish: RecoveryWish) => post<Me>("/session/recovery", wish);
