/** What only the pages about friends, profiles and leaderboards say. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/friends.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const friendsTexts = (): Promise<void> =>
  need("friends", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/friends.ftl`];
    return file ? [await file()] : [];
  });
