/** Recognising openings by their positions, whatever way led there and however the board is turned. */

import type { ReversiView } from "../types";
import BOARDS from "./openings.json";

const NAMES = new Map(Object.entries(BOARDS));
const SIZE = 8;
const EMPTY = ".";
/** No opening leaves fewer squares empty. */
const FEWEST = Math.min(...[...NAMES.keys()].map(empty));

/** For each symmetry, the square that its image shows on each square. */
const IMAGES = Array.from({ length: 8 }, (_, symmetry) =>
  Array.from({ length: SIZE * SIZE }, (_, at) => {
    let [column, row] = [at % SIZE, Math.floor(at / SIZE)];
    if (symmetry & 1) column = SIZE - 1 - column;
    if (symmetry & 2) row = SIZE - 1 - row;
    return symmetry & 4 ? SIZE * column + row : SIZE * row + column;
  }),
);

function empty(board: string): number {
  return [...board].filter((letter) => letter === EMPTY).length;
}

/** The smallest of the images of a board, with the discs of the seats as 0 and 1. */
function normal({ board, colours }: ReversiView): string {
  const discs = [...board].map((letter) => (letter === EMPTY ? EMPTY : letter === colours[0].charAt(0) ? "0" : "1"));
  const images = IMAGES.map((image) => image.map((from) => discs[from]).join(""));
  return images.reduce((least, image) => (image < least ? image : least));
}

/** The last opening that a game went through, as its messages call it; null if it has no name. */
export function opening(views: readonly ReversiView[]): string | null {
  return views.reduce<string | null>(
    (last, view) => (empty(view.board) < FEWEST ? last : (NAMES.get(normal(view)) ?? last)),
    null,
  );
}
