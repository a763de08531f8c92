/** How the end of a game is told. */

import { t } from "../i18n";
import type { Ending } from "../wire/types";

/** Endings whose scores only say who won: those by conduct, and those of games without a score. */
const UNCOUNTED = ["resigned", "time", "agreed", "out", "guessed", "misguessed", "limit"];

/** Whether the scores are those of the game, and all alike. */
export function isTied({ scores, reason }: Ending): boolean {
  return !UNCOUNTED.includes(reason) && new Set(scores).size === 1;
}

/** Who won, in a few words; `you` is the visitor's seat, where there is exactly one. */
export function headline(ending: Ending, name: (seat: number) => string, you: number | null): string {
  const first = ending.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [high = 0, low = 0] = [...ending.scores].sort((a, b) => b - a);
  const counted = !UNCOUNTED.includes(ending.reason);
  if (first.length > 1) return counted ? t("result-draw", { high }) : t("result-even");
  const told = you === null ? "other" : first.includes(you) ? "won" : "lost";
  const how = !counted ? "" : isTied(ending) ? "-tied" : "-counted";
  return t(`result-${told}${how}`, { name: name(first[0] ?? 0), high, low });
}
