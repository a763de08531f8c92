/** What lies where, in words. */

import { t } from "../../../i18n";
import type { MiroirView } from "../types";
import type { Spot } from "./layout";
import { named, sideOf, spelt } from "./words";

/** Whose side it is, in the terms of the catalogues: `yours`, `theirs`, or a side's name for a spectator. */
export type Whose = "yours" | "theirs" | "south" | "north";

export function label(view: MiroirView, seat: number, whose: Whose, spot: Spot): string {
  const side = sideOf(view, seat);
  switch (spot.kind) {
    case "pile": {
      const { hidden, under } = side;
      const details = { count: hidden + under.length, under: under.length, letters: named(under) };
      const up = view.card && view.turn === seat ? `, ${t("miroir-up", { letter: named(view.card) })}` : "";
      return t("miroir-pile", { whose, ...details }) + up;
    }
    case "place": {
      const cards = side.discard[spot.place] ?? "";
      const details = { place: spot.place + 1, count: cards.length, letter: named(cards.charAt(0)) };
      return t("miroir-place", { whose, ...details });
    }
    case "column":
      return t("miroir-column", { whose, column: spot.column, text: spelt(view, seat, spot.column) });
  }
}
