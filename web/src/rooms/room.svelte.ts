/** One visitor in one room: everything that is shown of it is a function of this. */

import { merged } from "../table/talk";
import { RoomSocket, type RoomFrame } from "../wire/room";
import type { Link } from "../wire/socket";
import type { Surroundings } from "../wire/surroundings";
import type { ChatLine, Problem, RoomInfo, RoomMember, RoomTable } from "../wire/types";

export class Room {
  info: RoomInfo | null = $state.raw(null);
  /** The member who the visitor is. */
  you: string = $state("");
  link: Link = $state("connecting");
  lines: readonly ChatLine[] = $state.raw([]);
  /** A refused line and why, until another one is sent. */
  unsaid: { text: string; problem: Problem } | null = $state.raw(null);
  /** This visitor's lines that the server has not acknowledged yet, oldest first. */
  unheard: readonly string[] = $state.raw([]);

  connection: Exclude<Link, "open"> | "saved" = $derived(this.link === "open" ? "saved" : this.link);
  /** Games under way. */
  tables: readonly RoomTable[] = $derived(this.info?.tables ?? []);
  /** Those who are in the room. */
  members: readonly RoomMember[] = $derived((this.info?.members ?? []).filter(({ left }) => !left));
  isKeeper: boolean = $derived(this.members.some(({ id, keeper }) => keeper && id === this.you));

  /** Called with a table at which the visitor has a seat, when its game is started. */
  onStart: (table: RoomTable) => void = () => {};
  /** Called with new lines; `mine` if this visitor wrote them. */
  onSaid: (lines: readonly ChatLine[], mine: boolean) => void = () => {};
  /** Called with a table that is not under way any more, and its result. */
  onOver: (table: RoomTable) => void = () => {};

  #socket: RoomSocket;
  /** Lines sent, by command id: the server may refuse them. */
  #said = new Map<string, string>();

  constructor(address: string, around: Surroundings) {
    this.#socket = new RoomSocket(address, around, {
      frame: (frame) => this.#hear(frame),
      change: () => (this.link = this.#socket.link),
    });
  }

  leave(): void {
    this.#socket.close();
  }

  hasten(): void {
    this.#socket.hasten();
  }

  say(text: string): void {
    this.unsaid = null;
    this.#said.set(this.#socket.say(text), text);
    this.unheard = [...this.#said.values()];
  }

  isMine(line: ChatLine): boolean {
    return line.by === this.you;
  }

  /** Whether it is the visitor's turn at a table. */
  awaits({ seats, to_act }: RoomTable): boolean {
    return to_act.some((seat) => seats[seat]?.member === this.you);
  }

  sitsAt({ seats }: RoomTable): boolean {
    return seats.some(({ member }) => member === this.you);
  }

  #hear(frame: RoomFrame): void {
    switch (frame.kind) {
      case "entered":
        this.you = frame.you;
        this.#learn(frame.room);
        this.lines = merged(this.lines, frame.lines);
        break;
      case "room":
        this.#learn(frame);
        break;
      case "said": {
        this.lines = merged(this.lines, frame.lines);
        this.#answered(frame.id);
        this.onSaid(frame.lines, frame.id != null);
        break;
      }
      case "refused": {
        const text = frame.id === null ? undefined : this.#said.get(frame.id);
        this.#answered(frame.id);
        if (text !== undefined) this.unsaid = { text, problem: frame.problem };
        break;
      }
    }
  }

  #answered(id: string | null | undefined): void {
    if (id) this.#said.delete(id);
    this.unheard = [...this.#said.values()];
  }

  #learn(info: RoomInfo): void {
    const before = this.info;
    this.info = info;
    if (!before) return;
    const known = new Set(before.tables.map(({ id }) => id));
    for (const table of info.tables) if (!known.has(table.id) && this.sitsAt(table)) this.onStart(table);
    for (const result of info.results) if (known.has(result.id)) this.onOver(result);
  }
}
