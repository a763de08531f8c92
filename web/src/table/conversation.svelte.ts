/**
 * The chat at a table as this visitor follows it: whether it is open, what is new, what is announced. At a table of a
 * room, for those who are in it, it is the room's.
 */

import { t } from "../i18n";
import { preferences } from "../preferences.svelte";
import type { ChatLine } from "../wire/types";
import type { Room } from "../rooms/room.svelte";
import { attract } from "./attention";
import { speakerName } from "./people";
import type { Session } from "./session.svelte";
import type { Standpoint } from "./standpoint.svelte";
import { isNote, unread, type ChatSource } from "./talk";

export class Conversation {
  isOpen: boolean = $state(false);
  /** The room whose chat this is, if any. */
  room: Room | null = $state.raw(null);
  /** The latest message, for screen readers. */
  overheard: string = $state("");
  #read: number = $state(0);

  source: ChatSource = $derived.by(() => this.room ?? this.session);
  /** Messages of others that the visitor has not seen. */
  news: readonly ChatLine[] = $derived.by(() =>
    this.isOpen ? [] : unread(this.source.lines, this.#read, preferences.muted, (line) => this.isMine(line)),
  );
  /** Whether there is anybody to chat with, or anything to read. */
  isPossible: boolean = $derived.by(
    () =>
      this.room !== null ||
      this.standpoint.inCompany ||
      this.session.mine.length === 0 ||
      this.session.lines.some((line) => !isNote(line)),
  );

  constructor(
    readonly session: Session,
    readonly standpoint: Standpoint,
  ) {
    this.#read = preferences.lineRead(session.id);
    session.onSaid = (lines, mine) => this.#hear(lines, mine);

    // An open chat is read.
    $effect(() => {
      const last = this.source.lines.at(-1)?.number ?? 0;
      if (!this.isOpen || last <= this.#read) return;
      this.#read = last;
      preferences.readLine(this.room?.info?.id ?? session.id, last);
    });
  }

  /** Talks in a room from now on. */
  move(room: Room, id: string): void {
    this.room = room;
    this.#read = preferences.lineRead(id);
    room.onSaid = (lines, mine) => this.#hear(lines, mine);
    this.session.onSaid = () => {};
  }

  isMine(line: ChatLine): boolean {
    if (this.room) return this.room.isMine(line);
    return line.seat === null ? line.by === preferences.sign : this.session.mine.includes(line.seat);
  }

  /** Opens or closes the chat; closing it returns the focus to where it was opened. */
  toggle = (): void => {
    this.isOpen = !this.isOpen;
    if (!this.isOpen) document.querySelector<HTMLElement>("[data-chat]")?.focus();
  };

  #hear(lines: readonly ChatLine[], mine: boolean): void {
    const { table } = this.session;
    if (mine && lines[0] && !this.room) preferences.sign = lines[0].by;
    const heard = unread(lines, this.#read, preferences.muted, (line) => mine || this.isMine(line));
    if (!table || heard.length === 0) return;
    const words = heard.map((line) => t("chat-line", { name: speakerName(table, line), text: line.text }));
    this.overheard = words.join(" ");
    if (document.hidden) attract(table, "words", this.overheard);
  }
}
