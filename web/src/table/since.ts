/** What the others have done since a player's last move. No rules. */

import { turns, type Ply } from "./story";

/** One thing that was done: the ply of the move, and the one at which all that it caused is to be seen. */
export interface Deed {
  readonly ply: number;
  readonly done: number;
}

/** The most time that a replay takes, in milliseconds. */
const LONGEST = 3000;
/** How long the position before it all is shown, and at most each of the moves. */
const BEFORE = 450;
const UNHURRIED = 850;
/** More moves than this could not be followed: only the last are replayed. */
const MOST = 10;

/** What was done since the last move that this seat chose: by others, or for it where it had no choice. What chance did
 * belongs to the move that caused it, and what was done while all were to act, such as hiding a word, is no news. Empty
 * as long as something of it is not known. */
export function since(plies: readonly (Ply | undefined)[], seat: number): Deed[] {
  const own = plies.findLastIndex((ply) => ply?.seat === seat && !ply.moment.forced);
  const known = plies.slice(Math.max(0, own)).every((ply) => ply?.move !== undefined);
  if (!known) return [];
  return turns(plies)
    .map((turn) => ({ ply: turn.plies[0] ?? 0, done: turn.plies.at(-1) ?? 0 }))
    .filter(({ ply }) => ply > own && (plies[ply]?.seat ?? -1) >= 0 && !isShared(plies, ply, seat));
}

/** Whether another did this while the seat was to act too. */
const isShared = (plies: readonly (Ply | undefined)[], ply: number, seat: number): boolean =>
  plies[ply]?.seat !== seat && (plies[ply - 1]?.moment.to_act.includes(seat) ?? false);

/** A picture of a replay: the ply to show, and for how many milliseconds. */
export interface Frame {
  readonly ply: number;
  readonly time: number;
}

/** The pictures of a replay, from the position before the first deed to the one after the last, within three seconds. */
export function film(deeds: readonly Deed[]): Frame[] {
  const shown = deeds.slice(-MOST);
  const [first] = shown;
  if (!first) return [];
  const time = Math.min(UNHURRIED, (LONGEST - BEFORE) / shown.length);
  return [{ ply: first.ply - 1, time: BEFORE }, ...shown.map(({ done }) => ({ ply: done, time }))];
}
