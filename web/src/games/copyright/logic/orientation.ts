/** The eight ways to hold a card: 0 to 3 quarter turns clockwise, 4 to 7 the same after a flip from left to right. */

export const SIDE = 3;
const QUARTERS = 4;

/** Where a cell of a card goes when it is held like this; cells are counted row by row. */
export function moved(cell: number, orientation: number): number {
  let [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  if (orientation >= QUARTERS) column = SIDE - 1 - column;
  for (let turn = orientation % QUARTERS; turn > 0; turn -= 1) [row, column] = [column, SIDE - 1 - row];
  return SIDE * row + column;
}

/** A card as it is seen when it is held like this. */
export function held(picture: string, orientation: number): string[] {
  const seen = Array<string>(SIDE * SIDE).fill(".");
  for (const [cell, figure] of [...picture].entries()) seen[moved(cell, orientation)] = figure;
  return seen;
}

/** One quarter further as it is seen, clockwise or the other way. */
export function turned(orientation: number, by: 1 | -1 = 1): number {
  return QUARTERS * Math.floor(orientation / QUARTERS) + ((orientation + by + QUARTERS) % QUARTERS);
}

/** Turned over as it is seen: left and right change places. */
export function flipped(orientation: number): number {
  const quarters = (QUARTERS - (orientation % QUARTERS)) % QUARTERS;
  return orientation < QUARTERS ? QUARTERS + quarters : quarters;
}

/** In degrees, to draw a card as it comes: first it is turned about its centre, then over its vertical middle. */
export interface Posture {
  angle: number;
  over: number;
}

/** The posture of an orientation, so near to an earlier one that whoever follows the movement sees no detour. */
export function posture(orientation: number, before: Posture = { angle: 0, over: 0 }): Posture {
  const over = orientation >= QUARTERS;
  const quarters = orientation % QUARTERS;
  return { angle: nearest(90 * (over ? -quarters : quarters), before.angle), over: over ? 180 : 0 };
}

function nearest(angle: number, before: number): number {
  return angle + 360 * Math.round((before - angle) / 360);
}
