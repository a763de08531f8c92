/** What only reports, the privacy page and the administrators' page say. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/{moderation,admin}.ftl", {
  query: "?raw",
  import: "default",
});

const texts = (name: string) => (): Promise<void> =>
  need(name, async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/${name}.ftl`];
    return file ? [await file()] : [];
  });

export const moderationTexts = texts("moderation");
export const adminTexts = texts("admin");
