/** In which order a player's tiles leave. */

import type { ReflectoView } from "../types";

/** The tiles of a player that have not left, in the order in which they leave: their letters, or "" for a blank. */
export function remaining(view: ReflectoView, seat: number): string[] {
  const hand = view.hands[seat];
  if (!hand) return [];
  const out = view.out[seat] ?? [];
  const gone = out.filter((screen) => hand.faces[screen]?.kind === "letters").length;
  const blanks = hand.faces.filter((face, screen) => face.kind === "blank" && !out.includes(screen)).map(() => "");
  const letters = hand.pieces.slice(gone);
  return gone === 0 ? [...blanks, ...letters] : [...letters, ...blanks];
}
