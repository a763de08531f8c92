/** The pictures of each game's pages, with their texts; requested once. */

import { lessonTexts } from "../i18n/lessons";
import * as api from "../wire/api";
import type { GameInfo, Pictures } from "../wire/types";

const NONE: Pictures = { minute: [], diagrams: [] };

const known = new Map<string, Promise<Pictures>>();
let games: Promise<GameInfo[]> | null = null;

/** None if the server does not answer: the pages can do without them. */
export function pictures(game: string): Promise<Pictures> {
  let found = known.get(game);
  if (!found) {
    found = Promise.all([api.pictures(game), lessonTexts(game)]).then(
      ([all]) => all,
      (error: unknown) => {
        known.delete(game);
        if (!(error instanceof api.Refusal)) throw error;
        return NONE;
      },
    );
    known.set(game, found);
  }
  return found;
}

/** What the server says about a game; undefined if it does not know it, or does not answer. */
export async function info(game: string): Promise<GameInfo | undefined> {
  games ??= api.games();
  try {
    return (await games).find(({ name }) => name === game);
  } catch (error) {
    games = null;
    if (!(error instanceof api.Refusal)) throw error;
    return undefined;
  }
}
