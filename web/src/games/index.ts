/** The games the client has a face for: each folder here is one, and its `index.ts` is found by its place. */

import type { Face } from "./face";

export type AnyFace = Face<unknown, unknown>;

const FACES = import.meta.glob<AnyFace>("./*/index.ts", { eager: true, import: "default" });

/** A view arrives untyped; its table's game says what it is. */
export function face(game: string): AnyFace | undefined {
  return FACES[`./${game}/index.ts`];
}
