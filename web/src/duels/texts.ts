/** What only duels say. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/duels.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const duelTexts = (): Promise<void> =>
  need("duels", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/duels.ftl`];
    return file ? [await file()] : [];
  });
