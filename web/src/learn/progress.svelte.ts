/** How far the visitor has come: kept in the browser, and for an account on the server too. */

import { list, read, record, write } from "../storage";
import * as api from "../wire/api";
import type { Opponent, Progress } from "../wire/types";

type Known = Required<Progress>;

/** After how many finished games of a title nothing explains itself any more. */
const SEASONED = 10;

/** The most entries of a list that an account keeps and takes; the oldest go first. */
export const MOST = 1000;

/** What is known here and there; of a puzzle, the older answer counts, of an opponent the later one. */
export function union(one: Known, other: Progress): Known {
  return {
    scenes: both(one.scenes, other.scenes),
    seen: both(one.seen, other.seen),
    puzzles: Object.fromEntries(Object.entries({ ...one.puzzles, ...other.puzzles, ...one.puzzles }).slice(-MOST)),
    days: both(one.days, other.days),
    opponents: latest(one.opponents, other.opponents),
  };
}

function latest(one: Known["opponents"], other: Known["opponents"] = {}): Known["opponents"] {
  const later = Object.entries(other).filter(([game, { at = 0 }]) => at > (one[game]?.at ?? -1));
  return { ...one, ...Object.fromEntries(later) };
}

/** Of an unknown time: anything else that is known is right. */
const undated = (opponents: Known["opponents"]): Known["opponents"] =>
  Object.fromEntries(Object.entries(opponents).map(([game, each]) => [game, { ...each, at: 0 }]));

const both = (one: readonly string[], other: readonly string[] = []): string[] =>
  [...new Set([...one, ...other])].slice(-MOST);

class Learnt {
  #known: Known = $state.raw(kept());

  get known(): Known {
    return this.#known;
  }

  /** Adds to what is known, here and in the visitor's account if they have one. */
  add(more: Progress): void {
    if (this.#keep(more) && read("learnt.account")) void this.#send(more);
  }

  /** The visitor plays under this account, or as a guest: what was learnt before comes along once, and then stays
   * with the account. */
  async follow(account: string | null): Promise<void> {
    const before = read("learnt.account") ?? "";
    if (before && before !== account) this.#forget();
    // A guest's first games on a new device say less than all that the account has played.
    if (!before && account !== null) this.#write({ ...this.#known, opponents: undated(this.#known.opponents) });
    write("learnt.account", account ?? "");
    if (account !== null) await this.#send(this.#known);
  }

  /** The scenes of a game's lesson that were finished. */
  scenes(game: string): string[] {
    return this.#known.scenes.flatMap((each) => (each.startsWith(`${game}/`) ? [each.slice(game.length + 1)] : []));
  }

  finishScene(game: string, scene: string): void {
    this.add({ scenes: [`${game}/${scene}`] });
  }

  /** Whether the visitor knows the game already: they have had its lesson, or do not want it. */
  knows(game: string): boolean {
    return this.#known.seen.includes(`lesson ${game}`);
  }

  know(game: string): void {
    this.add({ seen: [`lesson ${game}`] });
  }

  hasSeen(game: string, tip: string): boolean {
    return this.#known.seen.includes(`tip ${game}/${tip}`);
  }

  see(game: string, tip: string): void {
    this.add({ seen: [`tip ${game}/${tip}`] });
  }

  /** How many games of this title the visitor has finished, as far as that matters. */
  games(game: string): number {
    return this.#known.seen.filter((each) => each.startsWith(`game ${game}/`)).length;
  }

  isSeasoned(game: string): boolean {
    return this.games(game) >= SEASONED;
  }

  /** A game was finished at this table. */
  finishGame(game: string, table: string): void {
    if (!this.isSeasoned(game)) this.add({ seen: [`game ${game}/${table}`] });
  }

  /** The opponent that follows the visitor's results in a game; undefined before the first. */
  opponent(game: string): Opponent | undefined {
    return this.#known.opponents[game];
  }

  setOpponent(game: string, opponent: Opponent): void {
    // The browser's clock may be behind that of another device.
    const at = Math.max(Date.now(), (this.opponent(game)?.at ?? 0) + 1);
    this.add({ opponents: { [game]: { ...opponent, at } } });
  }

  /** Whether there was anything new. */
  #keep(more: Progress): boolean {
    // Another tab may have written meanwhile.
    const known = union(kept(), more);
    if (JSON.stringify(known) === JSON.stringify(this.#known)) return false;
    this.#write(known);
    return true;
  }

  #forget(): void {
    this.#write({ scenes: [], seen: [], puzzles: {}, days: [], opponents: {} });
  }

  #write(known: Known): void {
    this.#known = known;
    for (const [key, value] of Object.entries(known)) write(`learnt.${key}`, JSON.stringify(value));
  }

  async #send(more: Progress): Promise<void> {
    const account = read("learnt.account");
    try {
      const known = await api.addProgress(more);
      // Somebody else may have come meanwhile.
      if (read("learnt.account") === account) this.#keep(known);
    } catch (error) {
      // The browser keeps it, and sends it again with the next page.
      if (!(error instanceof api.Refusal)) throw error;
    }
  }
}

function kept(): Known {
  return {
    scenes: list<string>("learnt.scenes"),
    seen: list<string>("learnt.seen"),
    puzzles: record<boolean>("learnt.puzzles"),
    days: list<string>("learnt.days"),
    opponents: record<Opponent>("learnt.opponents"),
  };
}

export const learnt = new Learnt();
