/** An expected line on the board, before anything of it is in the tree. */

import * as api from "../wire/api";
import type { AnalysisNode, Moment } from "../wire/types";
import type { Ask } from "./session.svelte";
import { covered } from "./worths";

/** Where the line begins. */
export interface Base {
  key: string;
  record: string;
  at: AnalysisNode;
  moment: Moment;
}

/** A position on the way, and how much of the line has led there. */
interface Stop {
  count: number;
  record: string;
  at: AnalysisNode;
  moment: Moment;
}

/** The seat that may make a move: the first to act that has it in its list, or else the first to act. */
export function mover({ to_act, moves }: Moment, move: string): number {
  return to_act.find((seat) => moves[seat]?.includes(move)) ?? to_act[0] ?? 0;
}

export class Preview {
  /** The line that is shown, and how much of it. */
  line: readonly string[] = $state.raw([]);
  count: number = $state(0);
  /** Whether it stays until it is dismissed; otherwise it goes with the mouse. */
  isPinned: boolean = $state(false);
  moment: Moment | null = $state.raw(null);
  #stops = new Map<string, readonly Stop[]>();
  #shows = 0;

  constructor(readonly ask: Ask = api.analyse) {}

  /** Shows the position after so many moves of a line; it may arrive late, and stops at what is refused. */
  async show(base: Base, line: readonly string[], count: number, pinned: boolean): Promise<void> {
    const show = ++this.#shows;
    this.isPinned = pinned;
    this.line = line;
    this.count = Math.max(1, Math.min(count, line.length));
    const stop = await this.#reach(base, line, this.count, () => show === this.#shows);
    if (show !== this.#shows) return;
    if (stop) this.moment = stop.moment;
    else this.clear();
  }

  clear(): void {
    this.#shows += 1;
    this.line = [];
    this.count = 0;
    this.isPinned = false;
    this.moment = null;
  }

  /** The position nearest to the one wanted. */
  async #reach(base: Base, line: readonly string[], count: number, isWanted: () => boolean): Promise<Stop | undefined> {
    const name = `${base.key}|${line.join(" ")}`;
    const known = [...(this.#stops.get(name) ?? [])];
    try {
      for (;;) {
        const last = known.at(-1) ?? { ...base, count: 0 };
        const next = line[last.count];
        if (last.count >= count || next === undefined || !isWanted()) break;
        const got = await this.ask({
          record: last.record,
          at: last.at,
          change: { do: "play", seat: mover(last.moment, next), move: next },
          since: last.at.ply + 1,
        });
        const moment = got.moments[got.at.ply - got.since];
        const made = got.moments.slice(0, got.at.ply - got.since + 1).flatMap(({ move }) => move ?? []);
        const gained = covered(line.slice(last.count), made);
        if (!moment || gained === 0) break;
        known.push({ count: last.count + gained, record: got.record, at: got.at, moment });
      }
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error; // What was reached is shown.
    }
    this.#stops.set(name, known);
    return known.find((stop) => stop.count >= count) ?? known.at(-1);
  }
}
