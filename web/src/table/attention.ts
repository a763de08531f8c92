/** Gets the attention of a visitor who may look elsewhere, in the ways they have chosen. */

import { t } from "../i18n";
import { preferences } from "../preferences.svelte";
import type { TableInfo } from "../wire/types";
import { tell } from "./notices";
import { play, type Tune } from "./sound";

export function attract(table: Pick<TableInfo, "id" | "game"> | null, tune: Tune, words: string): void {
  if (preferences.sound) play(tune);
  if (preferences.notices && table) void tell(t(`${table.game}-name`), words, `${table.id} ${tune}`);
}
