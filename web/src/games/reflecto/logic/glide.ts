/** Animating screens: along arcs over the ice, or off it. */

import type { Attachment } from "svelte/attachments";
import { pace } from "../../../ui/motion";
import { beyond, isSquare, middle } from "./ice";

const HOP = 300;
/** How high a screen is lifted over another, in its own units. */
const LIFT = 46;

/** Moves a screen along a path to where it stands now, or off the board at the path's end. */
export function glide(path: readonly string[], near: number, delay = 0): Attachment<SVGGElement> {
  return (element) => {
    if (path.length < 2 || pace() === 0) return;
    const points = path.map((name, at) => (isSquare(name) ? middle(name, near) : beyond(path[at - 1] ?? "", near)));
    const last = [...path].reverse().find(isSquare) ?? path[0] ?? "";
    const home = middle(last, near);
    const frames: Keyframe[] = [];
    points.forEach((point, at) => {
      const before = points[at - 1];
      const leaves = path[at] !== undefined && !isSquare(path[at]);
      if (before) {
        const half = {
          x: (before.x + point.x) / 2,
          y: (before.y + point.y) / 2,
          scale: (before.scale + point.scale) / 2,
        };
        frames.push({ transform: moved(half, home, LIFT), opacity: 1, easing: "ease-in" });
      }
      frames.push({ transform: moved(point, home, 0), opacity: leaves ? 0 : 1, easing: "ease-out" });
    });
    const play = element.animate(frames, {
      duration: pace() * HOP * (points.length - 1),
      delay: pace() * delay,
      fill: path.at(-1) === last ? "backwards" : "both",
    });
    return () => play.cancel();
  };
}

/** Moves a screen that has left from its square off the board. */
export function depart(delay: number): Attachment<SVGGElement> {
  return (element) => {
    const play = element.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(0, ${-LIFT * 2}px) scale(1.1)`, opacity: 0 },
      ],
      { duration: pace() * 2 * HOP, delay: pace() * delay, fill: "both", easing: "ease-in" },
    );
    return () => play.cancel();
  };
}

export const duration = (path: readonly string[]): number => HOP * Math.max(0, path.length - 1);

interface Point {
  x: number;
  y: number;
  scale: number;
}

/** From where a screen is drawn to a point, in its own units. */
function moved(point: Point, home: Point, lift: number): string {
  const [dx, dy] = [(point.x - home.x) / home.scale, (point.y - home.y) / home.scale - lift];
  return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${(point.scale / home.scale).toFixed(3)})`;
}
