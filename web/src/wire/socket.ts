/** A table's connection: it keeps itself alive, catches up by version, and sends a command until it is answered. */

import type { Frame, Look, Ping, Play, Say } from "./types";

/** What a connection needs of the browser, so that tests can stand in for it. */
export interface Surroundings {
  connect(address: string): Wire;
  later(act: () => void, milliseconds: number): number;
  forget(timer: number): void;
  random(): number;
  /** In milliseconds, from whenever. */
  now(): number;
  online(): boolean;
  newId(): string;
}

/** The part of a WebSocket that is used. */
export interface Wire {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Link = "connecting" | "open" | "reconnecting" | "offline" | "gone";

/** In milliseconds; the numbers of `docs/protocol.md`. */
export const PACE = {
  ping: 2_500,
  silence: 9_000,
  resend: 2_500,
  firstRetry: 400,
  longestRetry: 10_000,
  /** While a host that has said so restarts; only so often, in case that it does not come back. */
  longestRestart: 1_600,
  restartTries: 12,
} as const;

/** The close code for a table that does not exist. */
const UNKNOWN_TABLE = 4404;

/** The close code of a host that stops; another takes its place in a moment. */
const RESTARTING = 1012;

export class TableSocket {
  link: Link = "connecting";
  /** Commands that the host has not answered yet, oldest first. */
  readonly pending = new Map<string, Play>();
  /** Lines of chat that the host has not answered yet, oldest first. */
  readonly unsaid = new Map<string, Say>();
  /** How long a frame is on its way from the host, in milliseconds: half of the shortest round trip of a connection. */
  lag = 0;

  #address: string;
  #around: Surroundings;
  #onFrame: (frame: Frame) => void;
  #onChange: () => void;
  #wire: Wire | null = null;
  #seen: number | null = null;
  #failures = 0;
  #restarting = false;
  #pinged: number | null = null;
  #shortest = Infinity;
  #timers = new Map<string, number>();

  constructor(address: string, around: Surroundings, heard: { frame: (frame: Frame) => void; change: () => void }) {
    this.#address = address;
    this.#around = around;
    this.#onFrame = heard.frame;
    this.#onChange = heard.change;
    this.#connect();
  }

  play(seat: number, move: string): string {
    const command: Play = { kind: "play", id: this.#around.newId(), seat, move };
    this.pending.set(command.id, command);
    this.#dispatch(command);
    this.#onChange();
    return command.id;
  }

  say(text: string, name: string): string {
    const command: Say = { kind: "say", id: this.#around.newId(), text, name };
    this.unsaid.set(command.id, command);
    this.#dispatch(command);
    return command.id;
  }

  /** Asks to see what a seat sees, or no longer to; null where nobody hears it. It is not asked again by itself. */
  look(seat: number | null): string | null {
    if (this.link !== "open" || !this.#wire) return null;
    const command: Look = { kind: "look", id: this.#around.newId(), seat };
    this.#wire.send(JSON.stringify(command));
    return command.id;
  }

  /** Try again at once: the network is back, or the page is looked at again. */
  hasten(): void {
    if (this.link !== "reconnecting" && this.link !== "offline") return;
    this.#connect();
  }

  /** The browser says that the network is gone: a connection may be silent for long before that is known otherwise. */
  doubt(): void {
    if (this.link === "open") this.#lost();
  }

  close(): void {
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    this.#pinged = null;
    this.#shortest = Infinity;
    const since = this.#seen === null ? "" : `?since=${this.#seen}`;
    const wire = this.#around.connect(this.#address + since);
    this.#wire = wire;
    this.#after("silence", PACE.silence, () => this.#lost());
    wire.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Frame);
    wire.onclose = (event) => this.#lost(event.code);
  }

  #hear(frame: Frame): void {
    switch (frame.kind) {
      case "welcome":
        this.#failures = 0;
        this.#restarting = false;
        this.#set("open");
        this.#keepAlive();
        for (const moment of frame.moments) this.#seen = Math.max(this.#seen ?? 0, moment.version);
        break;
      case "happened":
        this.#seen = Math.max(this.#seen ?? 0, frame.moment.version);
        break;
      case "pong":
        this.#measure();
        this.#keepAlive();
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
    this.#cancel(id);
    this.unsaid.delete(id);
    if (this.pending.delete(id)) this.#onChange();
  }

  #dispatch(command: Play | Say): void {
    if (this.link !== "open" || !this.#wire) return;
    this.#wire.send(JSON.stringify(command));
    this.#after(command.id, PACE.resend, () => this.#dispatch(command));
  }

  #keepAlive(): void {
    this.#after("silence", PACE.silence, () => this.#lost());
    this.#after("ping", PACE.ping, () => {
      this.#pinged = this.#around.now();
      const ping: Ping = { kind: "ping", lag: Math.round(2 * this.lag) };
      this.#wire?.send(JSON.stringify(ping));
    });
  }

  #measure(): void {
    if (this.#pinged === null) return;
    this.#shortest = Math.min(this.#shortest, this.#around.now() - this.#pinged);
    this.#pinged = null;
    this.lag = this.#shortest / 2;
  }

  #lost(code?: number): void {
    this.#drop();
    if (code === UNKNOWN_TABLE) {
      this.#set("gone");
      return;
    }
    this.#set(this.#around.online() ? "reconnecting" : "offline");
    this.#after("retry", this.#patience(code), () => this.#connect());
  }

  /** How long to wait before the next try; at random, so that a restarted host is not met by everybody at once. */
  #patience(code?: number): number {
    const failures = this.#failures++;
    this.#restarting ||= code === RESTARTING;
    if (this.#restarting && !failures) return PACE.firstRetry * this.#around.random();
    const longest = this.#restarting && failures < PACE.restartTries ? PACE.longestRestart : PACE.longestRetry;
    return Math.min(PACE.firstRetry * 2 ** failures, longest) * (1 + this.#around.random() / 2);
  }

  #drop(): void {
    for (const name of [...this.#timers.keys()]) this.#cancel(name);
    if (!this.#wire) return;
    this.#wire.onmessage = this.#wire.onclose = null;
    this.#wire.close();
    this.#wire = null;
  }

  #set(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.#onChange();
  }

  #after(name: string, milliseconds: number, act: () => void): void {
    this.#cancel(name);
    this.#timers.set(name, this.#around.later(act, milliseconds));
  }

  #cancel(name: string): void {
    const timer = this.#timers.get(name);
    if (timer !== undefined) this.#around.forget(timer);
    this.#timers.delete(name);
  }
}

export const browser: Surroundings = {
  connect: (address) => new WebSocket(address) as Wire,
  later: (act, milliseconds) => window.setTimeout(act, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
  random: Math.random,
  now: () => performance.now(),
  online: () => navigator.onLine,
  // crypto.randomUUID would need https, which a friend on the same network may not have.
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
};
