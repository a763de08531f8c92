/** A table as the big screen follows it: as any spectator, and slowly once more when the game ends. */

import { socketAddress } from "../wire/api";
import { TableSocket } from "../wire/socket";
import type { Surroundings } from "../wire/surroundings";
import type { Ending, Frame, Moment, TableInfo } from "../wire/types";

/** The last moments that are shown again. */
export const REPLAYED = 6;

/** How long each of them is shown, in milliseconds. */
export const PACE = 1_600;

export class Spectator {
  table: TableInfo | null = $state.raw(null);
  now: Moment | null = $state.raw(null);
  /** The moment that is shown again, if one is. */
  #again: Moment | null = $state.raw(null);
  #latest: Moment[] = [];
  #socket: TableSocket;
  #around: Surroundings;
  #timer: number | undefined;

  shown: Moment | null = $derived(this.#again ?? this.now);
  isSlow: boolean = $derived(this.#again !== null);
  ending: Ending | null = $derived(this.now?.ending ?? null);

  constructor(id: string, around: Surroundings) {
    this.#around = around;
    // Whoever this device belongs to may have a seat: what only they may see must not be on a screen for everybody.
    this.#socket = new TableSocket(`${socketAddress(id)}?watch=1`, around, {
      frame: (frame) => this.#hear(frame),
      change: () => {},
    });
  }

  leave(): void {
    this.#socket.close();
    if (this.#timer !== undefined) this.#around.forget(this.#timer);
  }

  #hear(frame: Frame): void {
    if (frame.kind === "welcome" || frame.kind === "seated") this.table = frame.table;
    if (frame.kind === "welcome") for (const moment of frame.moments) this.#learn(moment);
    if (frame.kind === "happened") this.#learn(frame.moment);
  }

  #learn(moment: Moment): void {
    const before = this.now;
    if (before && moment.version <= before.version) return;
    this.now = moment;
    this.#latest = [...this.#latest.filter(({ ply }) => ply < moment.ply), moment].slice(-REPLAYED);
    if (before && !before.ending && moment.ending) this.#replay([...this.#latest]);
  }

  #replay(moments: Moment[]): void {
    this.#again = moments.shift() ?? null;
    if (this.#again) this.#timer = this.#around.later(() => this.#replay(moments), PACE);
  }
}
