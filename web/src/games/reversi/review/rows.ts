/** The review of a finished game, arranged for the page. */

import type { ReversiReview, ReversiTurn } from "../types";

/** A move that has lost less is as good as the best. */
const WORTH_TELLING = 0.5;

/** One turn of the list. */
export interface Row {
  turn: ReversiTurn;
  /** The number of the move in the history. */
  number: number;
}

/** The turns that have lost something; all of them if `all`. */
export function rows({ turns }: ReversiReview, all: boolean): Row[] {
  return turns
    .filter(({ loss, missed }) => all || loss >= WORTH_TELLING || missed !== null)
    .map((turn) => ({ turn, number: turn.ply + 1 }));
}

/** What a player did in the whole game. */
export interface Sum {
  seat: number;
  /** In discs. */
  lost: number;
  /** How many of their moves were as good as the best, and how many there were. */
  best: number;
  moves: number;
  /** How often a certain win was missed. */
  missed: number;
}

export function sums({ turns, lost }: ReversiReview): Sum[] {
  return lost.map((discs, seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    return {
      seat,
      lost: discs,
      best: own.filter(({ loss }) => loss < WORTH_TELLING).length,
      moves: own.length,
      missed: own.filter(({ missed }) => missed === "win").length,
    };
  });
}
