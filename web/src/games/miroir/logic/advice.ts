/** Where a suggested move is shown. */

import type { Spot } from "./layout";
import type { Move } from "./moves";

/** Whether the move involves this spot; `mine`: it is on the mover's side, `letter`: what is discarded there. */
export function concerns(move: Move, spot: Spot, mine: boolean, letter: string, card: string): boolean {
  switch (move.kind) {
    case "turn":
      return mine && spot.kind === "pile";
    case "drop":
      return mine && spot.kind === "place" && (letter === card || !letter);
    case "steal":
    case "recover":
      if (spot.kind === "place") return letter === move.letter && mine === (move.kind === "recover");
      return mine && spot.kind === "column" && spot.column === move.column;
    case "shift":
      return mine && spot.kind === "column" && spot.column === move.target;
    case "doubt":
    case "point":
      return !mine && spot.kind === "column" && spot.column === move.column;
    case "lay":
    case "claim":
      return mine && spot.kind === "column" && spot.column === move.column;
    default:
      return false;
  }
}
