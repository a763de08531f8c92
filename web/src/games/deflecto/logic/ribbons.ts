/** Paths as ribbons. A path that is alone keeps to the middle; where several share a way they run side by side, in an
 * order that lasts for as long as they stay together, so that they do not cross at bends. */

import { middle, outside, place, SIDE, STEPS, type Point } from "./squares";

/** The squares of a player's path. */
export interface Route {
  seat: number;
  squares: readonly string[];
}

/** A square on the way: where the ribbon enters it and where it leaves. */
export interface Passage {
  square: string;
  from: Point;
  to: Point;
  /** Where it bends, if it does. */
  corner: Point | null;
  /** The middle of the ribbon in this square. */
  heart: Point;
}

/** How far apart the lanes of a shared way are, and how wide a ribbon is. */
export function lanes(seats: number): { apart: number; width: number } {
  const apart = seats > 2 ? 36 / seats : 15;
  return { apart, width: Math.min(11, apart - 1.5) };
}

const less = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const minus = ({ x, y }: Point): Point => ({ x: -x, y: -y });
/** Positive for a turn to the right, negative for one to the left. */
const turned = (before: Point, after: Point): number => Math.sign(before.x * after.y - before.y * after.x);

/** One step of a path, from a square to the next; the first and the last lead in from the edge and out to it. */
interface Step {
  edge: string;
  ahead: Point;
}

function outwards(square: string, size: number): Point {
  const [x, y] = STEPS[outside(square, size) ?? ""] ?? [0, 0];
  return { x, y };
}

function stepsOf({ squares }: Route, size: number): Step[] {
  const [first, last] = [squares[0], squares.at(-1)];
  if (first === undefined || last === undefined) return [];
  const within = squares.slice(1).map((square, at) => {
    const before = squares[at] ?? square;
    return {
      edge: before < square ? `${before} ${square}` : `${square} ${before}`,
      ahead: less(place(square, size), place(before, size)),
    };
  });
  return [
    { edge: `in ${first}`, ahead: minus(outwards(first, size)) },
    ...within,
    { edge: `out ${last}`, ahead: outwards(last, size) },
  ];
}

/** Whether steps lead to the east or to the south: the direction in which the lanes of a way are counted. */
const isForth = ({ x, y }: Point): boolean => x + y > 0;

/** For each shared edge and each of its seats, how many lanes lie to its left, looking east or south. */
type Order = Map<string, Map<number, number>>;

/** Decides for two paths, wherever they run together, which is to the right of the other. */
function compare(one: { seat: number; steps: Step[] }, other: { seat: number; steps: Step[] }, order: Order): void {
  const places = new Map(other.steps.map((step, at) => [step.edge, at]));
  let at = 0;
  while (at < one.steps.length) {
    const start = at;
    const found = places.get(one.steps[at]?.edge ?? "");
    at += 1;
    if (found === undefined) continue;
    const [here, there] = [one.steps[start]?.ahead, other.steps[found]?.ahead];
    if (!here || !there) continue;
    const along = here.x === there.x && here.y === there.y ? 1 : -1;
    let end = found;
    while (at < one.steps.length && places.get(one.steps[at]?.edge ?? "") === end + along) {
      end += along;
      at += 1;
    }
    const ahead = (step: Step | undefined, way: number): Point | null =>
      step ? (way > 0 ? step.ahead : minus(step.ahead)) : null;
    const last = one.steps[at - 1]?.ahead ?? here;
    const back = minus(here);
    const splits = (from: Point, mine: Point | null, theirs: Point | null): number =>
      mine && theirs ? Math.sign(turned(from, theirs) - turned(from, mine)) : 0;
    const behind = -splits(back, ahead(one.steps[start - 1], -1), ahead(other.steps[found - along], -along));
    const before = splits(last, ahead(one.steps[at], 1), ahead(other.steps[end + along], along));
    const right = behind || before || (other.seat > one.seat ? 1 : -1);
    for (const step of one.steps.slice(start, at)) {
      const isOtherRight = right > 0 === isForth(step.ahead);
      const seats = order.get(step.edge) ?? new Map<number, number>();
      const [rightmost, leftmost] = isOtherRight ? [other.seat, one.seat] : [one.seat, other.seat];
      seats.set(rightmost, (seats.get(rightmost) ?? 0) + 1);
      seats.set(leftmost, seats.get(leftmost) ?? 0);
      order.set(step.edge, seats);
    }
  }
}

/** How far to the right of the middle, looking east or south, a seat's lane of an edge is. */
function offset(order: Order, edge: string, seat: number, apart: number): number {
  const seats = [...(order.get(edge) ?? [])].sort(([one, before], [other, after]) => before - after || one - other);
  const at = seats.findIndex(([each]) => each === seat);
  return at < 0 ? 0 : (at - (seats.length - 1) / 2) * apart;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The ribbons of all paths, square by square, by the order of the routes. */
export function passages(routes: readonly Route[], size: number, apart: number): Passage[][] {
  const all = routes.map((route) => ({ ...route, steps: stepsOf(route, size) }));
  const order: Order = new Map();
  all.forEach((one, at) => all.slice(at + 1).forEach((other) => compare(one, other, order)));
  return all.map(({ seat, squares, steps }) => {
    // Where the ribbon crosses each edge.
    const points = steps.map(({ edge, ahead }, at) => {
      const inner = middle(squares[Math.min(at, squares.length - 1)] ?? "", size);
      const side = at < squares.length ? -SIDE / 2 : SIDE / 2;
      const by = offset(order, edge, seat, apart);
      return { x: inner.x + side * ahead.x - (ahead.y ? by : 0), y: inner.y + side * ahead.y + (ahead.x ? by : 0) };
    });
    return squares.map((square, at) => {
      const centre = middle(square, size);
      const [from, to] = [points[at] ?? centre, points[at + 1] ?? centre];
      const [into, out] = [steps[at]?.ahead, steps[at + 1]?.ahead];
      const corner =
        into && out && turned(into, out) !== 0 ? (into.x ? { x: to.x, y: from.y } : { x: from.x, y: to.y }) : null;
      const half = between(from, to);
      return { square, from, to, corner, heart: corner ? between(half, corner) : half };
    });
  });
}

/** Where to write the length of each path: near its middle, on a square that no other path crosses if there is one. */
export function middles(routes: readonly Route[]): Map<number, string> {
  return new Map(
    routes.flatMap(({ seat, squares }) => {
      const others = new Set(routes.filter((each) => each.seat !== seat).flatMap((each) => each.squares));
      const half = (squares.length - 1) / 2;
      const away = (square: string) => Math.abs(squares.indexOf(square) - half);
      const nearest = [...squares].sort((one, other) => away(one) - away(other));
      const square = nearest.find((each) => !others.has(each)) ?? nearest[0];
      return square === undefined ? [] : [[seat, square] as const];
    }),
  );
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A ribbon as a line; one that has not been walked to its end stops in the middle of a square. */
export function drawn(ribbon: readonly Passage[], length = ribbon.length): string {
  const [first] = ribbon;
  if (!first || length < 1) return "";
  const pieces = ribbon.slice(0, length).map(({ from, to, corner, heart }, at) => {
    if (at === length - 1 && length < ribbon.length) return `L${written(heart)}`;
    if (corner) return `Q${written(corner)} ${written(to)}`;
    if (from.x === to.x || from.y === to.y) return `L${written(to)}`;
    // From one lane to another.
    const isDown = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
    const [one, other] = isDown
      ? [
          { x: from.x, y: heart.y },
          { x: to.x, y: heart.y },
        ]
      : [
          { x: heart.x, y: from.y },
          { x: heart.x, y: to.y },
        ];
    return `C${written(one)} ${written(other)} ${written(to)}`;
  });
  return `M${written(first.from)}${pieces.join("")}`;
}
