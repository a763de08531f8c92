/** Ways to play with others: sitting down at a table of the lobby, or being paired. */

import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import { recent } from "../table/recent";
import * as api from "../wire/api";
import { Attempt } from "../wire/attempt.svelte";
import type { TableInfo } from "../wire/types";
import { naming } from "./naming.svelte";

export class Company extends Attempt {
  sit(table: string, seat: number): void {
    this.#come(() => api.join(table, seat, { name: preferences.name.trim() }));
  }

  /** With somebody who is waiting, or else wait. */
  pair(game: string): void {
    this.#come(() => api.pair({ game, name: preferences.name.trim() }));
  }

  /** Others will see the visitor, so ask for a name first if there is none. */
  #come(ask: () => Promise<TableInfo>): void {
    naming.before(
      () =>
        void this.make(async () => {
          const table = await ask();
          preferences.visit(recent(table, table.opened, new Date()));
          router.go(`/table/${table.id}`);
        }),
    );
  }
}
