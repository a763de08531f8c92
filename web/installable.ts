/** What makes the client an application that can be installed: manifests, icons and the service worker. */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build, type Plugin } from "vite";

const LANGUAGES = ["fr", "en"];
const ICONS = [
  { file: "192.png", sizes: "192x192", purpose: "any" },
  { file: "512.png", sizes: "512x512", purpose: "any" },
  { file: "maskable.png", sizes: "512x512", purpose: "maskable" },
];
const TOUCH = "touch.png";
/** Where a long press on the icon leads. */
const SHORTCUTS = { games: "/games", lobby: "/lobby", puzzles: "/puzzles" };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The name under which a file is cached for ever. */
function hashed(name: string, source: string | Buffer): string {
  const [stem = "", ending = ""] = name.split(".");
  return `assets/${stem}-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.${ending}`;
}

const icon = (file: string): { fileName: string; source: Buffer } => {
  const source = readFileSync(here(`icons/${file}`));
  return { fileName: hashed(`icon-${file}`, source), source };
};

function manifest(language: string): { fileName: string; source: string } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = here(`../src/galerie/texts/${language}/`);
  for (const name of readdirSync(texts)) bundle.addResource(new FluentResource(readFileSync(texts + name, "utf8")));
  const say = (id: string): string => {
    const message = bundle.getMessage(id)?.value;
    if (!message) throw new Error(`${id} is missing in ${language}`);
    return bundle.formatPattern(message);
  };
  const source = JSON.stringify({
    id: "/",
    name: "Galerie des Glaces",
    short_name: "Galerie",
    description: say("installed-about"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#0d0f13",
    theme_color: "#0d0f13",
    categories: ["games"],
    icons: ICONS.map(({ file, ...facts }) => ({ src: `/${icon(file).fileName}`, type: "image/png", ...facts })),
    shortcuts: Object.entries(SHORTCUTS).map(([name, url]) => ({ name: say(name), url })),
  });
  return { fileName: hashed(`manifest-${language}.webmanifest`, source), source };
}

export const installable: Plugin = {
  name: "installable",
  apply: "build",
  transformIndexHtml() {
    // The client chooses the manifest in the visitor's language.
    const manifests = Object.fromEntries(LANGUAGES.map((each) => [`data-${each}`, `/${manifest(each).fileName}`]));
    return [
      { tag: "link", attrs: { rel: "manifest", href: manifests["data-fr"], ...manifests }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: `/${icon(TOUCH).fileName}` }, injectTo: "head" },
    ];
  },
  generateBundle() {
    const files = [...LANGUAGES.map(manifest), ...[...ICONS.map(({ file }) => file), TOUCH].map(icon)];
    for (const file of files) this.emitFile({ type: "asset", ...file });
  },
  /** The worker is a classic script, which every browser runs, and lists the files of this version. */
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg|woff2)$/.test(name));
    await build({
      configFile: false,
      logLevel: "warn",
      define: { FILES: JSON.stringify(files.map((name) => `/${name}`)) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        rolldownOptions: {
          input: here("src/worker/worker.ts"),
          output: { format: "iife", entryFileNames: "worker.js" },
        },
      },
    });
  },
};
