/** The visitor's own puzzles, as this browser keeps them; an account takes `puzzles` and `days` to other devices. */

import { list, record as stored, write } from "../storage";
import { atFirstSight, dayOf, keyOf, streak, tried, type Outcome, type Result, type Results } from "./results";

class PuzzleRecord {
  results: Results = $state.raw(stored<Result>("puzzles"));
  /** The days on which a puzzle of the day was solved, as GAME/2026-11-17. */
  days: readonly string[] = $state.raw(list<string>("learnt.days"));

  of(game: string, id: string): Result | undefined {
    return this.results[keyOf(game, id)];
  }

  /** A try was judged, or the answer shown; `day` if it is the puzzle of a day. */
  note(game: string, id: string, outcome: Outcome, rating: number, day: string | null): void {
    const key = keyOf(game, id);
    // Another tab may have written meanwhile.
    this.results = tried(stored<Result>("puzzles"), key, outcome, rating, new Date().toISOString());
    write("puzzles", JSON.stringify(this.results));
    const result = this.results[key];
    if (!result) return;
    const first = { [key]: atFirstSight(result), ...stored<boolean>("learnt.puzzles") };
    write("learnt.puzzles", JSON.stringify(first));
    if (day !== null && result.state === "solved") this.#mark(keyOf(game, day));
  }

  /** Whether today's puzzle of a game was solved today. */
  isSolvedToday(game: string): boolean {
    return this.days.includes(keyOf(game, dayOf(new Date())));
  }

  streak(): number {
    return streak(this.days, dayOf(new Date()));
  }

  #mark(day: string): void {
    this.days = [...new Set([...list<string>("learnt.days"), day])];
    write("learnt.days", JSON.stringify(this.days));
  }
}

export const puzzleRecord = new PuzzleRecord();
