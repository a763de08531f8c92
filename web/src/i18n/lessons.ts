/**
 * What lessons, pictures and puzzles say: loaded for a game when a page first needs it. A game that the client was not
 * built with sends these texts with its others.
 */

import { meet } from "../games";
import { stubborn } from "../wire/stubborn";
import { LANGUAGES } from "./catalogues";
import { learn } from "./index";

const files = import.meta.glob<string>("../../../src/galerie/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<void>>();

/** Resolves once the texts of a game's lessons are here, in all languages. */
export function lessonTexts(game: string): Promise<void> {
  let known = loaded.get(game);
  if (!known) {
    known = load(game);
    loaded.set(game, known);
  }
  return known;
}

async function load(game: string): Promise<void> {
  meet([{ name: game }]);
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = files[`../../../src/galerie/games/${game}/lessons/${language}.ftl`];
      if (file) learn(language, await stubborn(file));
    }),
  );
}
