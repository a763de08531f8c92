/** Views for tests. */

import type { CopyrightLaid, CopyrightOptions, CopyrightPlace, CopyrightView } from "../types";

const OPTIONS: CopyrightOptions = {
  variant: "base",
  limit: 20,
  wins: 3,
  rounds: 20,
  minutes: 5,
  seconds: 45,
  turns: false,
  modeller: false,
  fair: false,
  gentle: false,
  frame: "closest",
};

export const laid = (card: number, x: number, y: number, orientation = 0): CopyrightLaid => ({
  card,
  orientation,
  x,
  y,
});

export function place(given: Partial<CopyrightPlace> = {}): CopyrightPlace {
  return {
    laid: [],
    fixed: 0,
    cards: given.hand?.length ?? 0,
    hand: null,
    missed: 0,
    lost: null,
    done: false,
    frame: null,
    gone: 0,
    taken: [],
    ...given,
  };
}

/** Two players; the viewer is the first. */
export function view(given: Partial<CopyrightView> = {}, options: Partial<CopyrightOptions> = {}): CopyrightView {
  return {
    options: { ...OPTIONS, ...options },
    stage: "playing",
    round: 1,
    turn: 0,
    player: null,
    modeller: null,
    model: [1, 2, 3, 4].map((card) => ({ card, orientation: 0 })),
    cells: ["so", "", "x", "", "", "", "", "", ""],
    faces: { 1: "sox......", 2: "so.x.....", 5: "s.o...x..", 6: "..s.o.x.." },
    places: [place({ hand: [5, 6] }), place({ cards: 2 })],
    finishers: [],
    agreed: [],
    pile: 42,
    sheet: [],
    totals: [0, 0],
    result: null,
    overtime: false,
    countdown: 1,
    ended: "",
    opened: false,
    out: [],
    ...given,
  };
}
