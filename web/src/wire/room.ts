/** A room's connection: it receives the whole room whenever it changes, and resends a line until it is answered. */

import { Lifeline } from "./lifeline";
import type { Link } from "./socket";
import type { Surroundings } from "./surroundings";
import type { Ping, Pong, Refused, RoomInfo, RoomWelcome, Said, Say } from "./types";

export type RoomFrame = RoomWelcome | RoomInfo | Said | Refused | Pong;

/** In milliseconds. */
export const PACE = { ask: 10_000, silence: 20_000, resend: 2_500, firstRetry: 400, longestRetry: 10_000 } as const;

/** The close codes for a room that does not exist, and for somebody who is not in it. */
const GONE = [4404, 4403];

export class RoomSocket {
  link: Link = "connecting";
  /** Lines that the server has not answered yet, oldest first. */
  readonly unsaid = new Map<string, Say>();

  #around: Surroundings;
  #line: Lifeline;

  constructor(
    address: string,
    around: Surroundings,
    private readonly heard: { frame: (frame: RoomFrame) => void; change: () => void },
  ) {
    this.#around = around;
    const ping: Ping = { kind: "ping" };
    this.#line = new Lifeline(around, PACE, {
      address: () => address,
      question: () => JSON.stringify(ping),
      heard: (text) => this.#hear(JSON.parse(text) as RoomFrame),
      lost: (code) => this.#lost(code),
    });
    this.#line.connect();
  }

  say(text: string): string {
    const command: Say = { kind: "say", id: this.#around.newId(), text };
    this.unsaid.set(command.id, command);
    this.#dispatch(command);
    return command.id;
  }

  /** Tries again at once: the network is back, or the page is visible again. */
  hasten(): void {
    if (this.link === "reconnecting" || this.link === "offline") this.#line.connect();
  }

  close(): void {
    this.#line.close();
  }

  #hear(frame: RoomFrame): void {
    if (frame.kind !== "refused") this.#line.live();
    if (frame.kind === "entered") this.#set("open");
    if ((frame.kind === "said" || frame.kind === "refused") && frame.id) {
      this.#line.cancel(frame.id);
      this.unsaid.delete(frame.id);
    }
    this.heard.frame(frame);
    if (frame.kind === "entered") for (const command of this.unsaid.values()) this.#dispatch(command);
  }

  #dispatch(command: Say): void {
    if (this.link !== "open") return;
    this.#line.send(JSON.stringify(command));
    this.#line.after(command.id, PACE.resend, () => this.#dispatch(command));
  }

  #lost(code: number | undefined): boolean {
    const isGone = code !== undefined && GONE.includes(code);
    this.#set(isGone ? "gone" : this.#around.online() ? "reconnecting" : "offline");
    return !isGone;
  }

  #set(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.heard.change();
  }
}
