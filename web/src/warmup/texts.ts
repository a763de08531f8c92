/** What is only said about warm-ups. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/warm-up.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const warmUpTexts = (): Promise<void> =>
  need("warm-up", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/warm-up.ftl`];
    return file ? [await file()] : [];
  });
