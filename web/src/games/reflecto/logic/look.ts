/** Places to look at: squares such as `d5`, `slot 2`, `seat 1`, `notebook` and `guess`. */

import { isSquare, nameAt, SIDE, type Place } from "./ice";

export interface Marks {
  squares: ReadonlySet<string>;
  /** The squares of the viewer's last row beyond which an exit is marked. */
  exits: readonly string[];
  /** The players whose screens are marked. */
  seats: readonly number[];
  notebook: boolean;
  guess: boolean;
}

/** What a scene asks to look at. Unknown names are left out. */
export function marks(look: readonly string[], near: number): Marks {
  const numbers = (word: string) =>
    look.flatMap((name) => (name.startsWith(`${word} `) ? [Number(name.slice(5))] : []));
  return {
    squares: new Set(look.filter(isSquare)),
    exits: numbers("slot").flatMap((column) => nameAt(lastRow(column, near), near) ?? []),
    seats: numbers("seat"),
    notebook: look.includes("notebook"),
    guess: look.includes("guess"),
  };
}

/** Columns are counted from a, whoever looks. */
function lastRow(column: number, near: number): Place {
  return { column: near === 0 ? column - 1 : SIDE - column, row: SIDE - 1 };
}

/** The path of the last turn, if its end is one of the places to look at. */
export function lastWay(path: readonly string[], { squares }: Marks): readonly string[] {
  return squares.has(path.at(-1) ?? "") ? path : [];
}
