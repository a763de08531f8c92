/** Small values for tests. */

import type { SoloView } from "../types";

export function view(given: Partial<SoloView> = {}): SoloView {
  return {
    board: ".".repeat(64),
    tokens: {},
    turning: [],
    won: [],
    unseen: [],
    score: 0,
    lost: [],
    turns: {},
    wins: {},
    losses: {},
    missed: [],
    stopped: false,
    last: null,
    options: { values: false },
    ...given,
  };
}
