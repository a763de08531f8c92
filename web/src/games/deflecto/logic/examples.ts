/** Views for tests. */

import type { DeflectoPlayer, DeflectoView } from "../types";

export function player(number: number, squares: string, rest: Partial<DeflectoPlayer> = {}): DeflectoPlayer {
  const path = squares.split(" ");
  return {
    number,
    start: path[0] ?? null,
    finish: path.at(-1) ?? null,
    stock: { straight: 4, curve: 6, three_way: 2, four_way: 1, dead_end: 2 },
    penalty: 0,
    path: { squares: path, length: path.length, empty: path.length - 1 },
    total: path.length,
    rank: 1,
    ...rest,
  };
}

const down = (column: string) => Array.from({ length: 11 }, (_, at) => column + String(11 - at)).join(" ");

export function example(rest: Partial<DeflectoView> = {}): DeflectoView {
  return {
    size: 11,
    out: [],
    marks: [
      ["d11", "d1"],
      ["h11", "h1"],
      ["a8", "k8"],
      ["a4", "k4"],
    ],
    board: { d11: "ns", h11: "ns" },
    players: [player(1, down("d")), player(2, down("h"))],
    turn: 0,
    stage: "laying",
    question: null,
    contesters: [],
    asked: false,
    passes: 0,
    changes: {},
    bends: {},
    detours: [],
    last: null,
    ended: "",
    options: { level: 1, layout: "facing", closed_edges: false, lot: false },
    ...rest,
  };
}
