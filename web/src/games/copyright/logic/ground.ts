/** Where the cells of a grid are on the screen, in pixels. */

import type { Box } from "./sheet";
import { SIDE } from "./orientation";

export interface Point {
  x: number;
  y: number;
}

export class Ground {
  /** The side of a cell. */
  readonly size: number;
  /** Where column 0 and row 0 begin. */
  readonly origin: Point;

  constructor(
    readonly box: Box,
    width: number,
    height: number,
  ) {
    this.size = Math.max(8, Math.floor(Math.min(width / box.columns, height / box.rows)));
    this.origin = {
      x: Math.round((width - box.columns * this.size) / 2) - box.left * this.size,
      y: Math.round((height - box.rows * this.size) / 2) - box.top * this.size,
    };
  }

  /** The top left corner of a cell. */
  corner(column: number, row: number): Point {
    return { x: this.origin.x + column * this.size, y: this.origin.y + row * this.size };
  }

  /** The cell under a point. */
  cell({ x, y }: Point): Point {
    return { x: Math.floor((x - this.origin.x) / this.size), y: Math.floor((y - this.origin.y) / this.size) };
  }

  /** The cell that a card's corner snaps to. */
  snap({ x, y }: Point): Point {
    const near = (offset: number) => Math.round(offset / this.size) + 0; // never -0
    return { x: near(x - this.origin.x), y: near(y - this.origin.y) };
  }

  get card(): number {
    return SIDE * this.size;
  }
}
