/** Ways to play with others: sitting down at a table of the lobby, or being paired. */

import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import { recent } from "../table/recent";
import * as api from "../wire/api";
import { Attempt } from "../wire/attempt.svelte";
import { part } from "../wire/parts.svelte";
import type { TableInfo } from "../wire/types";
import { naming } from "./naming.svelte";

export class Company extends Attempt {
  sit(table: string, seat: number): void {
    this.#come(() => api.join(table, seat, { name: preferences.name.trim() }));
  }

  /** With somebody who is waiting, or else wait, and play a bot meanwhile. */
  pair(game: string, timed = true): void {
    this.#come(
      () => api.pair({ game, name: preferences.name.trim(), timed }),
      async (table) => {
        if (!table.seats.some(({ kind }) => kind === "open")) return table;
        const { warmUp } = await part(() => import("../warmup/requests"));
        return (await warmUp(table)) ?? table;
      },
    );
  }

  /** Others will see the visitor, so ask for a name first if there is none. They play at the table where they come,
   * or where that leads. */
  #come(ask: () => Promise<TableInfo>, lead = (table: TableInfo) => Promise.resolve(table)): void {
    naming.before(
      () =>
        void this.make(async () => {
          const table = await ask();
          preferences.visit(recent(table, table.opened, new Date()));
          router.go(`/table/${(await lead(table)).id}`);
        }),
    );
  }
}
