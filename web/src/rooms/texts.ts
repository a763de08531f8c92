/** What only rooms say. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/rooms.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const roomTexts = (): Promise<void> =>
  need("rooms", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/rooms.ftl`];
    return file ? [await file()] : [];
  });
