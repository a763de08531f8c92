/** The geometry of the map: names, places and neighbours. Row 1 is at the bottom. No rules. */

/** In the units of the picture. */
export const SIDE = 100;
export const FRAME = 56;

const COLUMNS = "abcdefghijklmnopqrstuvwxyz";

export interface Point {
  x: number;
  y: number;
}

/** Steps to the right and down. */
export const STEPS: Record<string, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** Column and row, from 0 at the top left. */
export function place(name: string, size: number): Point {
  return { x: COLUMNS.indexOf(name.charAt(0)), y: size - Number(name.slice(1)) };
}

export function nameAt({ x, y }: Point, size: number): string | null {
  return x >= 0 && y >= 0 && x < size && y < size ? COLUMNS.charAt(x) + String(size - y) : null;
}

/** All squares, row by row from the top. */
export function rows(size: number): string[][] {
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => nameAt({ x, y }, size) ?? ""));
}

/** The square beyond a side; null outside the board. */
export function beyond(name: string, side: string, size: number): string | null {
  const { x, y } = place(name, size);
  const [dx, dy] = STEPS[side] ?? [0, 0];
  return nameAt({ x: x + dx, y: y + dy }, size);
}

/** The square this many steps away, or the last one before the edge. */
export function stepped(name: string, dx: number, dy: number, size: number): string {
  const { x, y } = place(name, size);
  const within = (value: number) => Math.max(0, Math.min(size - 1, value));
  return nameAt({ x: within(x + dx), y: within(y + dy) }, size) ?? name;
}

/** The centre of a square in the picture. */
export function middle(name: string, size: number): Point {
  const { x, y } = place(name, size);
  return { x: FRAME + SIDE * (x + 0.5), y: FRAME + SIDE * (y + 0.5) };
}

/** The side on which a border square faces out of the board; null for the others. */
export function outside(name: string, size: number): string | null {
  return Array.from("nsew").find((side) => beyond(name, side, size) === null) ?? null;
}

/** The squares that a refusal mentions. */
export function namedIn(details: Record<string, string | number> | undefined): string[] {
  return String(details?.squares ?? "")
    .split(" ")
    .filter((name) => /^[a-z]\d+$/.test(name));
}
