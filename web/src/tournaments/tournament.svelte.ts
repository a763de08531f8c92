/** One visitor looking at one tournament: everything that is shown of it is a function of this. */

import { ListeningSocket } from "../wire/listening";
import type { Surroundings } from "../wire/surroundings";
import type {
  ResultWish,
  TournamentInfo,
  TournamentPairing,
  TournamentPlayer,
  TournamentWelcome,
  TournamentWish,
} from "../wire/types";
import { tournamentAddress } from "./api";

/** What the organiser may decide. */
export type Ruling = ResultWish["result"];
export type System = TournamentWish["system"];

export class Tournament {
  info!: TournamentInfo;
  /** The number of the player who the visitor is. */
  you: number | null = $state(null);
  organiser: boolean = $state(false);
  barred: boolean = $state(false);
  /** Whether the server does not answer. */
  silent: boolean = $state(false);
  /** When it was last told, by `performance.now()`. */
  received: number = $state(0);

  players: ReadonlyMap<number, TournamentPlayer> = $derived(
    new Map(this.info.players.map((player) => [player.number, player])),
  );
  me: TournamentPlayer | undefined = $derived(this.you === null ? undefined : this.players.get(this.you));
  /** The pairing in which the visitor is to play now, or was the last to play. */
  own: TournamentPairing | undefined = $derived(
    this.info.pairings.find((pairing) => this.you !== null && meets(pairing, this.you)),
  );

  /** Called with the table of a game of the visitor's that begins. */
  onBegin: (table: string) => void = () => {};

  #socket: ListeningSocket<TournamentWelcome | TournamentInfo> | null = null;

  constructor(welcome: TournamentWelcome) {
    this.info = $state.raw(welcome.tournament);
    this.adopt(welcome);
  }

  /** Listens until the returned function is called. */
  follow(around: Surroundings): () => void {
    this.#socket = new ListeningSocket(tournamentAddress(this.info.id), around, (told) => {
      this.silent = told === null;
      if (told?.kind === "watching") this.adopt(told);
      else if (told) this.#learn(told);
    });
    return () => this.#socket?.close();
  }

  adopt(welcome: TournamentWelcome): void {
    this.you = welcome.you;
    this.organiser = welcome.organiser;
    this.barred = welcome.barred;
    this.#learn(welcome.tournament);
  }

  name(number: number | null): string {
    return number === null ? "" : (this.players.get(number)?.name ?? "");
  }

  #learn(info: TournamentInfo): void {
    const known = this.info.pairings.map(({ table }) => table);
    this.info = info;
    this.received = performance.now();
    const begun = info.pairings.find(
      (pairing) => this.you !== null && meets(pairing, this.you) && pairing.points === null,
    );
    if (begun?.table && !known.includes(begun.table)) this.onBegin(begun.table);
  }
}

export const meets = ({ first, second }: TournamentPairing, player: number): boolean =>
  first === player || second === player;

/** The rounds of a tournament from the last one to the first, each with its pairings. */
export function rounds(pairings: readonly TournamentPairing[]): [number, TournamentPairing[]][] {
  const found = new Map<number, TournamentPairing[]>();
  for (const pairing of pairings) found.set(pairing.round, [...(found.get(pairing.round) ?? []), pairing]);
  return [...found].sort(([one], [other]) => other - one);
}
