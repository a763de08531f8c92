/** What every page says a moment after it has opened. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/standby.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const standbyTexts = (): Promise<void> =>
  need("standby", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/standby.ftl`];
    return file ? [await file()] : [];
  });
