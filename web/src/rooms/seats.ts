/** Who gets which seat when a game is started in a room. */

import type { GameInfo, RoomMember, RoomSeatWish, RoomTable } from "../wire/types";

/** A member's id, or one of these. */
export type Sitter = string;
export const BOT: Sitter = "bot";
export const OPEN: Sitter = "open";

/**
 * Those present on the first seats, the visitor first; those who play elsewhere only where too few are free. Bots where
 * the game needs more, or else whoever comes.
 */
export function suggested(
  game: Pick<GameInfo, "least_seats" | "most_seats" | "levels">,
  members: readonly Pick<RoomMember, "id" | "present">[],
  you: string,
  tables: readonly Pick<RoomTable, "seats">[] = [],
): Sitter[] {
  const playing = new Set(tables.flatMap(({ seats }) => seats.map(({ member }) => member)));
  const others = members.filter(({ id, present }) => present && id !== you).map(({ id }) => id);
  const least = Math.max(game.least_seats, Math.min(2, game.most_seats));
  const seated = [you, ...others.filter((id) => !playing.has(id))].slice(0, game.most_seats);
  seated.push(...others.filter((id) => playing.has(id)).slice(0, Math.max(0, least - seated.length)));
  while (seated.length < least) seated.push(game.levels.length > 0 ? BOT : OPEN);
  return seated;
}

/** The same people on as many seats, with more bots or with fewer at the end. */
export function resized(seats: readonly Sitter[], count: number, others: readonly Sitter[], filler: Sitter): Sitter[] {
  const free = others.filter((id) => !seats.includes(id));
  return Array.from({ length: count }, (_, at) => seats[at] ?? free[at - seats.length] ?? filler);
}

/** Somebody takes a seat; whoever is moved from it gets theirs. */
export function reseated(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const after = [...seats];
  const before = sitter === BOT || sitter === OPEN ? -1 : seats.indexOf(sitter);
  if (before >= 0) after[before] = seats[seat] ?? OPEN;
  after[seat] = sitter;
  return after;
}

export function wish(sitter: Sitter, level: string): RoomSeatWish {
  if (sitter === BOT) return { kind: "bot", level };
  if (sitter === OPEN) return { kind: "open" };
  return { kind: "member", member: sitter };
}
