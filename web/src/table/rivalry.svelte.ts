/** The visitor alone against bots: the result counts once, and then somebody stronger or gentler is offered. */

import { untrack } from "svelte";
import { learnt } from "../learn/progress.svelte";
import type { GameInfo, TableInfo, TableWish } from "../wire/types";
import { after, faced, offer, result, type Result } from "./opponents";
import type { Session } from "./session.svelte";

/** Somebody else to play against. */
export interface Offer {
  /** The level played against, and the one that is offered. */
  level: string;
  next: string;
  result: Result;
}

export class Rivalry {
  readonly #level: string | null = $derived.by(() => (this.session.table ? faced(this.session.table) : null));
  readonly #result: Result | null = $derived.by(() => {
    const { now, mine } = this.session;
    const [seat] = mine;
    return now?.ending && seat !== undefined ? result(now.ending, seat) : null;
  });

  offer: Offer | null = $derived.by(() => {
    const [game, level, result] = [this.game(), this.#level, this.#result];
    const known = game && learnt.opponent(game.name);
    if (!game || !level || !result || known?.table !== this.session.id) return null;
    const next = offer(game, known, level, result);
    return next === null ? null : { level, next, result };
  });

  constructor(
    readonly session: Session,
    /** What is known about the game. */
    readonly game: () => GameInfo | undefined,
  ) {
    // A game that was over before the visitor came does not count again.
    $effect(() => {
      const { table, witnessed } = session;
      const [game, level, result] = [this.game(), this.#level, this.#result];
      if (witnessed && table && game && level && result) untrack(() => this.#count(table, game, level, result));
    });
  }

  #count({ id, helped, racing }: TableInfo, game: GameInfo, level: string, result: Result): void {
    const before = learnt.opponent(game.name);
    if (before?.table === id) return;
    // Hints and taking back win games that the visitor alone would not.
    // In a race nobody is helped: it was only held, perhaps to read the rules.
    const counted = helped && !racing && result === "won" ? "even" : result;
    learnt.setOpponent(game.name, { ...after(game, before, level, counted), table: id });
  }
}

/** The same table against another level. */
export const against = ({ game, seats, options, clock }: TableInfo, level: string, name: string): TableWish => ({
  game,
  seats: seats.map(({ yours }) => (yours ? { kind: "me", name } : { kind: "bot", level })),
  options,
  clock,
});
