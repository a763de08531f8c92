/** How a list shows one of the visitor's games. */

import { cousinsBefore } from "../faces/names";
import { t } from "../i18n";
import { headline } from "../table/outcome";
import { personName } from "../table/people";
import type { GameEntry, Player } from "../wire/types";

/** The visitor's seats. */
export const own = ({ seats }: Pick<GameEntry, "seats">): number[] =>
  seats.flatMap((seat, number) => (seat.yours ? [number] : []));

/** Everybody at the table but the visitor: on a shared screen their first seat is their own. */
export function others(entry: Pick<GameEntry, "seats">): string[] {
  const first = own(entry)[0];
  return entry.seats.flatMap((seat, number) =>
    number === first || seat.kind === "open" ? [] : [personName(seat, number, cousinsBefore(entry.seats, number))],
  );
}

/** The only opponent, if they can be played again at once: an account, for somebody with one, or bots. */
export function rival({ seats }: GameEntry): Player | null {
  const mine = seats.filter((seat) => seat.yours);
  const [other, ...more] = seats.filter((seat) => !seat.yours);
  if (mine.length !== 1 || !other) return null;
  if ([other, ...more].every((seat) => seat.kind === "bot")) return other;
  return more.length === 0 && other.account && !other.bot_account && mine[0]?.account ? other : null;
}

const isWaiting = ({ seats }: GameEntry): boolean => seats.some((seat) => seat.kind === "open");

/** Whether it is the visitor's turn. */
export const isYours = (entry: GameEntry): boolean =>
  !isWaiting(entry) && own(entry).some((seat) => entry.to_act.includes(seat));

/** The result, or whose turn it is. */
export function status(entry: GameEntry): string {
  const { ending, seats, to_act } = entry;
  const mine = own(entry);
  const name = (seat: number) => {
    const info = seats[seat];
    return info ? personName(info, seat, cousinsBefore(seats, seat)) : "";
  };
  if (ending && seats.length === 1) return t("games-score", { score: ending.scores[0] ?? 0 });
  if (ending) return headline(ending, name, mine.length === 1 ? (mine[0] ?? null) : null);
  if (isWaiting(entry)) return t("games-waiting");
  const players = to_act.filter((seat) => seat >= 0);
  if (mine.length === 1 && isYours(entry)) return t("games-yours");
  if (players.length > 1) return t("games-several");
  return players[0] === undefined ? "" : t("games-theirs", { name: name(players[0]) });
}

export interface Choice {
  game: string;
  state: "all" | "going" | "over";
  opponent: string;
}

/** The filter in an address. */
export function chosen(search: string): Choice {
  const asked = new URLSearchParams(search);
  const state = asked.get("state");
  return {
    game: (asked.get("game") ?? "").slice(0, 24),
    state: state === "going" || state === "over" ? state : "all",
    opponent: (asked.get("opponent") ?? "").slice(0, 40),
  };
}

/** The address of a filter; defaults are left out. */
export function address({ game, state, opponent }: Choice): string {
  const asked = new URLSearchParams();
  if (game) asked.set("game", game);
  if (state !== "all") asked.set("state", state);
  if (opponent) asked.set("opponent", opponent);
  return asked.size > 0 ? `/games?${asked.toString()}` : "/games";
}
