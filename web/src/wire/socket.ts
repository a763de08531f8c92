/** A table's connection: it catches up by version, and resends a command until it is answered. */

import { Lifeline } from "./lifeline";
import type { Surroundings } from "./surroundings";
import type { Frame, Look, Ping, Play, Say } from "./types";

export type Link = "connecting" | "open" | "reconnecting" | "offline" | "gone";

/** In milliseconds; as in `docs/protocol.md`. */
export const PACE = { ask: 2_500, silence: 9_000, resend: 2_500, firstRetry: 400, longestRetry: 10_000 } as const;

/** The close code for a table that does not exist. */
const UNKNOWN_TABLE = 4404;

export class TableSocket {
  link: Link = "connecting";
  /** Commands that the server has not answered yet, oldest first. */
  readonly pending = new Map<string, Play>();
  /** Chat lines that the server has not answered yet, oldest first. */
  readonly unsaid = new Map<string, Say>();
  /** The latency of frames from the server, in milliseconds: half of the shortest round trip of the connection. */
  lag = 0;

  #around: Surroundings;
  #line: Lifeline;
  #onFrame: (frame: Frame) => void;
  #onChange: () => void;
  #seen: number | null = null;
  #pinged: number | null = null;
  #shortest = Infinity;

  /** `before` is what an earlier page has seen, and has not had answered. */
  constructor(
    address: string,
    around: Surroundings,
    heard: { frame: (frame: Frame) => void; change: () => void },
    before: { version?: number | undefined; pending: readonly Play[] } = { pending: [] },
  ) {
    this.#around = around;
    this.#seen = before.version ?? null;
    for (const { kind, id, seat, move } of before.pending) this.pending.set(id, { kind, id, seat, move });
    this.#onFrame = heard.frame;
    this.#onChange = heard.change;
    this.#line = new Lifeline(around, PACE, {
      address: () => address + this.#since(address.includes("?") ? "&" : "?"),
      question: () => this.#ping(),
      heard: (text) => this.#hear(JSON.parse(text) as Frame),
      lost: (code) => this.#lost(code),
    });
    this.#line.connect();
  }

  play(seat: number, move: string): string {
    const command: Play = { kind: "play", id: this.#around.newId(), seat, move };
    this.pending.set(command.id, command);
    this.#dispatch(command);
    this.#onChange();
    return command.id;
  }

  /** Gives up a command. */
  drop(id: string): void {
    this.#settle(id);
  }

  say(text: string, name: string): string {
    const command: Say = { kind: "say", id: this.#around.newId(), text, name };
    this.unsaid.set(command.id, command);
    this.#dispatch(command);
    return command.id;
  }

  /** Asks to see a seat's view, or to stop; null without a connection. The request is not repeated automatically. */
  look(seat: number | null): string | null {
    if (this.link !== "open") return null;
    const command: Look = { kind: "look", id: this.#around.newId(), seat };
    this.#line.send(JSON.stringify(command));
    return command.id;
  }

  /** Tries again at once: the network is back, or the page is visible again. */
  hasten(): void {
    if (this.link === "reconnecting" || this.link === "offline") this.#line.connect();
  }

  /** The browser reports that the network is gone, which a silent connection would not show for a while. */
  doubt(): void {
    if (this.link === "open") this.#line.lose();
  }

  close(): void {
    this.#line.close();
  }

  /** The last version seen; a new connection measures its own latency. */
  #since(sign: "?" | "&"): string {
    this.#pinged = null;
    this.#shortest = Infinity;
    return this.#seen === null ? "" : `${sign}since=${this.#seen}`;
  }

  #hear(frame: Frame): void {
    switch (frame.kind) {
      case "welcome":
        this.#set("open");
        this.#line.live();
        for (const moment of frame.moments) this.#seen = Math.max(this.#seen ?? 0, moment.version);
        break;
      case "happened":
        this.#seen = Math.max(this.#seen ?? 0, frame.moment.version);
        break;
      case "pong":
        this.#measure();
        this.#line.live();
        break;
      case "saved":
      case "said":
      case "refused":
        if (frame.id) this.#settle(frame.id);
        break;
    }
    this.#onFrame(frame);
    if (frame.kind !== "welcome") return;
    for (const command of [...this.pending.values(), ...this.unsaid.values()]) this.#dispatch(command);
  }

  #settle(id: string): void {
    this.#line.cancel(id);
    this.unsaid.delete(id);
    if (this.pending.delete(id)) this.#onChange();
  }

  #dispatch(command: Play | Say): void {
    if (this.link !== "open") return;
    this.#line.send(JSON.stringify(command));
    this.#line.after(command.id, PACE.resend, () => this.#dispatch(command));
  }

  #ping(): string {
    this.#pinged = this.#around.now();
    const ping: Ping = { kind: "ping", lag: Math.round(2 * this.lag) };
    return JSON.stringify(ping);
  }

  #measure(): void {
    if (this.#pinged === null) return;
    this.#shortest = Math.min(this.#shortest, this.#around.now() - this.#pinged);
    this.#pinged = null;
    this.lag = this.#shortest / 2;
  }

  #lost(code: number | undefined): boolean {
    const gone = code === UNKNOWN_TABLE;
    this.#set(gone ? "gone" : this.#around.online() ? "reconnecting" : "offline");
    return !gone;
  }

  #set(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.#onChange();
  }
}
