/** A table that is opened at once. */

import type { GameInfo, TableWish } from "../wire/types";
import { company } from "./people";
import { preset } from "./presets";

/** Against bots of this level, or alone if it is null, with the options to begin with. */
export function quickTable(game: GameInfo, level: string | null, name: string): TableWish {
  const others = Array.from(
    { length: level === null ? game.least_seats - 1 : company(game) - 1 },
    () => ({ kind: "bot", level }) as const,
  );
  return { game: game.name, seats: [{ kind: "me", name }, ...others], options: preset(game, "begin") };
}
