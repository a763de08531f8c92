/** How fast things move, for what is animated by script; styles have `--pace`. */

import { PACES, preferences } from "../preferences.svelte";

/** How many times the usual a movement takes; 0 if nothing moves. What the device asks for comes first. */
export const pace = (): number =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[preferences.pace];
