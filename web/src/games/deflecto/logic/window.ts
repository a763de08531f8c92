/** The part of the map that a picture shows. */

import { FRAME, place, SIDE } from "./squares";

/** In squares, from the top left. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many squares to each side of the one in the middle are shown. */
const REACH = 2;

export const whole = (size: number): Window => ({ x: 0, y: 0, width: size, height: size });

/** The squares around one; at the edge as many as elsewhere. */
export function around(square: string, size: number): Window {
  const side = Math.min(2 * REACH + 1, size);
  const at = place(square, size);
  const within = (middle: number) => Math.max(0, Math.min(size - side, middle - REACH));
  return { x: within(at.x), y: within(at.y), width: side, height: side };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The squares of a window in the units of the picture. */
export function sheet({ x, y, width, height }: Window): Box {
  return { x: FRAME + SIDE * x, y: FRAME + SIDE * y, width: SIDE * width, height: SIDE * height };
}

/** The same with the frame around them. */
export function framed(window: Window): Box {
  const { x, y, width, height } = sheet(window);
  return { x: x - FRAME, y: y - FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME };
}

export const boxed = ({ x, y, width, height }: Box): string => [x, y, width, height].join(" ");
