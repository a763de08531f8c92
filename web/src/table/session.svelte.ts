/** One visitor at one table: everything the table page shows is a function of this. */

import { account, keep, recall } from "../seen";
import * as api from "../wire/api";
import { TableSocket, type Link } from "../wire/socket";
import type { Surroundings } from "../wire/surroundings";
import type { ChatLine, Frame, Hint, Moment, Problem, TableInfo } from "../wire/types";
import { Curtain } from "./curtain.svelte";
import { continues, filled, hole, isConduct, stands, told, type Ply, type Story } from "./story";
import { merged } from "./talk";
import { keepUnsent, unsent } from "./unsent";

export type Connection = Exclude<Link, "open"> | "sent" | "saved";

/** A move or a piece of conduct, and the seat it is for. */
interface Wish {
  seat: number;
  move: string;
}

/** What is kept of a table for when the server cannot be reached. */
interface Seen {
  table: TableInfo;
  plies: (Ply | null)[];
  now: Moment;
}

/** How long after a change it is kept, in milliseconds. */
const KEEPING = 500;

export class Session {
  table: TableInfo | null = $state.raw(null);
  story: Story | null = $state.raw(null);
  /** The ply shown; null follows the game. */
  #cursor: number | null = $state(null);
  link: Link = $state("connecting");
  /** Moves and conduct that the server has not answered yet, oldest first. */
  pending: Wish[] = $state.raw([]);
  /** Why the last command was refused. */
  problem: Problem | null = $state.raw(null);
  /** Whether a hint is being computed. */
  pondering: boolean = $state(false);
  /** The hint, and the version it was for. */
  #hint: { version: number; hint: Hint } | null = $state.raw(null);
  #received: number = $state(0);
  #lag: number = $state(0);
  /** When the current moment was sent, by the estimated latency: clocks count from then. */
  arrived: number = $derived(this.#received - this.#lag);

  /** The chat lines that this visitor may read. */
  lines: readonly ChatLine[] = $state.raw([]);
  /** A refused line and why, until another one is sent. */
  unsaid: { text: string; problem: Problem } | null = $state.raw(null);
  /** This visitor's lines that the server has not acknowledged yet, oldest first. */
  unheard: readonly string[] = $state.raw([]);
  /** Whether the visitor had a seat here and came back without one: they are no longer signed in. */
  unseated: boolean = $state(false);
  /** Whether the game was still going on when the visitor came, and is over now. */
  witnessed: boolean = $state(false);
  /** When the table was received, by the browser's clock: absences have grown since then. */
  seated: number = $state(0);

  /** Called with new lines; `mine` if this visitor wrote them. */
  onSaid: (lines: readonly ChatLine[], mine: boolean) => void = () => {};
  /** Called when the people at the table have changed. */
  onSeated: (table: TableInfo, before: TableInfo | null) => void = () => {};
  /** Asked before each move; returns whether the player is to confirm it first. */
  weighs: (seat: number, move: string) => boolean = () => false;
  /** Called with each new moment and the one before, to announce it. */
  onNews: (moment: Moment, before: Moment | null) => void = () => {};

  /** Hides the secrets of people who share this screen from each other. */
  readonly curtain = new Curtain((seat) => this.#socket?.look(seat) ?? null);

  #socket: TableSocket | null = null;
  /** The latest move made while another is not answered yet; it is sent after that answer. */
  #held: Wish | null = null;
  #filling = false;
  /** Counts the lines of moves: another begins when moves are taken back, or may have been. */
  #line = 0;
  /** With how many seats the story is played. With fewer than planned, the game begins anew. */
  #seats: number | null = null;
  /** The plies at which moves were made that are not answered yet, by command id. */
  #madeAt = new Map<string, number>();
  /** The moves that are kept in case the page is closed, by their ids. */
  #unsent = "";
  #keeping: number | null = null;
  /** Whom the server has told what is known here. */
  #visitor = account();
  /** Lines sent, by command id: the server may refuse them. */
  #said = new Map<string, string>();

  connection: Connection = $derived(this.link !== "open" ? this.link : this.pending.length ? "sent" : "saved");
  now: Moment | null = $derived(this.curtain.moment ?? this.story?.now ?? null);
  /** The latest ply of the story; behind the curtain the game may be ahead of it. */
  last: number = $derived(this.story?.now.ply ?? 0);
  ply: number = $derived(this.#cursor ?? this.last);
  isNow: boolean = $derived(this.ply === this.last);
  plies: readonly (Ply | undefined)[] = $derived(this.story?.plies ?? []);
  /** The moment shown; the current one while an older one is fetched. */
  shown: Moment | null = $derived((this.isNow ? null : this.plies[this.ply]?.moment) ?? this.now);

  /** The hint, until something happens or it is dismissed. */
  hint: Hint | null = $derived(this.#hint && this.#hint.version === this.now?.version ? this.#hint.hint : null);

  mine: number[] = $derived((this.table?.seats ?? []).flatMap((seat, number) => (seat.yours ? [number] : [])));
  /** The seat to move next; on a shared screen, the first of them. */
  acting: number | null = $derived(
    this.mine.find(
      (seat) => (this.now?.moves[seat] ?? []).length > 0 && (!this.shared || seat === this.curtain.shown),
    ) ?? null,
  );
  /** The same, or else the seat whose move is not answered yet: the next one may be for it too. */
  mover: number | null = $derived(this.acting ?? this.pending.find((each) => !isConduct(each.move))?.seat ?? null);
  open: number[] = $derived(
    (this.table?.seats ?? []).flatMap((seat, number) => (seat.kind === "open" ? [number] : [])),
  );

  /** Whether people with secrets from each other share this screen, while the game goes on. */
  shared: boolean = $derived.by(
    () =>
      this.mine.length > 1 &&
      this.table !== null &&
      this.table.secret &&
      !this.isOpen(this.table.game, this.now?.view) &&
      !this.story?.now.ending,
  );

  constructor(
    readonly id: string,
    readonly around: Surroundings,
    /** Whether nothing is secret at this stage, in a game with secrets. */
    readonly isOpen: (game: string, view: unknown) => boolean = () => false,
  ) {}

  /** Enters the table, or throws the server's refusal. The first request also makes the visitor a guest. While the
   * server cannot be reached, the table is shown as it was last seen. */
  async enter(): Promise<void> {
    const pending = unsent()[this.id] ?? [];
    let refusal: api.Refusal | null = null;
    try {
      this.table = await api.table(this.id);
    } catch (error) {
      if (!(error instanceof api.Refusal) || !error.isUnreachable) throw error;
      refusal = error;
    }
    // Whoever has made a move without a network must be told all that has happened since.
    if (refusal || pending.length > 0) this.#resume(await recall<Seen>(this.id));
    if (refusal && !this.table) throw refusal;
    for (const { id, ply } of pending) this.#madeAt.set(id, ply);
    const heard = { frame: (frame: Frame) => this.#hear(frame), change: () => this.#sync() };
    const before = { version: this.story?.now.version, pending };
    this.#socket = new TableSocket(api.socketAddress(this.id), this.around, heard, before);
    this.#sync();
  }

  leave(): void {
    if (this.#keeping !== null) this.#keep();
    this.#socket?.close();
  }

  /** The table as it was last seen. Its clocks stand still: nobody knows what they show by now. */
  #resume(seen: Seen | null): void {
    if (!seen) return;
    const { plies, now } = seen;
    this.#seats = seen.table.seats.length;
    this.table ??= seen.table;
    const clock = now.clock && { ...now.clock, running: [] };
    this.story = { plies: plies.map((each) => each ?? undefined), now: { ...now, clock, countdown: null } };
  }

  #keepSoon(): void {
    this.#keeping ??= this.around.later(() => this.#keep(), KEEPING);
  }

  #keep(): void {
    if (this.#keeping !== null) this.around.forget(this.#keeping);
    this.#keeping = null;
    if (!this.table || !this.story) return;
    const plies = Array.from(this.story.plies, (each) => each ?? null);
    void keep(this.id, { table: this.table, plies, now: this.story.now } satisfies Seen, this.#visitor);
  }

  /** Reconnects at once: the network is back, or the page is visible again. */
  hasten(): void {
    this.#socket?.hasten();
  }

  /** Checks at once whether the server can still be reached. */
  doubt(): void {
    this.#socket?.doubt();
  }

  /** Sends a move or conduct, unless it must be confirmed first and is not `sure` yet. A move that is already under way
   * is not made twice. */
  play(seat: number, move: string, sure = false): void {
    this.problem = null;
    if (!sure && !isConduct(move) && this.weighs(seat, move)) return;
    this.#cursor = null;
    this.#held = null;
    const awaited = isConduct(move) ? [] : this.#awaited();
    const isSame = (each: Wish | undefined) => each?.seat === seat && each.move === move;
    if (awaited.length === 0) this.#send(seat, move);
    else if (this.table?.racing) {
      if (!isSame(awaited.at(-1))) this.#send(seat, move);
    } else if (!awaited.some(isSame)) this.#held = { seat, move };
    this.#sync();
  }

  /** Takes a seat, and makes its first move. */
  async begin(seat: number, name: string, move: string): Promise<void> {
    this.problem = null;
    try {
      this.table = await api.join(this.id, seat, { name });
      this.play(seat, move, true);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error.problem; // Somebody else was faster.
    }
  }

  /** Sends a chat line; `name` is what a spectator calls themselves. */
  say(text: string, name: string): void {
    this.unsaid = null;
    const id = this.#socket?.say(text, name);
    if (id) this.#said.set(id, text);
    this.unheard = [...this.#said.values()];
  }

  /** Requests a hint. */
  async ask(seat: number): Promise<void> {
    const version = this.now?.version;
    if (version === undefined || this.pondering) return;
    this.problem = null;
    this.#cursor = null;
    this.pondering = true;
    try {
      this.#hint = { version, hint: await api.hint(this.id, seat) };
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error.problem;
    } finally {
      this.pondering = false;
    }
  }

  /** Waves the hint away. */
  dismiss(): void {
    this.#hint = null;
  }

  look(ply: number): void {
    const wanted = Math.max(0, Math.min(ply, this.last));
    this.#cursor = wanted === this.last ? null : wanted;
  }

  /** The moves that are not answered yet. */
  #awaited(): Wish[] {
    return [...(this.#socket?.pending.values() ?? [])].filter((each) => !isConduct(each.move));
  }

  /** Sends the waiting move, whatever became of the one before: the server judges it by the current position. */
  #release(): void {
    if (!this.#held || this.#awaited().length > 0) return;
    const { seat, move } = this.#held;
    this.#held = null;
    this.#send(seat, move);
  }

  #send(seat: number, move: string): void {
    const id = this.#socket?.play(seat, move);
    if (id) this.#madeAt.set(id, this.last);
    this.#sync();
  }

  /** After an absence: gives up moves that were meant for a position that is gone. */
  #reconsider(): void {
    for (const { id, seat, move } of this.#socket?.pending.values() ?? []) {
      const ply = this.#madeAt.get(id);
      if (!this.story || ply === undefined || !this.#isLasting(move) || stands(this.story, ply, seat)) continue;
      this.#socket?.drop(id);
      // It may have been made, and the answer been lost.
      const since = Array.from(this.story.plies).slice(ply + 1);
      const isMade = since.some((each) => !each || (each.seat === seat && each.move === move));
      if (!isMade) this.problem = { code: "move-outdated", text: "", details: { move } };
    }
  }

  /** Whether a move is still meant after an absence: not in a race, and not on a screen where secrets change hands. */
  #isLasting(move: string): boolean {
    return !isConduct(move) && !this.shared && this.table?.racing === false;
  }

  #sync(): void {
    if (!this.#socket) return;
    this.link = this.#socket.link;
    this.#lag = this.#socket.lag;
    const pending = [...this.#socket.pending.values()];
    this.pending = [...pending, ...(this.#held ? [this.#held] : [])];
    const moves = pending.flatMap((each) => {
      const ply = this.#madeAt.get(each.id);
      return ply !== undefined && this.#isLasting(each.move) ? [{ ...each, ply }] : [];
    });
    const ids = moves.map(({ id }) => id).join();
    if (ids !== this.#unsent) keepUnsent(this.id, moves);
    this.#unsent = ids;
  }

  #hear(frame: Frame): void {
    switch (frame.kind) {
      case "welcome":
        this.#visitor = account();
        this.unseated = frame.table.seats.every((seat) => !seat.yours) && (this.unseated || this.#lost(frame.table));
        this.#seat(frame.table);
        this.lines = merged(this.lines, frame.lines ?? []);
        this.curtain.fall();
        for (const moment of frame.moments) this.#learn(moment);
        this.#reconsider();
        break;
      case "happened":
        this.#learn(frame.moment);
        break;
      case "seated":
        this.#seat(frame.table);
        break;
      case "said": {
        const known = new Set(this.lines.map((line) => line.number));
        const fresh = frame.lines.filter((line) => !known.has(line.number));
        this.lines = merged(this.lines, fresh);
        if (frame.id) this.#said.delete(frame.id);
        this.unheard = [...this.#said.values()];
        if (fresh.length > 0) this.onSaid(fresh, frame.id != null);
        break;
      }
      case "saved":
        this.#release();
        break;
      case "refused":
        if (this.#muffle(frame.id, frame.problem)) break;
        this.problem = frame.problem;
        this.#release();
        this.curtain.refuse(frame.id);
        break;
    }
    this.#sync();
    void this.#fill();
  }

  #seat(table: TableInfo): void {
    const before = this.table;
    this.table = table;
    this.#keepSoon();
    this.seated = performance.now();
    this.onSeated(table, before);
  }

  /** Whether a seat that was the visitor's is still taken, but not by them. */
  #lost({ seats }: TableInfo): boolean {
    return this.mine.some((seat) => seats[seat]?.kind === "human" && !seats[seat].yours);
  }

  /** Whether a chat line was refused: it is returned to its author. */
  #muffle(id: string | null, problem: Problem): boolean {
    const line = id === null ? undefined : this.#said.get(id);
    if (id === null || line === undefined) return false;
    this.#said.delete(id);
    this.unheard = [...this.#said.values()];
    this.unsaid = { text: line, problem };
    return true;
  }

  #learn(moment: Moment): void {
    const seats = this.table?.seats.length ?? null;
    if (seats !== this.#seats) {
      this.#seats = seats;
      this.story = null;
      this.#line += 1;
    }
    const before = this.now;
    const news = moment.version > (before?.version ?? -1);
    if (before && !before.ending && moment.ending) this.witnessed = true;
    if (this.story && !continues(moment, this.story.now)) this.#line += 1;
    // What only one seat may see is kept only while it is shown.
    if (!this.curtain.takes(moment)) this.story = told(this.story, moment);
    this.#keepSoon();
    this.#received = performance.now();
    if (this.#cursor !== null && this.#cursor >= this.last) this.#cursor = null;
    if (news) this.onNews(moment, before);
  }

  /** Fetches the missing plies, page by page. */
  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      for (let since = this.#hole; since !== null; since = this.#hole) {
        const line = this.#line;
        const page = await api.moments(this.id, since);
        if (!this.story || line !== this.#line) continue;
        this.story = filled(this.story, page);
        this.#keepSoon();
        // The server is ahead: the next frame tries again, when it is told what happened.
        if (this.#hole === since) break;
      }
    } catch (error) {
      // The next frame tries again; until then the older moves are not listed.
      if (!(error instanceof api.Refusal)) throw error;
    } finally {
      this.#filling = false;
    }
  }

  get #hole(): number | null {
    return this.story && hole(this.story);
  }
}
