/** What a player is told while he looks, listens, or is elsewhere: aloud, by a tune, in the title of the page. */

import { untrack } from "svelte";
import { t } from "../i18n";
import type { Moment, TableInfo } from "../wire/types";
import { attract } from "./attention";
import type { Conversation } from "./conversation.svelte";
import { headline } from "./outcome";
import { conducted, seatName, who } from "./people";
import type { Session } from "./session.svelte";
import type { Standpoint } from "./standpoint.svelte";
import { isConduct } from "./story";

/** What one of these seats had asked for, where somebody else declines it. */
function declined({ move, seat }: Moment, earlier: Moment | null, mine: number[]): string | null {
  if (move !== "!decline" || seat === null || mine.includes(seat) || !earlier) return null;
  const { request, rematch } = earlier;
  if (request) return mine.includes(request.seat) ? request.what : null;
  return rematch.some((each) => mine.includes(each)) ? "rematch" : null;
}

export class Herald {
  /** What happened last, to be heard. */
  spoken: string = $state("");
  /** What somebody answered, until something else happens. */
  answer: string = $state("");

  constructor(
    readonly session: Session,
    readonly standpoint: Standpoint,
    readonly talk: Conversation,
    /** Whether there is no such table. */
    readonly isLost: () => boolean,
  ) {
    session.onNews = (moment, earlier) => this.#tell(moment, earlier);
    session.onSeated = (after, before) => this.#welcome(after, before);

    // It is one's turn again: not when one comes to the table, nor before one's eyes against a computer that answers at once.
    let wasAwaited: boolean | null = null;
    $effect(() => {
      const { isAwaited } = standpoint;
      const looking = document.hasFocus() && !document.hidden;
      if (isAwaited && wasAwaited === false)
        untrack(() => (standpoint.inCompany || !looking) && attract(session.table, "turn", t("turn-yours")));
      wasAwaited = session.now ? isAwaited : null;
    });

    // Somebody asks for an answer.
    let wasOffered: string | null = null;
    $effect(() => {
      const { offer } = standpoint;
      if (offer && wasOffered === "") untrack(() => attract(session.table, "turn", offer));
      wasOffered = session.now ? offer : null;
    });

    $effect(() => {
      document.title = this.#title();
    });
  }

  #title(): string {
    const { table } = this.session;
    const { offer, isAwaited } = this.standpoint;
    const rest = [table ? t(`${table.game}-name`) : "", "Galerie des Glaces"].filter(Boolean).join(" · ");
    const wanted = offer || (isAwaited ? t("turn-yours") : "");
    const mark = wanted || this.talk.news.length > 0 ? "● " : "";
    return mark + (wanted ? `${wanted} — ${rest}` : [this.#state(), rest].filter(Boolean).join(" · "));
  }

  /** Where the game stands. */
  #state(): string {
    const { table, now, mine } = this.session;
    if (this.isLost()) return t("table-lost");
    if (table?.withdrawn) return t("withdrawn");
    if (!table || !now?.ending || table.seats.length === 1) return this.standpoint.turn;
    const [you = null] = mine;
    return headline(now.ending, (seat) => seatName(table, seat), mine.length === 1 ? you : null);
  }

  #tell(moment: Moment, earlier: Moment | null): void {
    const { table, mine } = this.session;
    const { face, turn } = this.standpoint;
    this.answer = "";
    if (!table || !face || moment.move === null || moment.seat === null) return;
    const asked = declined(moment, earlier, mine);
    if (asked) {
      this.answer = t(`${asked}-declined-by`, { name: seatName(table, moment.seat) });
      return;
    }
    const told = isConduct(moment.move)
      ? conducted(table, moment.seat, moment.move)
      : face.told(
          moment.view,
          moment.move,
          moment.seat < 0 ? { name: t("chance"), you: false } : who(table, moment.seat),
        );
    // What chance says is heard together with the move that made it speak.
    this.spoken = [moment.seat < 0 ? this.spoken : "", told, turn].filter(Boolean).join(" ");
  }

  #welcome(after: TableInfo, before: TableInfo | null): void {
    const came = after.seats.findIndex((seat, at) => seat.kind === "human" && before?.seats[at]?.kind === "open");
    if (came >= 0 && !after.seats[came]?.yours && this.session.mine.length > 0)
      attract(after, "person", conducted(after, came, "!sat"));
  }
}
