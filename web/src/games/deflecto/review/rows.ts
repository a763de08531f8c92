/** The review of a finished game, arranged for the page. */

import type { DeflectoReview, DeflectoTurn } from "../types";
import { changes, type Change } from "../logic/places";

/** One turn of the list. */
export interface Row {
  turn: DeflectoTurn;
  /** The number of the move in the history. */
  number: number;
  /** Whether it was its player's first tile. */
  starts: boolean;
  /** What the tile did to the paths. */
  did: Change[];
  /** What the better placement would have done to them, if one was found. */
  better: { move: string; would: Change[]; best: number; worth: number } | null;
}

/** What a player did in the whole game. */
export interface Sum {
  seat: number;
  /** How many squares they added to each path, by seat. */
  grown: number[];
  /** In how many of the judged turns something better was found. */
  improvable: number;
  judged: number;
}

export function rows({ turns }: DeflectoReview): Row[] {
  return turns.map((turn) => ({
    turn,
    number: turn.ply + 1,
    starts: turn.before[turn.seat] === 0,
    did: changes(turn.before, turn.after),
    better: turn.better && {
      move: turn.better.move,
      would: changes(turn.before, turn.better.lengths),
      best: Math.round(turn.better.worth),
      worth: Math.round(turn.worth ?? 0),
    },
  }));
}

/** One for each player; empty if the game ended before anything could be judged. */
export function sums({ turns, grown, improvable }: DeflectoReview): Sum[] {
  const judged = turns.filter((turn) => turn.worth !== null);
  if (judged.length === 0) return [];
  return grown.map((each, seat) => ({
    seat,
    grown: each,
    improvable: improvable[seat] ?? 0,
    judged: judged.filter((turn) => turn.seat === seat).length,
  }));
}
