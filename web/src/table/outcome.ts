/** The end of a game, in words. */

import { maybe, t } from "../i18n";
import type { Ending } from "../wire/types";

/** What ended it: in the game's own words, or in those of all games. */
export function reason(game: string, { reason: why }: Ending): string {
  return maybe(`${game}-end-${why}`) || t(`ending-${why}`);
}

/** Whether the scores are those of the game, and all equal. */
export function isTied({ scores, counted }: Ending): boolean {
  return counted && new Set(scores).size === 1;
}

/** Who won, in a few words; `you` is the visitor's seat, if there is exactly one. In some games few points win. */
export function headline(ending: Ending, name: (seat: number) => string, you: number | null): string {
  const { scores, ranks, counted } = ending;
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const won = scores[first[0] ?? 0] ?? 0;
  if (ending.reason === "aborted") return t("result-aborted");
  if (first.length === ranks.length) return counted ? t("result-draw", { high: won }) : t("result-even");
  const details = { name: first.map(name).join(", "), high: won };
  const losers = ranks.flatMap((rank, seat) => (rank === 1 ? [] : [seat]));
  if (first.length > 1 && losers.length === 1 && !counted) {
    return you !== null && losers.includes(you)
      ? t("result-lost")
      : t("result-loser", { name: losers.map(name).join() });
  }
  if (first.length > 1) return counted ? t("result-shared-counted", details) : t("result-shared", details);
  const told = you === null ? "other" : first.includes(you) ? "won" : "lost";
  if (ranks.length > 2 && counted) {
    const place = you === null ? 0 : (ranks[you] ?? 0);
    return t(`result-${told}-among`, { ...details, low: you === null ? 0 : (scores[you] ?? 0), place });
  }
  const how = !counted ? "" : isTied(ending) ? "-tied" : "-counted";
  return t(`result-${told}${how}`, { ...details, low: scores[ranks.findIndex((rank) => rank > 1)] ?? 0 });
}
