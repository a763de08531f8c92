/** The visitor's own puzzles: what was learnt goes along with an account, the details stay in this browser. */

import { learnt } from "../learn/progress.svelte";
import { record as stored, write } from "../storage";
import {
  atFirstSight,
  counts,
  dayOf,
  keyOf,
  remembered,
  streak,
  tried,
  type Outcome,
  type Result,
  type Results,
} from "./results";

class PuzzleRecord {
  #details: Results = $state.raw(stored<Result>("puzzles"));
  results: Results = $derived(remembered(learnt.known.puzzles, this.#details));

  of(game: string, id: string): Result | undefined {
    return this.results[keyOf(game, id)];
  }

  /** A try was judged, or the answer shown; `day` if it is the puzzle of a day. */
  note(game: string, id: string, outcome: Outcome, rating: number, day: string | null): void {
    const key = keyOf(game, id);
    const had = this.results[key];
    const result = tried(had, outcome, rating, new Date().toISOString());
    // Another tab may have written meanwhile.
    this.#details = { ...stored<Result>("puzzles"), [key]: result };
    write("puzzles", JSON.stringify(this.#details));
    learnt.add({
      puzzles: { [key]: atFirstSight(result) },
      days: day !== null && counts(had, outcome, day) ? [keyOf(game, day)] : [],
    });
  }

  /** Whether today's puzzle of a game was solved today. */
  isSolvedToday(game: string): boolean {
    return learnt.known.days.includes(keyOf(game, dayOf(new Date())));
  }

  streak(): number {
    return streak(learnt.known.days, dayOf(new Date()));
  }
}

export const puzzleRecord = new PuzzleRecord();
