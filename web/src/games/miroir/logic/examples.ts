/** Views for tests. */

import type { MiroirSide, MiroirView } from "../types";

export function side(given: Partial<MiroirSide> = {}): MiroirSide {
  return {
    columns: Array.from({ length: 9 }, () => ""),
    discard: Array.from({ length: 8 }, () => ""),
    hidden: 48,
    under: "",
    won: [],
    begun: true,
    past: [],
    asked: [],
    ...given,
  };
}

/** A side whose first columns are these. */
export function columns(...cards: string[]): MiroirSide {
  return side({ columns: Array.from({ length: 9 }, (_, at) => cards[at] ?? "") });
}

export function view(given: Partial<MiroirView> = {}): MiroirView {
  return {
    heads: Array.from("SCMPLABD?"),
    sides: [side(), side()],
    turn: 0,
    stage: "acting",
    card: "",
    acted: false,
    hurried: false,
    queue: [],
    announced: null,
    countdown: 0,
    unseen: "",
    unseen_heads: "",
    last: null,
    ended: "",
    loser: null,
    options: { words: 9, referee: "strict", seconds: 0, forgetful: false },
    ...given,
  };
}

export function deed(move: string, given: Partial<NonNullable<MiroirView["last"]>> = {}): MiroirView["last"] {
  return { seat: 0, move, cards: "", timed_out: false, wins: [], falls: [], verdict: null, ...given };
}
