import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const host = "127.0.0.1:8000";
const fonts = ["cormorant-garamond", "figtree"];

/** The licence of a font goes where the font goes; Vite itself sees to the code's. */
const fontLicences: Plugin = {
  name: "font-licences",
  generateBundle() {
    for (const font of fonts) {
      const source = readFileSync(
        new URL(`node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url),
        "utf8",
      );
      this.emitFile({ type: "asset", fileName: `licence-${font}.txt`, source });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), fontLicences],
  build: {
    outDir: "../src/galerie/client",
    emptyOutDir: true,
    // The content security policy allows no data: address.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: "licences.md" },
  },
  // Tests run the client's half of Svelte, though not in a browser.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  server: {
    // Catalogues and rules are read from the repository, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://${host}`, ws: true } },
  },
});
