/** Dates and times in the visitor's language. */

import { t } from "../i18n";
import { preferences } from "../preferences.svelte";

const MINUTE = 60_000;

export function ago(at: number): string {
  const minutes = Math.round((at - Date.now()) / MINUTE);
  if (minutes === 0) return t("just-now");
  const say = new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" });
  if (minutes > -60) return say.format(minutes, "minute");
  if (minutes > -24 * 60) return say.format(Math.round(minutes / 60), "hour");
  return say.format(Math.round(minutes / 60 / 24), "day");
}

export const day = (at: number): string =>
  new Intl.DateTimeFormat(preferences.language, { dateStyle: "long", timeStyle: "short" }).format(at);

/** Without the time. */
export const date = (at: number): string =>
  new Intl.DateTimeFormat(preferences.language, { dateStyle: "long" }).format(at);
