import { t } from "../../i18n";
import { preferences } from "../../preferences.svelte";
import { plain } from "../../ui/numbers";
import type { SoloReview, SoloView } from "./types";
import type { Face } from "../face";
import After from "./board/After.svelte";
import Board from "./board/Board.svelte";
import Entry from "./board/Entry.svelte";
import Mark from "./board/Mark.svelte";
import Picture from "./board/Picture.svelte";
import { STOP } from "./logic/moves";
import Review from "./review/Review.svelte";
import Stock from "./board/Stock.svelte";
import { tips } from "./logic/tips";
import { ALL, MOST_POINTS } from "./logic/tokens";
import Tools from "./board/Tools.svelte";
import { told, written } from "./logic/words";

const face: Face<SoloView, SoloReview> = {
  Board,
  Tools,
  Mark,
  Stock,
  Entry,
  Picture,
  tips,
  score: (view) => view.score,
  side: () => t("solo-side"),
  valued: (value) => plain(value, preferences.language),
  written,
  told,
  alone: {
    stop: STOP,
    most: ({ values }) => (values === true ? MOST_POINTS : ALL),
    counted: (score, { values }) => t(values === true ? "solo-points" : "solo-tokens", { score }),
    After,
    Review,
    isBest: ({ best, last }) => best.exact && last === null,
  },
};

export default face;
