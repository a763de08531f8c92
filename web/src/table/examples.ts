/** Small values for tests. */

import type { ChatLine, Moment, TableInfo } from "../wire/types";

export function moment(given: Partial<Moment> = {}): Moment {
  return {
    version: 0,
    seals: [],
    ply: 0,
    seat: null,
    move: null,
    view: null,
    to_act: [0],
    moves: {},
    ending: null,
    request: null,
    rematch: [],
    paused: false,
    stand_ins: [],
    clock: null,
    ...given,
  };
}

export function table(given: Partial<TableInfo> = {}): TableInfo {
  const seat = { kind: "human", name: "", level: null, yours: false, present: true, rating: null } as const;
  return {
    id: "abcdefghijklmnop",
    game: "reversi",
    options: {},
    secret: false,
    racing: false,
    advised: true,
    reviewed: true,
    seats: [
      { ...seat, yours: true },
      { ...seat, kind: "bot", level: "adept" },
    ],
    clock: null,
    deal: null,
    next: null,
    rated: false,
    helped: false,
    friendly: false,
    public: false,
    opened: true,
    withdrawn: false,
    admits_bots: true,
    moves_told: true,
    spectators: 0,
    gallery: true,
    reclaims: [],
    reclaiming: null,
    ...given,
  };
}

export const line = (number: number, text: string, by = "x"): ChatLine => ({
  number,
  room: "table",
  at: 0,
  by,
  seat: null,
  name: "",
  text,
});
