/** The tally of a room, as a table with a row for each person and a column for each game. */

import type { RoomInfo, RoomMember, RoomScore } from "../wire/types";

export type Sum = Pick<RoomScore, "won" | "drawn" | "lost">;

export interface TallyRow {
  readonly member: RoomMember;
  readonly all: Sum;
  /** By game. */
  readonly games: ReadonlyMap<string, Sum>;
}

export interface Tally {
  readonly games: readonly string[];
  readonly rows: readonly TallyRow[];
}

/** Those who have won most come first; whoever has not played is not listed. */
export function tally({ members, scores }: Pick<RoomInfo, "members" | "scores">): Tally {
  const rows = members.flatMap((member) => {
    const own = scores.filter((score) => score.member === member.id);
    if (own.length === 0) return [];
    const all = own.reduce((sum, { won, drawn, lost }) => plus(sum, { won, drawn, lost }), {
      won: 0,
      drawn: 0,
      lost: 0,
    });
    return [{ member, all, games: new Map(own.map((score) => [score.game, score])) }];
  });
  rows.sort(({ all: one }, { all: other }) => other.won - one.won || other.drawn - one.drawn || one.lost - other.lost);
  return { games: [...new Set(scores.map(({ game }) => game))].sort(), rows };
}

const plus = (one: Sum, other: Sum): Sum => ({
  won: one.won + other.won,
  drawn: one.drawn + other.drawn,
  lost: one.lost + other.lost,
});
