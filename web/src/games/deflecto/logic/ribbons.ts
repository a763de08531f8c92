/** Paths as ribbons: each player has a lane of their own, so that shared paths are all visible. */

import { middle, outside, SIDE, STEPS, type Point } from "./squares";

/** How far a player's lane is from the middle of a path, and how wide it is. */
export function lane(seat: number, seats: number): { by: number; width: number } {
  const apart = seats > 2 ? 36 / seats : 15;
  return { by: (seat - (seats - 1) / 2) * apart, width: Math.min(11, apart - 1.5) };
}

/** A path in the picture, from the edge of its start to the centre of its finish. */
export function line(squares: readonly string[], size: number, by: number): Point[] {
  const [start] = squares;
  if (start === undefined) return [];
  const points = squares.map((name) => middle(name, size));
  const side = outside(start, size);
  const first = points[0];
  if (side !== null && first) {
    const [dx, dy] = STEPS[side] ?? [0, 0];
    points.unshift({ x: first.x + dx * SIDE * 0.5, y: first.y + dy * SIDE * 0.5 });
  }
  return points.map(({ x, y }) => ({ x: x + by, y: y + by }));
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A line through these points that bends like the curves of the tiles. */
export function drawn(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return "";
  const bends = rest.slice(0, -1).map((point, at) => {
    const [before = first, after = last] = [points[at], points[at + 2]];
    return `L${written(between(before, point))}Q${written(point)} ${written(between(point, after))}`;
  });
  return `M${written(first)}${bends.join("")}L${written(last)}`;
}
