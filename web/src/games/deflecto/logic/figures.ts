/** What a tile shows: a kind of drawing and the sides it reaches, as in the notation. No rules. */

export const SIDES = "nesw";

export type Kind = "path" | "rail" | "river" | "source" | "lake" | "meadow" | "chapel";

const KINDS: Record<string, Kind> = {
  "=": "rail",
  "~": "river",
  "*": "source",
  "@": "lake",
  "%": "meadow",
  "+": "chapel",
};

export interface Figure {
  kind: Kind;
  /** The sides it reaches, clockwise from the north; none for a chapel, which follows its surroundings. */
  sides: string;
}

/** A figure, regardless of its rotation. */
export type Shape =
  | "straight"
  | "curve"
  | "three_way"
  | "four_way"
  | "dead_end"
  | "straight_rail"
  | "curved_rail"
  | "buffer"
  | "straight_river"
  | "curved_river"
  | "source"
  | "lake"
  | "meadow"
  | "chapel";

/** Each shape in all its rotations, each a quarter turn clockwise from the one before. */
const WAYS: Record<Shape, readonly string[]> = {
  straight: ["ns", "ew"],
  curve: ["ne", "es", "sw", "nw"],
  three_way: ["nes", "esw", "nsw", "new"],
  four_way: ["nesw"],
  dead_end: ["n", "e", "s", "w"],
  straight_rail: ["=ns", "=ew"],
  curved_rail: ["=ne", "=es", "=sw", "=nw"],
  buffer: ["=n", "=e", "=s", "=w"],
  straight_river: ["~ns", "~ew"],
  curved_river: ["~ne", "~es", "~sw", "~nw"],
  source: ["*n", "*e", "*s", "*w"],
  lake: ["@n", "@e", "@s", "@w"],
  meadow: ["%"],
  chapel: ["+"],
};

const SHAPES = new Map<string, { shape: Shape; quarters: number }>(
  (Object.entries(WAYS) as [Shape, readonly string[]][]).flatMap(([shape, ways]) =>
    ways.map((text, quarters) => [text, { shape, quarters }] as const),
  ),
);

export const ways = (shape: Shape): readonly string[] => WAYS[shape];

export function figure(text: string): Figure {
  const kind = KINDS[text.charAt(0)];
  return kind ? { kind, sides: text.slice(1) } : { kind: "path", sides: text };
}

/** The shape of a figure, and its rotation in quarter turns from the first. */
export function shapeOf(text: string): { shape: Shape; quarters: number } {
  return SHAPES.get(text) ?? { shape: "meadow", quarters: 0 };
}

export const opposite = (side: string): string => SIDES.charAt((SIDES.indexOf(side) + 2) % 4);
