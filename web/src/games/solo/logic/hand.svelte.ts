/** The colour that the next disc is to show: chosen beside the board, used on it. */

import { other, type Colour } from "./moves";

class Hand {
  colour: Colour = $state("gold");

  /** Keys that choose a colour; says whether this was one. */
  press(key: string): boolean {
    if (key === "g") this.colour = "gold";
    else if (key === "b") this.colour = "black";
    else if (key === "c") this.colour = other(this.colour);
    else return false;
    return true;
  }
}

export const hand = new Hand();
