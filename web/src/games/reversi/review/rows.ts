/** The review of a finished game, arranged for the page. */

import type { Point } from "../../../ui/chart/scale";
import type { ReversiReview, ReversiTurn } from "../types";

/** A move that has lost less is as good as the best. */
const WORTH_TELLING = 0.5;

/** One turn of the list. */
export interface Row {
  turn: ReversiTurn;
  /** The number of the move in the history. */
  number: number;
  /** Which of the turning points it is, from 1; 0 if it is none. */
  turning: number;
}

/** The turns that have lost something; all of them if `all`. */
export function rows({ turns, turning }: ReversiReview, all: boolean): Row[] {
  return turns
    .filter(({ loss, missed }) => all || loss >= WORTH_TELLING || missed !== null)
    .map((turn) => ({ turn, number: turn.ply + 1, turning: turning.indexOf(turn.ply) + 1 }));
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

/** How the advantage went, for the chart. */
export const points = ({ curve }: ReversiReview): Point[] =>
  curve.map(({ value, exact }, at) => ({ at, value, exact }));

/** From which ply on every value is exact; null if none is. */
export function exactFrom({ curve }: ReversiReview): number | null {
  const estimated = curve.findLastIndex(({ exact }) => !exact);
  return estimated === curve.length - 1 ? null : estimated + 1;
}
