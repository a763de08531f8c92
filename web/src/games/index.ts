/**
 * The faces of the games: each folder here is one, found by its place and loaded when it is first needed. A game
 * without a folder, as one from another distribution, has the generic face, and its texts come from the host.
 */

import { SvelteMap } from "svelte/reactivity";
import { need } from "../i18n/loading";
import * as api from "../wire/api";
import { part } from "../wire/parts.svelte";
import type { Face } from "./face";

export type AnyFace = Face<unknown, unknown>;

const generic = (): Promise<AnyFace> => import("./generic").then((module) => module.default);
const FACES = import.meta.glob<AnyFace>("./*/index.ts", { import: "default" });
const TEXTS = import.meta.glob<string>("../../../src/galerie/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

const loaded = new SvelteMap<string, AnyFace>();
const awaited = new Map<string, Promise<AnyFace>>();

/** The face of a game once it is here, with its texts; whoever asks for it sets it loading. A view arrives untyped. */
export function face(game: string): AnyFace | undefined {
  void load(game);
  return loaded.get(game);
}

/** The same for whoever can wait. */
export function load(game: string): Promise<AnyFace> {
  const known = awaited.get(game);
  if (known) return known;
  const wanted = Promise.all([part(FACES[path(game)] ?? generic), teach(game)]).then(([found]) => {
    loaded.set(game, found);
    return found;
  });
  awaited.set(game, wanted);
  return wanted;
}

/** Learns the texts of those games that the client was not built with; of the others, cards say enough. */
export function meet(games: readonly { name: string }[]): void {
  for (const { name } of games) if (!FACES[path(name)]) void teach(name);
}

/** Resolves once the texts of a game are here. */
export function teach(game: string): Promise<void> {
  return need(game, async (language) => {
    const file = TEXTS[`../../../src/galerie/games/${game}/texts/${language}.ftl`];
    return [await (file ? file() : api.gameTexts(game, language))];
  });
}

const path = (game: string) => `./${game}/index.ts`;
