/** What a client knows about a match: one moment for each ply, as far as it was received. */

import type { Moment } from "../wire/types";

export interface Ply {
  /** Who made the move that led here; -1 is chance or the clock, null the start. */
  readonly seat: number | null;
  /** The game's move that led here; null at the start, undefined when only later conduct is known. */
  readonly move: string | null | undefined;
  readonly moment: Moment;
}

export interface Story {
  /** By ply; a hole is a ply that was not received. */
  readonly plies: readonly (Ply | undefined)[];
  readonly now: Moment;
}

const CHANCE = -1;

export const isConduct = (move: string | null): boolean => move?.startsWith("!") ?? false;

/** The story with this moment: it replaces everything from its ply on. */
export function told(story: Story | null, moment: Moment): Story {
  if (story && moment.version < story.now.version) return story;
  const before = story ? trusted(story, moment) : [];
  const plies = before.slice(0, moment.ply);
  plies.length = moment.ply;
  return { plies: [...plies, ply(moment, before[moment.ply])], now: moment };
}

/** The plies that are still valid. */
function trusted(story: Story, moment: Moment): Story["plies"] {
  // Moves may have been taken back in what was missed: nothing from before a gap can be trusted.
  if (moment.version > story.now.version + 1) return [];
  // After a take-back, what others did since may be at another ply.
  const { ply: last, request } = story.now;
  return moment.ply < last && request?.keeps != null ? story.plies.slice(0, request.keeps + 1) : story.plies;
}

/** The story of a complete list of moments, one for each ply, or null if it is empty. */
export function listed(moments: readonly Moment[]): Story | null {
  const now = moments.at(-1);
  return now ? { plies: moments.map((moment) => ply(moment)), now } : null;
}

/** The story with holes filled from a page of moments. Those that are newer than the present are not told yet. */
export function filled(story: Story, page: readonly Moment[]): Story {
  const plies = [...story.plies];
  for (const moment of page) {
    const known = plies[moment.ply];
    if (moment.version > story.now.version || moment.ply > story.now.ply || known?.move !== undefined) continue;
    plies[moment.ply] = ply(known?.moment ?? moment, ply(moment));
  }
  return { plies, now: story.now };
}

/** The first ply without a moment or without the move that led there; null if there is none. */
export function hole(story: Story): number | null {
  const found = Array.from(story.plies).findIndex((ply) => ply?.move === undefined);
  return found < 0 ? null : found;
}

/** Whether this moment continues a line whose plies all stand; otherwise moves were taken back, or something missed. */
export function continues(moment: Moment, before: Moment): boolean {
  return moment.version <= before.version + 1 && moment.ply >= before.ply;
}

/** Whether a seat has done nothing since this ply, and nothing was taken back: a move made then is still meant. */
export function stands(story: Story, ply: number, seat: number): boolean {
  const since = Array.from(story.plies).slice(ply + 1);
  return story.now.ply >= ply && since.every((each) => each?.move !== undefined && each.seat !== seat);
}

/** Whether a player has left for good here, and the others play on: that stands among the moves. */
const isLeaving = ({ move, out = [] }: Moment): boolean => out.some((seat) => move === `!out ${String(seat)}`);

/** The ply of a moment; other conduct keeps the move that the ply had. */
function ply(moment: Moment, had?: Ply): Ply {
  if (moment.ply === 0) return { seat: null, move: null, moment };
  if (isLeaving(moment)) return { seat: CHANCE, move: moment.move, moment };
  if (!isConduct(moment.move)) return { seat: moment.seat, move: moment.move, moment };
  return { seat: had?.seat ?? null, move: had?.move, moment };
}

/** A player's move and the chance events after it, by ply. */
export interface Turn {
  /** Counted from 1. */
  readonly number: number;
  readonly plies: readonly number[];
}

/** The plies after the start, grouped: chance events belong to the turn that caused them. */
export function turns(plies: readonly (Pick<Ply, "seat"> | undefined)[]): Turn[] {
  const found: { number: number; plies: number[] }[] = [];
  for (let at = 1; at < plies.length; at += 1) {
    const last = found.at(-1);
    if (last && plies[at]?.seat === CHANCE) last.plies.push(at);
    else found.push({ number: found.length + 1, plies: [at] });
  }
  return found;
}
