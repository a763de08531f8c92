/** Named deals, and a result to share that gives nothing away. */

import type { AnyFace } from "../games";
import { t } from "../i18n";
import { preferences } from "../preferences.svelte";
import type { GameInfo, TableInfo } from "../wire/types";

const DAY = /^\d{4}-\d\d-\d\d$/;
const SIGNS = 12;

type Options = TableInfo["options"];

/** The date of a deal of the day in the visitor's format, or the deal's code. */
export function dealName(code: string, style: "short" | "long" = "short"): string {
  if (!DAY.test(code)) return code;
  const form =
    style === "long"
      ? ({ dateStyle: "long" } as const)
      : ({ day: "2-digit", month: "2-digit", year: "numeric" } as const);
  // British and American readers disagree on what 03/04 means: the day comes first, as in France.
  const language = preferences.language === "en" ? "en-GB" : preferences.language;
  return new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" }).format(new Date(code));
}

/** As in "Deal of 15 November 2026" or "Deal abcd2345". */
export function dealTitle(code: string): string {
  return DAY.test(code) ? t("deal-of-day", { date: dealName(code, "long") }) : t("deal-coded", { code });
}

/** The page where others can play the same deal, with its options; perhaps against the ghost of a table. */
export function dealAddress(game: string, code: string, options: Options = {}, ghost: string | null = null): string {
  const chosen = Object.entries(options).filter(([, value]) => value !== false);
  const named = chosen.map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(ghost ? [...named, ["ghost", ghost]] : named).toString();
  return `/deal/${game}/${code}${query ? `?${query}` : ""}`;
}

/** The options in such an address, among those the game has. */
export function dealOptions(game: GameInfo, query: string): Options {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(
    game.options.map(({ name, default: usual, values }) => {
      const given = asked.get(name);
      return [name, values.find((value) => String(value) === given) ?? usual];
    }),
  );
}

/** An address whose preview is in the visitor's own language, whoever gets it. */
export const shareable = (address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}lang=${preferences.language}`;

/** The share of the maximum that was reached, as a row of signs and as a number. */
export function bar(score: number, most: number): string {
  const part = Math.max(0, score) / most;
  const halves = Math.round(2 * SIGNS * part);
  const full = Math.floor(halves / 2);
  const signs = "●".repeat(full) + (halves % 2 ? "◐" : "") + "○".repeat(SIGNS - full - (halves % 2));
  return `${signs} ${new Intl.NumberFormat(preferences.language, { style: "percent" }).format(part)}`;
}

export function shared(table: TableInfo, face: AnyFace, score: number, origin: string): string {
  const { game, deal, options } = table;
  if (!face.alone || deal === null) return "";
  const line = ["Galerie des Glaces", t(`${game}-name`), dealName(deal), face.alone.counted(score, options)].join(
    " · ",
  );
  const most = face.alone.most?.(options);
  const ghost = table.racing && face.progress ? table.id : null;
  return [line, ...(most ? [bar(score, most)] : []), shareable(origin + dealAddress(game, deal, options, ghost))].join(
    "\n",
  );
}
