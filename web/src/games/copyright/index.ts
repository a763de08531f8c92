import { t } from "../../i18n";
import { preferences } from "../../preferences.svelte";
import { plain } from "../../ui/numbers";
import type { CopyrightReview, CopyrightView } from "./types";
import type { Face } from "../face";
import Board from "./board/Board.svelte";
import Mark from "./board/Mark.svelte";
import Miniature from "./board/Miniature.svelte";
import Picture from "./board/Picture.svelte";
import { keys } from "./logic/keys";
import { tips } from "./logic/tips";
import { guide, progress, side, told, turn, worded, written } from "./logic/words";

const face: Face<CopyrightView, CopyrightReview> = {
  Board,
  details: async () => (await import("./review/Details.svelte")).default,
  Mark,
  Miniature,
  Picture,
  tall: true,
  isOpen: (view) => view.result !== null,
  progress,
  score: (view, seat) => view.totals[seat] ?? 0,
  alike: true,
  side,
  valued: (value) => plain(value, preferences.language),
  written,
  listed: (move) => written(move, true),
  worded,
  told,
  turn,
  guide,
  tips,
  keys,
  alone: {
    most: ({ variant }) => (variant === "flash" ? 1 : 10),
    counted: (score) => t("copyright-points", { score }),
  },
};

export default face;
