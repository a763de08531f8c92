/** The geometry of a board of squares: names, places and directions. No rules. */

const COLUMNS = "abcdefghijklmnopqrstuvwxyz";

/** In the units of the picture. */
export const SIDE = 100;
export const FRAME = 30;

/** How many columns and rows a board has. */
export interface Size {
  columns: number;
  rows: number;
}

export const USUAL: Size = { columns: 8, rows: 8 };

/** The squares of a board, row by row from the upper left. */
export function names({ columns, rows }: Size): string[] {
  return Array.from({ length: columns * rows }, (_, at) => nameAt(at % columns, Math.floor(at / columns)));
}

/** Those of the usual board. */
export const NAMES: readonly string[] = names(USUAL);

export interface Point {
  x: number;
  y: number;
}

export function nameAt(x: number, y: number): string {
  return COLUMNS.charAt(x) + String(y + 1);
}

/** Column and row, from 0 at the top left. */
export function place(name: string): Point {
  return { x: COLUMNS.indexOf(name.charAt(0)), y: Number(name.slice(1)) - 1 };
}

/** The centre of a square in the picture. */
export function centre(name: string): string {
  const { x, y } = place(name);
  return `translate(${FRAME + SIDE * (x + 0.5)} ${FRAME + SIDE * (y + 0.5)})`;
}

export function neighbour(name: string, dx: number, dy: number, { columns, rows }: Size = USUAL): string {
  const { x, y } = place(name);
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return nameAt(within(x + dx, columns), within(y + dy, rows));
}

/** How a disc turns over: away from the placed disc, nearer ones first. */
export interface Turn {
  /** Steps from the placed disc. */
  distance: number;
  /** The direction of the push, in degrees clockwise from the right. */
  angle: number;
}

export function turns(placed: { square: string; turned: readonly string[] } | null): Map<string, Turn> {
  if (!placed) return new Map();
  const from = place(placed.square);
  return new Map(
    placed.turned.map((name) => {
      const { x, y } = place(name);
      const [dx, dy] = [x - from.x, y - from.y];
      return [name, { distance: Math.max(Math.abs(dx), Math.abs(dy)), angle: (Math.atan2(dy, dx) * 180) / Math.PI }];
    }),
  );
}
