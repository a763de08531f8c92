/** The colour of the next disc: chosen beside the board, used on it. */

import { other, type Colour } from "./moves";

class Hand {
  colour: Colour = $state("gold");

  /** Keys that choose a colour; returns whether this was one. */
  press(key: string): boolean {
    if (key === "g") this.colour = "gold";
    else if (key === "b") this.colour = "black";
    else if (key === "c") this.colour = other(this.colour);
    else return false;
    return true;
  }
}

export const hand = new Hand();
