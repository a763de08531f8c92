/** Why a move is recommended, in words: as a hint says it, and as a review repeats it. */

import { maybe } from "../i18n";

/** A figure that is a seat is told by the name of its player. */
export function reasoned(
  game: string,
  reason: string,
  figures: Readonly<Record<string, string | number>>,
  name: (seat: number) => string,
): string {
  const { seat } = figures;
  const told = typeof seat === "number" ? { ...figures, name: name(seat) } : figures;
  return maybe(`${game}-${reason}`, told) || maybe(reason, told);
}
