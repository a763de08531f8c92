/** The games the client can show. A game of the host without an entry here does not compile. */

import type { CopyrightReview, DeflectoReview, MiroirReview, ReflectoReview, SoloReview, Views } from "../wire/types";
import { deflecto } from "./deflecto";
import type { Face } from "./face";
import { copyright } from "./copyright";
import { miroir } from "./miroir";
import { reflecto } from "./reflecto";
import { reversi } from "./reversi";
import { solo } from "./solo";

/** What reviews say, in the games that have them. */
interface Studies {
  copyright: CopyrightReview;
  deflecto: DeflectoReview;
  miroir: MiroirReview;
  reflecto: ReflectoReview;
  solo: SoloReview;
}

type Study<Game> = Game extends keyof Studies ? Studies[Game] : never;

const FACES: { [Game in keyof Views]: Face<Views[Game], Study<Game>> } = {
  copyright,
  deflecto,
  miroir,
  reflecto,
  reversi,
  solo,
};

export type AnyFace = Face<unknown, unknown>;

/** A view arrives untyped; its table's game says what it is. */
export function face(game: string): AnyFace | undefined {
  return game in FACES ? (FACES[game as keyof Views] as AnyFace) : undefined;
}
