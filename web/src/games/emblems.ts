/** Pictures of the games for their cards. */

import type { Component } from "svelte";

const EMBLEMS = import.meta.glob<Component>("./*/board/Emblem.svelte", { import: "default", eager: true });

export function emblem(game: string): Component | undefined {
  return EMBLEMS[`./${game}/board/Emblem.svelte`] ?? EMBLEMS["./generic/board/Emblem.svelte"];
}
