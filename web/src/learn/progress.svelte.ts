/** What the visitor has learnt: kept in the browser, and for an account on the server too. */

import { list, record, write } from "../storage";

export interface Progress {
  /** The scenes that were finished, as GAME/SCENE. */
  scenes: string[];
  /** What was seen or waved away, once and for all. */
  seen: string[];
  /** The puzzles that were tried, as GAME/ID, and whether they were solved at the first try. */
  puzzles: Record<string, boolean>;
  /** The days on which the puzzle of the day was solved, as GAME/2026-11-17. */
  days: string[];
}

/** After how many finished games of a title nothing explains itself any more. */
const SEASONED = 10;

/** What is known here and there; of a puzzle, the older answer counts. */
export function union(one: Progress, other: Partial<Progress>): Progress {
  return {
    scenes: both(one.scenes, other.scenes),
    seen: both(one.seen, other.seen),
    puzzles: { ...other.puzzles, ...one.puzzles },
    days: both(one.days, other.days),
  };
}

const both = (one: readonly string[], other: readonly string[] = []): string[] => [...new Set([...one, ...other])];

class Learnt {
  #known: Progress = $state.raw(kept());

  get known(): Progress {
    return this.#known;
  }

  /** Adds to what is known. */
  add(more: Partial<Progress>): void {
    // Another tab may have written meanwhile.
    this.#known = union(kept(), more);
    for (const [key, value] of Object.entries(this.#known)) write(`learnt.${key}`, JSON.stringify(value));
  }

  /** The scenes of a game's lesson that were finished. */
  scenes(game: string): string[] {
    return this.#known.scenes.flatMap((each) => (each.startsWith(`${game}/`) ? [each.slice(game.length + 1)] : []));
  }

  finishScene(game: string, scene: string): void {
    this.add({ scenes: [`${game}/${scene}`] });
  }

  /** Whether the visitor knows the game already: they have had its lesson, or do not want it. */
  knows(game: string): boolean {
    return this.#known.seen.includes(`lesson ${game}`);
  }

  know(game: string): void {
    this.add({ seen: [`lesson ${game}`] });
  }

  hasSeen(game: string, tip: string): boolean {
    return this.#known.seen.includes(`tip ${game}/${tip}`);
  }

  see(game: string, tip: string): void {
    this.add({ seen: [`tip ${game}/${tip}`] });
  }

  /** How many games of this title the visitor has finished, as far as that matters. */
  games(game: string): number {
    return this.#known.seen.filter((each) => each.startsWith(`game ${game}/`)).length;
  }

  isSeasoned(game: string): boolean {
    return this.games(game) >= SEASONED;
  }

  /** A game was finished at this table. */
  finishGame(game: string, table: string): void {
    if (!this.isSeasoned(game)) this.add({ seen: [`game ${game}/${table}`] });
  }
}

function kept(): Progress {
  return {
    scenes: list<string>("learnt.scenes"),
    seen: list<string>("learnt.seen"),
    puzzles: record<boolean>("learnt.puzzles"),
    days: list<string>("learnt.days"),
  };
}

export const learnt = new Learnt();
