/** A table that is opened at once. */

import type { GameInfo, TableWish } from "../wire/types";
import { usualLevel, type Habit } from "./habits";
import { company } from "./people";
import { preset } from "./presets";

/** Against bots of the level last used, with the options to begin with. */
export function quickTable(game: GameInfo, habit: Habit | undefined, name: string): TableWish {
  const level = usualLevel(game, habit);
  const others = Array.from(
    { length: level === null ? game.least_seats - 1 : company(game) - 1 },
    () => ({ kind: "bot", level }) as const,
  );
  return { game: game.name, seats: [{ kind: "me", name }, ...others], options: preset(game, "begin") };
}
