/** What the server refuses at a table: a socket does not tell it which language the visitor has chosen. */

import { need } from "./loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/host.ftl", { query: "?raw", import: "default" });

/** Resolves once these texts are here. */
export const refusalTexts = (): Promise<void> =>
  need("host", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/host.ftl`];
    return file ? [await file()] : [];
  });
