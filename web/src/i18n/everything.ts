/** For tests: everything the client can say, in all languages, at once. */

import { LANGUAGES, add } from "./catalogues";

const files = import.meta.glob<string>(
  [
    "../../../src/galerie/texts/*/*.ftl",
    "../../../src/galerie/games/*/texts/*.ftl",
    "!**/{analysis,arena,operation,study,terminal}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

for (const language of LANGUAGES) {
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`) || path.endsWith(`/texts/${language}.ftl`)) add(language, text);
  }
}
