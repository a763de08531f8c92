/** The application in a frame on another site's page: one table, for somebody who only watches. */

import { mount } from "svelte";
import { LANGUAGES } from "./i18n/catalogues";
import { houseTexts } from "./i18n/house";
import { need } from "./i18n/loading";
import Embed from "./pages/Embed.svelte";
import { preferences, THEMES } from "./preferences.svelte";
import { becomeAnonymous } from "./wire/api";

/** The address says in which language and theme it is shown, and at which ply; nothing of it is kept. */
export async function embed(target: HTMLElement, table: string): Promise<void> {
  becomeAnonymous();
  const asked = new URLSearchParams(location.search);
  preferences.language = LANGUAGES.find((each) => each === asked.get("lang")) ?? preferences.language;
  preferences.theme = THEMES.find((each) => each === asked.get("theme")) ?? "system";
  preferences.show();
  await need("house", houseTexts);
  const ply = asked.get("ply");
  mount(Embed, { target, props: { id: table, ply: ply !== null && /^\d{1,4}$/.test(ply) ? Number(ply) : null } });
}
