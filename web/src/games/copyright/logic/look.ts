/** Places to look at, as lessons and tips name them: `docs/games/copyright.md` lists them. */

import { SIDE } from "./orientation";

export type Tool = "turn" | "flip" | "take" | "clear" | "done";

const TOOLS: readonly string[] = ["turn", "flip", "take", "clear", "done"] satisfies Tool[];

export class Look {
  /** By number. */
  readonly cards: ReadonlySet<number>;
  /** Cells of the model, from 0. */
  readonly modelCells: ReadonlySet<number>;
  readonly seats: ReadonlySet<number>;
  readonly tools: ReadonlySet<string>;
  /** Cells of the grid: columns and rows. */
  readonly cells: readonly { x: number; y: number }[];
  readonly model: boolean;
  readonly frame: boolean;
  readonly score: boolean;

  constructor(places: readonly string[] = []) {
    const parts = places.map((place) => place.split(" "));
    const numbers = (name: string) =>
      new Set(
        parts.filter(([kind, ...rest]) => kind === name && rest.length === 1).map(([, number]) => Number(number)),
      );
    this.cards = numbers("card");
    this.modelCells = new Set([...numbers("model")].map((cell) => cell - 1).filter((cell) => cell < SIDE * SIDE));
    this.seats = numbers("seat");
    this.tools = new Set(places.filter((place) => TOOLS.includes(place)));
    this.cells = parts.filter(([kind]) => kind === "cell").map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    this.model = places.includes("model");
    this.frame = places.includes("frame");
    this.score = places.includes("score");
  }
}
