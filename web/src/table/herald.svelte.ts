/** How a player is informed, whether they look, listen, or are elsewhere: by voice, by a tune, in the page title. */

import { untrack } from "svelte";
import { t } from "../i18n";
import type { Ending, Moment, TableInfo } from "../wire/types";
import { attract } from "./attention";
import type { Conversation } from "./conversation.svelte";
import { headline, reason } from "./outcome";
import { conducted, inWords, seatName } from "./people";
import { seatTexts } from "./seats";
import type { Session } from "./session.svelte";
import type { Standpoint } from "./standpoint.svelte";

/** What one of these seats had requested, if somebody else declines it. */
function declined({ move, seat }: Moment, earlier: Moment | null, mine: number[]): string | null {
  if (move !== "!decline" || seat === null || mine.includes(seat) || !earlier) return null;
  const { request, rematch } = earlier;
  if (request) return mine.includes(request.seat) ? request.what : null;
  return rematch.some((each) => mine.includes(each)) ? "rematch" : null;
}

/** The answer to a request, in words: who agrees to what, or declines it. */
function answered(table: TableInfo, { move, seat }: Moment, { request }: Moment): string {
  if (!request || seat === null || (move !== "!agree" && move !== "!decline")) return "";
  return conducted(table, seat, `${move} ${request.what} ${String(request.seat)}`);
}

export class Herald {
  /** The last event, for screen readers. */
  spoken: string = $state("");
  /** Somebody's answer, until something else happens. */
  answer: string = $state("");

  /** What has happened since the last choice of a player, in words. */
  #told: string[] = [];

  constructor(
    readonly session: Session,
    readonly standpoint: Standpoint,
    readonly talk: Conversation,
    /** Whether the table does not exist. */
    readonly isLost: () => boolean,
  ) {
    session.onNews = (moment, earlier) => this.#tell(moment, earlier);
    session.onSeated = (after, before) => this.#welcome(after, before);

    // It is the visitor's turn again: not on arrival, nor when a bot answers at once in plain sight.
    let wasAwaited: boolean | null = null;
    $effect(() => {
      const { isAwaited } = standpoint;
      const looking = document.hasFocus() && !document.hidden;
      if (isAwaited && wasAwaited === false)
        untrack(() => (standpoint.inCompany || !looking) && attract(session.table, "turn", standpoint.turn));
      wasAwaited = session.now ? isAwaited : null;
    });

    // Somebody requests an answer.
    let wasOffered: string | null = null;
    $effect(() => {
      const { offer } = standpoint;
      if (offer && wasOffered === "") untrack(() => attract(session.table, "turn", offer));
      wasOffered = session.now ? offer : null;
    });

    // Somebody says that a seat is theirs.
    let reclaimed = 0;
    $effect(() => {
      const { reclaims } = session.table ?? { reclaims: [] };
      const seat = reclaims.length > reclaimed ? reclaims.at(-1) : undefined;
      reclaimed = reclaims.length;
      if (seat !== undefined) void seatTexts().then(() => this.#ask(seat));
    });

    $effect(() => {
      document.title = this.#title();
    });
  }

  #ask(seat: number): void {
    const { table } = this.session;
    if (table) attract(table, "turn", t("reclaim-asked", { name: seatName(table, seat) }));
  }

  #title(): string {
    const { table } = this.session;
    const { offer, isAwaited, turn } = this.standpoint;
    const rest = [table ? t(`${table.game}-name`) : "", "Galerie des Glaces"].filter(Boolean).join(" · ");
    const wanted = offer || (isAwaited ? turn : "");
    const mark = wanted || this.talk.news.length > 0 ? "● " : "";
    return mark + (wanted ? `${wanted} — ${rest}` : [this.#state(), rest].filter(Boolean).join(" · "));
  }

  /** The state of the game. */
  #state(): string {
    const { table, now, mine } = this.session;
    if (this.isLost()) return t("table-lost");
    if (table?.withdrawn) return t("withdrawn");
    if (!table || !now?.ending || table.seats.length === 1) return this.standpoint.turn;
    return this.#result(table, now.ending, mine);
  }

  #result(table: TableInfo, ending: Ending, mine: readonly number[]): string {
    const [you = null] = mine;
    return headline(ending, (seat) => seatName(table, seat), mine.length === 1 ? you : null);
  }

  /** The result of a game that has just ended. */
  #ended({ ending }: Moment, earlier: Moment | null): string {
    const { table, mine } = this.session;
    if (!table || !ending || earlier?.ending) return "";
    const counted = this.standpoint.alone?.counted(ending.scores[0] ?? 0, table.options);
    return `${counted ?? this.#result(table, ending, mine)}. ${reason(table.game, ending)}`;
  }

  #tell(moment: Moment, earlier: Moment | null): void {
    const { table, mine } = this.session;
    const { face, turn } = this.standpoint;
    this.answer = "";
    // Whoever arrives is told how things are by the page itself; whether the board is loaded by then is a matter of luck.
    if (!table || !face || !earlier || moment.move === null || moment.seat === null) return;
    const asked = declined(moment, earlier, mine);
    if (asked) {
      this.answer = t(`${asked}-declined-by`, { name: seatName(table, moment.seat) });
      return;
    }
    const told = answered(table, moment, earlier) || inWords(table, face, moment);
    // What follows by itself is announced together with the move that caused it.
    this.#told = moment.seat < 0 || moment.forced ? [...this.#told, told] : [told];
    this.spoken = [...this.#told, turn, this.#ended(moment, earlier)].filter(Boolean).join(" ");
  }

  #welcome(after: TableInfo, before: TableInfo | null): void {
    const came = after.seats.findIndex((seat, at) => seat.kind === "human" && before?.seats[at]?.kind === "open");
    if (came >= 0 && !after.seats[came]?.yours && this.session.mine.length > 0)
      attract(after, "person", conducted(after, came, "!sat"));
  }
}
