/** Places to look at, as scenes, tips and puzzles name them. */

export interface Looked {
  /** Squares, such as `d11`. */
  squares: ReadonlySet<string>;
  /** Players, such as `seat 1`: the length of their path is shown on it. */
  seats: ReadonlySet<number>;
  /** Tiles in the rack, such as `tile curve/lake`. */
  tiles: ReadonlySet<string>;
  /** The middle of the part that a picture is limited to, such as `around h9`; null for the whole map. */
  around: string | null;
}

const after = (look: readonly string[], word: string): string[] =>
  look.flatMap((name) => (name.startsWith(`${word} `) ? [name.slice(word.length + 1)] : []));

export function looked(look: readonly string[]): Looked {
  return {
    squares: new Set(look.filter((name) => /^[a-z]\d+$/.test(name))),
    seats: new Set(after(look, "seat").map(Number)),
    tiles: new Set(after(look, "tile")),
    around: after(look, "around")[0] ?? null,
  };
}
