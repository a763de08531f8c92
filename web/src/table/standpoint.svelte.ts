/** A table from this visitor's standpoint: which seat is near, whether it is their turn, what they are asked. */

import { face as faceOf, type AnyFace } from "../games";
import { t } from "../i18n";
import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import type { Moment, TableInfo } from "../wire/types";
import { isYou, seatName } from "./people";
import type { Session } from "./session.svelte";
import { turns } from "./story";

/** What to draw, once the server has sent it. */
export interface Scene {
  table: TableInfo;
  face: AnyFace;
  now: Moment;
  /** The moment shown. */
  shown: Moment;
}

export class Standpoint {
  /** Whether a visitor without a seat wants one: they followed an invitation, come from a room, or saw a free seat. */
  #hopes = $state(router.before === null || router.before.startsWith("/r/"));
  readonly #chance = Math.random();
  /** Whether the visitor only wants to watch: they came by a link for spectators, or said so. */
  watching: boolean = $state(new URLSearchParams(location.search).has("watch"));

  face = $derived.by(() => (this.session.table ? faceOf(this.session.table.game) : undefined));
  scene: Scene | null = $derived.by(() => {
    const { face } = this;
    const { table, now, shown } = this.session;
    return table && face && now && shown ? { table, face, now, shown } : null;
  });
  /** The view to draw: once the game is over, nothing needs to be hidden. */
  view: unknown = $derived.by(() => {
    const { now, shown } = this.session;
    return now?.ending && shown ? (this.face?.inHindsight?.(shown.view, now.view) ?? shown.view) : shown?.view;
  });
  /** The parts for a table for one, if this is one. */
  alone = $derived.by(() => (this.session.table?.seats.length === 1 ? this.face?.alone : undefined));

  /** The most points that a table for one can bring, where that is known. */
  most: number | null = $derived.by(() => this.alone?.most?.(this.session.table?.options ?? {}) ?? null);

  /** The seat nearest to the viewer: their own; for a spectator the first, or the second from the other side. */
  near: number = $derived.by(() => this.session.curtain.shown ?? this.session.mine[0] ?? this.#watched());
  far: number[] = $derived.by(() => {
    const seats = this.session.table?.seats ?? [];
    return seats.map((_, seat) => seat).filter((seat) => seat !== this.near);
  });
  /** The seat that may look behind the curtain, if there is one. */
  behind: number | undefined = $derived.by(() => {
    const { shared, open, mine, now } = this.session;
    return shared && open.length === 0 ? mine.find((seat) => now?.to_act.includes(seat)) : undefined;
  });
  hidden: boolean = $derived.by(() => this.behind !== undefined && this.session.curtain.shown === null);

  /** How many moves players have made. */
  moved: number = $derived.by(() => turns(this.session.plies).length);
  /** Whether somebody else sits here, or is expected to. */
  inCompany: boolean = $derived.by(
    () => this.session.table?.seats.some((seat) => seat.kind !== "bot" && !seat.yours) ?? false,
  );
  /** Whether it is this visitor's turn. */
  isAwaited: boolean = $derived.by(() => {
    const { table, now, open, mine } = this.session;
    if (!table || !now || now.ending || now.paused || open.length > 0) return false;
    return now.to_act.some((seat) => mine.includes(seat) && !now.stand_ins.includes(seat));
  });
  /** Whether they wanted a seat, and found every one taken. */
  tooLate: boolean = $derived.by(() => {
    const { table, now, open, mine, unseated } = this.session;
    if (!this.#hopes || this.watching || mine.length > 0 || open.length > 0 || unseated || now?.ending) return false;
    return table?.opened === false && table.seats.some((seat) => seat.kind === "human");
  });

  /** The seat that a visitor takes by making its first move: the last open one, if it begins. */
  invited: number | null = $derived.by(() => {
    const { table, now, open, mine } = this.session;
    const [seat] = open;
    if (seat === undefined || open.length > 1 || mine.length > 0 || this.watching || table?.opened) return null;
    return (now?.moves[seat] ?? []).length > 0 ? seat : null;
  });

  /** Whether the visitor has begun under a name that was only proposed to them. */
  isUnnamed: boolean = $derived.by(() => {
    const { table, mine, plies } = this.session;
    const [seat = -1] = mine;
    if (mine.length !== 1 || preferences.name.trim() || !preferences.proposed) return false;
    if (table?.seats[seat]?.name !== preferences.proposed) return false;
    return plies.some((ply) => ply?.seat === seat);
  });

  /** A name for somebody who has not given one; another at each visit. Its texts are those of `sharing`. */
  get proposedName(): string {
    const names = t("guest-names").split(", ");
    return names[Math.floor(this.#chance * names.length)] ?? "";
  }

  /** The name under which the visitor sits down: their own, or the one that is proposed, which is then remembered. */
  nameToSit(): string {
    return preferences.name.trim() || (preferences.proposed = this.proposedName);
  }

  /** Whose turn it is, in words. */
  turn: string = $derived.by(() => {
    const { table, now, open } = this.session;
    if (!table || !this.face || !now || now.ending) return "";
    if (open.length > 0) return t("turn-waiting");
    if (now.paused) return t(now.start ? "ready" : "paused");
    const acting = now.to_act.some((each) => isYou(table, each) && !now.stand_ins.includes(each));
    const raced = this.face.turn?.(now.view, acting);
    if (raced) return raced;
    const seat = now.to_act.find((each) => isYou(table, each)) ?? now.to_act[0];
    if (seat === undefined || seat < 0) return "";
    if (isYou(table, seat) && !now.stand_ins.includes(seat)) return t("turn-yours");
    if (now.to_act.length > 1) return t("turn-several");
    if (table.seats[seat]?.kind === "bot" || now.stand_ins.includes(seat)) return t("turn-bot");
    return t("turn-of", { name: seatName(table, seat) });
  });

  /** The visitor's seat that has to answer a request. */
  answering: number | undefined = $derived.by(() => {
    const { mine, now } = this.session;
    return mine.find((seat) => now?.request && !now.request.agreed.includes(seat));
  });
  /** A request by somebody else that this visitor has to answer, in words. */
  offer: string = $derived.by(() => {
    const { table, now, mine } = this.session;
    if (!table || !now || mine.length === 0) return "";
    if (now.ending) {
      const asking = now.rematch.find((seat) => !mine.includes(seat));
      const agreed = mine.some((seat) => now.rematch.includes(seat));
      return asking === undefined || agreed || table.next ? "" : t("rematch-asked", { name: seatName(table, asking) });
    }
    const { request } = now;
    if (!request || this.answering === undefined || mine.includes(request.seat)) return "";
    // Tell players who would have to play again.
    const replay = mine.some((seat) => request.replays?.includes(seat)) ? "-replay" : "";
    return t(`${request.what}-asked${replay}`, {
      name: seatName(table, request.seat),
      other: seatName(table, request.of ?? 0),
    });
  });

  #watched(): number {
    return preferences.flipped && this.session.table?.seats.length === 2 ? 1 : 0;
  }

  constructor(readonly session: Session) {
    $effect(() => {
      if (session.mine.length > 0) this.#hopes = false;
      else if (session.open.length > 0) this.#hopes = true;
    });
  }

  watch(): void {
    this.watching = true;
  }
}
