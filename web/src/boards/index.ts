/** The games the client can show. A game of the host without an entry here does not compile. */

import type { Views } from "../wire/types";
import type { Face } from "./face";
import { reversi } from "./reversi";

const FACES: { [Game in keyof Views]: Face<Views[Game]> } = { reversi };

export type AnyFace = Face<unknown>;

/** A view arrives untyped; its table's game says what it is. */
export function face(game: string): AnyFace | undefined {
  return game in FACES ? (FACES[game as keyof Views] as AnyFace) : undefined;
}
