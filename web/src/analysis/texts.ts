/** What only the page of an analysis says. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/analysis-page.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const analysisTexts = (): Promise<void> =>
  need("analysis", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/analysis-page.ftl`];
    return file ? [await file()] : [];
  });
