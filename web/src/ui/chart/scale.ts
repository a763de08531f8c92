/** The axes of a chart and the lines in it. */

/** A value after a number of moves. */
export interface Point {
  readonly at: number;
  readonly value: number;
  /** Whether it is proved; otherwise it is an estimate. */
  readonly exact: boolean;
}

/** A curve. */
export interface Line {
  /** Whose or what it is; empty if it is the only one. */
  readonly label: string;
  readonly points: readonly Point[];
}

/** Where the picture has room for the lines, in its own units. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEPS = [1, 2, 5];

/** Round numbers from `least` to `most`, at most `count` of them; the ends are among or beside them. */
export function ticks(least: number, most: number, count: number): number[] {
  if (most <= least) return [least];
  const step = roundStep((most - least) / Math.max(1, count - 1));
  const first = Math.ceil(least / step);
  const last = Math.floor(most / step);
  return Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step);
}

/** The smallest whole step of 1, 2, 5, 10, 20 … that is at least this long. */
function roundStep(wanted: number): number {
  for (let power = 1; ; power *= 10) for (const step of STEPS) if (step * power >= wanted) return step * power;
}

/** How much of the axis the smaller side of 0 has at least, as a part of the larger. */
const SMALLER = 0.25;

/** The range of an axis around 0 that all values fit into, with a little room. */
export function range(values: readonly number[], least: number): { low: number; high: number } {
  const [up, down] = [Math.max(least, ...values), Math.max(least, ...values.map((value) => -value))];
  const room = 1.08;
  return { low: -room * Math.max(down, SMALLER * up), high: room * Math.max(up, SMALLER * down) };
}

/** The range of an axis for curves that all lie on one side of 0: it includes 0 unless they are far from it. */
export function span(values: readonly number[]): { low: number; high: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, 0.08 * (most - least));
  return { low: least > FAR * (most - least) && least > 0 ? least - room : Math.min(0, least), high: most + room };
}

/** So many times its own height must a curve lie above 0 for the axis to begin higher. */
const FAR = 0.75;

export interface Scale {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** The number of moves nearest to a point of the picture. */
  readonly nearest: (x: number) => number;
}

export function scale(frame: Frame, last: number, { low, high }: { low: number; high: number }): Scale {
  const across = frame.width / Math.max(1, last);
  return {
    x: (at) => rounded(frame.left + at * across),
    y: (value) => rounded(frame.top + (frame.height * (high - value)) / (high - low)),
    nearest: (x) => Math.max(0, Math.min(last, Math.round((x - frame.left) / across))),
  };
}

/** A curve as one SVG path. */
export const path = (points: readonly Point[], { x, y }: Scale): string =>
  points.map(({ at, value }, number) => `${number ? "L" : "M"}${x(at)} ${y(value)}`).join("");

export interface Stretch {
  readonly exact: boolean;
  /** The line as an SVG path. */
  readonly line: string;
  /** The area between the line and 0. */
  readonly area: string;
}

/** The curve in stretches: a stretch is exact if both ends of each of its parts are. */
export function stretches(points: readonly Point[], scale: Scale): Stretch[] {
  const { x, y } = scale;
  const found: { exact: boolean; points: Point[] }[] = [];
  for (const [number, point] of points.entries()) {
    const before = points[number - 1];
    if (!before) continue;
    const exact = before.exact && point.exact;
    const last = found.at(-1);
    if (last?.exact === exact) last.points.push(point);
    else found.push({ exact, points: [before, point] });
  }
  return found.map(({ exact, points }) => {
    const line = path(points, scale);
    const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
    return { exact, line, area: `${line}L${x(last)} ${y(0)}L${x(first)} ${y(0)}Z` };
  });
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
