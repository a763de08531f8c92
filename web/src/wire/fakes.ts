/** A fake browser for tests: connections and time are controlled by hand. */

import type { Surroundings, Wire } from "./surroundings";
import type { Command, Frame } from "./types";

export class FakeWire implements Wire {
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: string[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  hear(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  get plays(): { id: string; move: string }[] {
    return this.sent.map((text) => JSON.parse(text) as Command).filter((each) => each.kind === "play");
  }

  get pings(): number {
    return this.sent.filter((text) => text.includes("ping")).length;
  }
}

export class FakeBrowser implements Surroundings {
  wires: FakeWire[] = [];
  isOnline = true;
  #now = 0;
  #ids = 0;
  #timers = new Map<number, { at: number; act: () => void }>();

  connect(address: string): Wire {
    const wire = new FakeWire(address);
    this.wires.push(wire);
    return wire;
  }

  later(act: () => void, milliseconds: number): number {
    this.#timers.set(++this.#ids, { at: this.#now + milliseconds, act });
    return this.#ids;
  }

  forget(timer: number): void {
    this.#timers.delete(timer);
  }

  random = () => 0;
  now = () => this.#now;
  online = () => this.isOnline;
  newId = () => `id${++this.#ids}`;

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at);
      if (!next) break;
      this.#timers.delete(next[0]);
      this.#now = next[1].at;
      next[1].act();
    }
    this.#now = end;
  }

  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error("Nothing has connected yet.");
    return wire;
  }
}
