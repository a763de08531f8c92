/** The eight orientations of a card: 0 to 3 quarter turns clockwise, 4 to 7 the same after flipping left to right. */

export const SIDE = 3;
const QUARTERS = 4;

/** Where a cell of a card goes in this orientation; cells are counted row by row. */
export function moved(cell: number, orientation: number): number {
  let [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  if (orientation >= QUARTERS) column = SIDE - 1 - column;
  for (let turn = orientation % QUARTERS; turn > 0; turn -= 1) [row, column] = [column, SIDE - 1 - row];
  return SIDE * row + column;
}

/** What a card shows in this orientation. */
export function held(picture: string, orientation: number): string[] {
  const seen = Array<string>(SIDE * SIDE).fill(".");
  for (const [cell, figure] of [...picture].entries()) seen[moved(cell, orientation)] = figure;
  return seen;
}

/** One more quarter turn as seen, clockwise or counter-clockwise. */
export function turned(orientation: number, by: 1 | -1 = 1): number {
  return QUARTERS * Math.floor(orientation / QUARTERS) + ((orientation + by + QUARTERS) % QUARTERS);
}

/** Flipped as seen: left and right swap. */
export function flipped(orientation: number): number {
  const quarters = (QUARTERS - (orientation % QUARTERS)) % QUARTERS;
  return orientation < QUARTERS ? QUARTERS + quarters : quarters;
}

/** How to draw a card, in degrees: first it is turned about its centre, then flipped over its vertical axis. */
export interface Posture {
  angle: number;
  over: number;
}

/** The posture of an orientation that is closest to an earlier one, so that the animation takes no detour. */
export function posture(orientation: number, before: Posture = { angle: 0, over: 0 }): Posture {
  const over = orientation >= QUARTERS;
  const quarters = orientation % QUARTERS;
  return { angle: nearest(90 * (over ? -quarters : quarters), before.angle), over: over ? 180 : 0 };
}

function nearest(angle: number, before: number): number {
  return angle + 360 * Math.round((before - angle) / 360);
}
