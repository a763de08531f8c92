/** How the end of a game is told. */

import { t } from "../i18n";
import type { Ending } from "../wire/types";

/** Endings by conduct, whose scores only say who won. */
const CONDUCT = ["resigned", "time"];

/** Whether the scores are those of the game, and all alike. */
export function isTied({ scores, reason }: Ending): boolean {
  return !CONDUCT.includes(reason) && new Set(scores).size === 1;
}

/** Who won, in a few words; `you` is the visitor's seat, where there is exactly one. */
export function headline(ending: Ending, name: (seat: number) => string, you: number | null): string {
  const first = ending.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [high = 0, low = 0] = [...ending.scores].sort((a, b) => b - a);
  if (first.length > 1) return t("result-draw", { high });
  const told = you === null ? "other" : first.includes(you) ? "won" : "lost";
  const how = CONDUCT.includes(ending.reason) ? "" : isTied(ending) ? "-tied" : "-counted";
  return t(`result-${told}${how}`, { name: name(first[0] ?? 0), high, low });
}
