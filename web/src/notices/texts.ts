/** What is said about notices, here and by the server. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/notices.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const noticeTexts = (): Promise<void> =>
  need("notices", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/notices.ftl`];
    return file ? [await file()] : [];
  });
