/** How much the end of a game is to be celebrated. */

import type { Ending, TableInfo } from "../wire/types";
import { isTied } from "./outcome";

/** A win, a narrow one, all points there are, or all that a deal had to give, as a review proves. */
export type Merit = "win" | "close" | "perfect" | "optimal";

/** A win by no more than this share of both scores is narrow. */
const NARROW = 0.05;

/** Null if there is nothing. For those who play, their own success counts; for spectators, anybody's. `most` is the highest score, if known. */
export function merit(
  seats: TableInfo["seats"],
  ending: Ending,
  mine: readonly number[],
  most: number | null,
): Merit | null {
  const { ranks, scores, counted } = ending;
  if (seats.length === 1) return mine.length === 1 && most !== null && (scores[0] ?? 0) >= most ? "perfect" : null;
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const isMine = mine.length === 0 || first.some((seat) => mine.includes(seat));
  if (!isMine || first.length === ranks.length) return null;
  if (!counted) return "win";
  if (isTied(ending)) return "close";
  const won = scores[first[0] ?? 0] ?? 0;
  const apart = ranks.flatMap((rank, seat) => (rank > 1 ? [Math.abs(won - (scores[seat] ?? 0))] : []));
  const margin = Math.min(...apart);
  return margin <= Math.max(1, NARROW * (2 * won + margin)) ? "close" : "win";
}
