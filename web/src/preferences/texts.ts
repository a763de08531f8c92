/** What only the page of the preferences says. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/preferences.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const preferencesTexts = (): Promise<void> =>
  need("preferences", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/preferences.ftl`];
    return file ? [await file()] : [];
  });
