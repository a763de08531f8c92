import { existsSync, readFileSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { installable } from "./installable.ts";

const host = "127.0.0.1:8000";
const fonts = ["cormorant-garamond", "figtree"];
const HOUSE = "virtual:house/";
const PACKAGE = fileURLToPath(new URL("../src/galerie", import.meta.url));
/** Catalogues of the command line, and those that come with their page. */
const UNSAID = [
  "account-safety.ftl",
  "admin.ftl",
  "analysis.ftl",
  "analysis-page.ftl",
  "arena.ftl",
  "bot-accounts.ftl",
  "duels.ftl",
  "friends.ftl",
  "host.ftl",
  "moderation.ftl",
  "notices.ftl",
  "operation.ftl",
  "pictures.ftl",
  "preferences.ftl",
  "rooms.ftl",
  "seats.ftl",
  "sharing.ftl",
  "standby.ftl",
  "stored.ftl",
  "study.ftl",
  "terminal.ftl",
  "tournaments.ftl",
  "warm-up.ftl",
];
/** What the card of a game says. */
const CARD = ["name", "about", "ages"];

/** The licence of a font goes where the font goes; Vite itself sees to the code's. */
const fontLicences: Plugin = {
  name: "font-licences",
  generateBundle() {
    for (const font of fonts) {
      const source = readFileSync(new URL(`fonts/${font}.licence.txt`, import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: `licence-${font}.txt`, source });
    }
  },
};

/** `virtual:house/fr` is what every page may say in French, in one file: the catalogues of the house that are not for
 * the terminal alone, and of each game what its card on the home page says. */
const house: Plugin = {
  name: "house",
  resolveId: (id) => (id.startsWith(HOUSE) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${HOUSE}`)) return null;
    const language = id.slice(HOUSE.length + 1);
    const read = (path: string): string => {
      this.addWatchFile(path);
      return readFileSync(path, "utf8").replace(/^#.*\n/gm, "");
    };
    const shared = readdirSync(join(PACKAGE, "texts", language))
      .filter((name) => !UNSAID.includes(name))
      .map((name) => read(join(PACKAGE, "texts", language, name)));
    const cards = readdirSync(join(PACKAGE, "games"), { withFileTypes: true }).flatMap(({ name: game }) => {
      const path = join(PACKAGE, "games", game, "texts", `${language}.ftl`);
      const messages = existsSync(path) ? read(path).split(/\n(?=\S)/) : [];
      return messages.filter((message) => CARD.some((word) => message.startsWith(`${game}-${word} =`)));
    });
    return `export default ${JSON.stringify([...shared, ...cards].join("\n"))}`;
  },
};

/** Writes what can be compressed beside itself in two encodings, which the host sends to browsers that accept them. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name))
        .map(async (name) => {
          const path = join(dir, name);
          const content = await readFile(path);
          await Promise.all([
            promisify(brotliCompress)(content).then((made) => writeFile(`${path}.br`, made)),
            promisify(gzip)(content, { level: 9 }).then((made) => writeFile(`${path}.gz`, made)),
          ]);
        }),
    );
  },
};

/** Many small files would cost more in requests than they save: what all pages need, and what many of them share. */
const few = [
  { name: "base", tags: ["$initial" as const] },
  {
    name: "board",
    test: /\/src\/(ui\/(grid\/(Grid|pointing|press)|chart|Confirmation|History|PlayerCard)|table\/(Entry|Stage|seats|talk)|pictures)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: "invitation",
    test: /\/src\/(rooms\/|table\/(ChatBody|Link|Passage|Qr))|\/uqr\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: "form",
    test: /\/src\/(faces\/LevelChoice|ui\/Segmented|table\/(OptionFields?|Presets)\.)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: "friends",
    test: /\/src\/(friends\/|pages\/(Friends|Profile|Leaders)\.)/,
    includeDependenciesRecursively: false,
  },
  { name: "links", test: /\/src\/table\/(Link|[sS]haring|Introduction)\./, includeDependenciesRecursively: false },
  // Few visitors are called back, so that what shares it brings it along only when it is wanted.
  { name: "notices", test: /\/src\/notices\/(device|name|texts)/, includeDependenciesRecursively: false },
  // What a table and a frame on another page need, and the home page does not.
  {
    name: "seat",
    test: /\/src\/table\/(session|standpoint|timepiece|curtain|Player|Countdown)\./,
    includeDependenciesRecursively: false,
  },
  { name: "shared", minShareCount: 3 },
  // With all that it needs, a part of which a frame on another page needs too.
  { name: "table", test: /\/src\/pages\/Table\./ },
];

const short = (name: string): string => name.replace(/~.*|\.\w+$/g, "");

export default defineConfig({
  plugins: [svelte(), house, fontLicences, installable, compressed],
  build: {
    outDir: "../src/galerie/client",
    emptyOutDir: true,
    // The content security policy allows no data: address.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: "licences.md" },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: few },
        // Without the names of all who share a file.
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${short(names[0] ?? "asset")}-[hash][extname]`,
      },
    },
  },
  // Tests run the client's half of Svelte, though not in a browser.
  ...(process.env.VITEST
    ? { resolve: { conditions: ["browser"] }, test: { setupFiles: ["src/i18n/everything.ts"] } }
    : {}),
  server: {
    // Catalogues and rules are read from the repository, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://${host}`, ws: true } },
  },
});
