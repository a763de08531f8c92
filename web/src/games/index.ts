/**
 * The faces of the games: each folder here is one, found by its place and loaded when it is first needed. A game
 * without a folder, as one from another distribution, has the generic face, and its texts come from the host.
 */

import { SvelteMap } from "svelte/reactivity";
import type { Component } from "svelte";
import { learn } from "../i18n";
import { LANGUAGES, has } from "../i18n/catalogues";
import * as api from "../wire/api";
import { stubborn } from "../wire/stubborn";
import type { Face } from "./face";

export type AnyFace = Face<unknown, unknown>;

const generic = (): Promise<AnyFace> => import("./generic").then((module) => module.default);
const FACES = import.meta.glob<AnyFace>("./*/index.ts", { import: "default" });
const EMBLEMS = import.meta.glob<Component>("./*/board/Emblem.svelte", { import: "default", eager: true });

const loaded = new SvelteMap<string, AnyFace>();
const awaited = new Map<string, Promise<AnyFace>>();
const taught = new Map<string, Promise<unknown>>();

/** The face of a game once it is here, with its texts; whoever asks for it sets it loading. A view arrives untyped. */
export function face(game: string): AnyFace | undefined {
  void load(game);
  return loaded.get(game);
}

/** The same for whoever can wait. */
export function load(game: string): Promise<AnyFace> {
  const known = awaited.get(game);
  if (known) return known;
  const wanted = stubborn(async () => {
    const [found] = await Promise.all([(FACES[path(game)] ?? generic)(), teach(game)]);
    loaded.set(game, found);
    return found;
  });
  awaited.set(game, wanted);
  return wanted;
}

/** A picture of the game for its card. */
export function emblem(game: string): Component | undefined {
  return EMBLEMS[`./${game}/board/Emblem.svelte`] ?? EMBLEMS["./generic/board/Emblem.svelte"];
}

/** Learns the texts of those games that the client was not built with. */
export function meet(games: readonly { name: string }[]): void {
  for (const { name } of games) void stubborn(() => teach(name));
}

/** A game that has a face here has its texts here. */
function teach(game: string): Promise<unknown> {
  if (FACES[path(game)] || LANGUAGES.every((language) => has(language, `${game}-name`))) return Promise.resolve();
  const known = taught.get(game);
  if (known) return known;
  const lesson = Promise.all(
    LANGUAGES.map(async (language) => learn(language, await api.gameTexts(game, language))),
  ).catch((error: unknown) => {
    taught.delete(game);
    throw error;
  });
  taught.set(game, lesson);
  return lesson;
}

const path = (game: string) => `./${game}/index.ts`;
