/** The colour of the next disc: chosen beside the board, used on it. */

import { t } from "../../../i18n";
import { COLOURS, other, type Colour } from "./moves";

/** The key of a colour: its first letter, in the visitor's language. */
export const keyOf = (colour: Colour): string => t("solo-key", { colour });

class Hand {
  colour: Colour = $state("gold");

  /** Keys that choose a colour; returns whether this was one. */
  press(key: string): boolean {
    const chosen = COLOURS.find((colour) => keyOf(colour).toLowerCase() === key);
    if (!chosen && key !== "c") return false;
    this.colour = chosen ?? other(this.colour);
    return true;
  }
}

export const hand = new Hand();
