/** The geometry of the 7 × 7 board of ice, in perspective from one side. No rules. */

export const SIDE = 7;
const COLUMNS = "abcdefg";

/** In the units of the picture. */
export const WIDTH = 800;
export const HEIGHT = 730;
const MIDDLE = WIDTH / 2;
const NEAR = 706;
const DEPTH = 604;
const SQUARE = 108;
/** How much smaller the far edge is than the near one. */
const SHRINKING = 0.26;

export interface Point {
  x: number;
  y: number;
}

/** A place on the ice: columns from the viewer's left and rows from their side, both from 0. */
export interface Place {
  column: number;
  row: number;
}

export const NAMES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, number) =>
  named(number % SIDE, Math.floor(number / SIDE)),
);

function named(column: number, row: number): string {
  return COLUMNS.charAt(column) + String(row + 1);
}

/** Whether this is a square, and not `out`. */
export const isSquare = (name: string): boolean => NAMES.includes(name);

/** Where a square is for the player on this side: Gerda has a1 on her left, the Queen g7 on hers. */
export function placeOf(name: string, near: number): Place {
  const [column, row] = [COLUMNS.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1];
  return near === 0 ? { column, row } : { column: SIDE - 1 - column, row: SIDE - 1 - row };
}

/** The inverse; null off the board. */
export function nameAt({ column, row }: Place, near: number): string | null {
  if (Math.min(column, row) < 0 || Math.max(column, row) >= SIDE) return null;
  return near === 0 ? named(column, row) : named(SIDE - 1 - column, SIDE - 1 - row);
}

/** The square this many columns to the right and rows forward, or the same one at an edge. */
export function neighbour(name: string, right: number, onwards: number, near: number): string {
  const { column, row } = placeOf(name, near);
  return nameAt({ column: column + right, row: row + onwards }, near) ?? name;
}

/** The scale at this many rows from the near edge. */
const scaleAt = (row: number): number => 1 / (1 + (SHRINKING * row) / SIDE);

/** A point of the ice in the picture; integers are the corners of squares. */
export function seen(column: number, row: number): Point {
  const depth = row / SIDE;
  return {
    x: MIDDLE + (column - SIDE / 2) * SQUARE * scaleAt(row),
    y: NEAR - (DEPTH * depth * (1 + SHRINKING)) / (1 + SHRINKING * depth),
  };
}

/** The square under a point of the picture, or null beside the ice. */
export function squareUnder({ x, y }: Point, near: number): string | null {
  const height = (NEAR - y) / DEPTH;
  const row = (SIDE * height) / (1 + SHRINKING - SHRINKING * height);
  const column = (x - MIDDLE) / (SQUARE * scaleAt(row)) + SIDE / 2;
  return nameAt({ column: Math.floor(column), row: Math.floor(row) }, near);
}

export function middle(name: string, near: number): Point & { scale: number } {
  const { column, row } = placeOf(name, near);
  return { ...seen(column + 0.5, row + 0.5), scale: scaleAt(row + 0.5) };
}

/** Beyond the nearer edge, in the column of a square: where tiles leave. */
export function beyond(name: string, near: number): Point & { scale: number } {
  const { column, row } = placeOf(name, near);
  const outside = row < SIDE / 2 ? -0.6 : SIDE + 0.75;
  return { ...seen(column + 0.5, outside), scale: scaleAt(outside) };
}

/** The outline of a square, inset by a share of its size. */
export function outline(name: string, near: number, inset = 0): string {
  const { column, row } = placeOf(name, near);
  const [left, right, front, back] = [column + inset, column + 1 - inset, row + inset, row + 1 - inset];
  const corners = [seen(left, front), seen(right, front), seen(right, back), seen(left, back)];
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** A path over the ice as a line of arcs, one for each step or jump. */
export function bows(path: readonly string[], near: number): string {
  const points = path.map((name, at) => (isSquare(name) ? middle(name, near) : beyond(path[at - 1] ?? "d4", near)));
  return points
    .map(({ x, y }, at) => {
      const from = points[at - 1];
      if (!from) return `M${x} ${y}`;
      return `Q${(from.x + x) / 2} ${Math.min(from.y, y) - 46} ${x} ${y}`;
    })
    .join("");
}

/** The square between two that are a jump apart, or null. */
export function between(one: string, other: string): string | null {
  const [from, to] = [placeOf(one, 0), placeOf(other, 0)];
  const [dx, dy] = [Math.abs(to.column - from.column), Math.abs(to.row - from.row)];
  if (Math.max(dx, dy) !== 2 || dx === 1 || dy === 1) return null;
  return nameAt({ column: (from.column + to.column) / 2, row: (from.row + to.row) / 2 }, 0);
}

export function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [placeOf(one, 0), placeOf(other, 0)];
  return Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row)) === 1;
}
