/** Tournaments in words. */

import { t } from "../i18n";
import { lasting } from "../lobby/words";
import type { TournamentInfo, TournamentPairing } from "../wire/types";
import type { Tournament } from "./tournament.svelte";

/** Points with ½ instead of a decimal fraction. */
export function number(value: number): string {
  const whole = Math.floor(value);
  const rest = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[value - whole];
  return rest ? `${whole === 0 ? "" : whole}${rest}` : String(value);
}

/** How opponents are found. */
export function system({ settings, rounds, phase }: Pick<TournamentInfo, "settings" | "rounds" | "phase">): string {
  if (settings.system === "arena") return t("tournament-is-arena", { time: lasting((settings.minutes ?? 0) * 60) });
  if (settings.system === "round-robin") return t(settings.twice ? "tournament-is-double" : "tournament-is-single");
  return t("tournament-is-swiss", { rounds: phase === "open" ? (settings.rounds ?? 0) : rounds });
}

/** Where a tournament stands. */
export function state({ phase, round, rounds, settings }: TournamentInfo): string {
  if (phase === "open") return t("tournament-state-open");
  if (phase === "over") return t("tournament-state-over");
  return settings.system === "arena" ? t("tournament-state-arena") : t("tournament-state-round", { round, rounds });
}

/** The name of a player; those whose data were removed have none. */
export const playerName = (tournament: Tournament, player: number | null): string =>
  tournament.name(player) || t("tournament-nobody");

/** The result of a pairing, such as 1 – 0. */
export function result({ points, second }: TournamentPairing): string {
  if (points === null) return "–";
  const [first = 0, other = 0] = points;
  return second === null ? number(first) : `${number(first)} – ${number(other)}`;
}

/** What is left, as minutes and seconds. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
