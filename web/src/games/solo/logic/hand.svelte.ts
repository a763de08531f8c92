/** The colour of the next disc: chosen beside the board, used on it. */

import { t } from "../../../i18n";
import { COLOURS, other, type Colour } from "./moves";

/** The key of the other colour: no square and no shortcut of the table begins with it. */
export const OTHER = "X";

/** The key of a colour: its first letter, in the visitor's language. */
export const keyOf = (colour: Colour): string => t("solo-key", { colour });

class Hand {
  colour: Colour = $state("gold");

  /** Keys that choose a colour; returns whether this was one. */
  press(key: string): boolean {
    const chosen = COLOURS.find((colour) => keyOf(colour).toLowerCase() === key);
    if (!chosen && key !== OTHER.toLowerCase()) return false;
    this.colour = chosen ?? other(this.colour);
    return true;
  }
}

export const hand = new Hand();
