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

/** The story with its holes filled from the complete list of moments, unless something has happened meanwhile. */
export function filled(story: Story, moments: readonly Moment[]): Story {
  if (moments.at(-1)?.version !== story.now.version) return story;
  const plies = moments.map((moment, number) => {
    const known = story.plies[number];
    return known?.move !== undefined ? known : ply(known?.moment ?? moment, ply(moment));
  });
  return { plies, now: story.now };
}

/** Whether there is a moment for every ply, and the move that led there. */
export function isWhole(story: Story): boolean {
  return Array.from(story.plies).every((ply) => ply?.move !== undefined);
}

/** The ply of a moment; conduct keeps the move that the ply had. */
function ply(moment: Moment, had?: Ply): Ply {
  if (moment.ply === 0) return { seat: null, move: null, moment };
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
