/** The face of every game that brings none: its view as text, its moves as a list to choose from. */

import { t } from "../../i18n";
import type { Face } from "../face";
import Board from "./board/Board.svelte";
import Mark from "./board/Mark.svelte";

const face: Face<unknown, unknown> = {
  Board,
  Mark,
  tall: true,
  flowing: true,
  score: () => null,
  side: (seat) => t("player-number", { number: seat + 1 }),
  written: (move) => move,
  told: (_, move, { name, you }) => t("generic-told", { name, you: you ? "yes" : "no", move }),
  alone: { counted: (score) => t("generic-points", { count: score }) },
};

export default face;
