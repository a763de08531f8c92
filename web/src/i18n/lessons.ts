/**
 * What lessons, pictures and puzzles say: loaded for a game when a page first needs it. A game that the client was not
 * built with sends these texts with its others.
 */

import { teach } from "../games";
import { need } from "./loading";

const files = import.meta.glob<string>("../../../src/galerie/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once the texts of a game and of its lessons are here. */
export async function lessonTexts(game: string): Promise<void> {
  await Promise.all([
    teach(game),
    need(`${game} lessons`, async (language) => {
      const file = files[`../../../src/galerie/games/${game}/lessons/${language}.ftl`];
      return file ? [await file()] : [];
    }),
  ]);
}
