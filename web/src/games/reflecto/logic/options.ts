/** Which options mean anything beside the others, and which cannot be had together. */

import type { Problem } from "../../../wire/types";

const TILES = 12; // Erasable ones in the box.

/** Blank tiles are left over by a short word, and a long one is cut. */
export function applies(option: string, options: Record<string, unknown>): boolean {
  const [side, ...rest] = option.split("_");
  const letters = Number(options[`${side}_letters`]);
  const tiles = Number(options[`${side}_tiles`]);
  if (rest.join("_") === "late_blank") return letters < tiles;
  if (rest.join("_") === "free_spread") return letters > tiles;
  return true;
}

export function clash({ gerda_tiles, queen_tiles }: Record<string, unknown>): Problem | null {
  const tiles = Number(gerda_tiles) + Number(queen_tiles);
  return tiles > TILES ? { code: "reflecto-tiles", text: "", rule: "REF-60", details: { tiles, most: TILES } } : null;
}
