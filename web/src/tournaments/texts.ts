/** What only tournaments say. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/tournaments.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const tournamentTexts = (): Promise<void> =>
  need("tournaments", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/tournaments.ftl`];
    return file ? [await file()] : [];
  });
