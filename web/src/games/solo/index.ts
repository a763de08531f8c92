import { t } from "../../i18n";
import { preferences } from "../../preferences.svelte";
import { squareKeys } from "../../ui/grid/keys";
import { plain } from "../../ui/numbers";
import type { SoloReview, SoloView } from "./types";
import type { Face } from "../face";
import After from "./board/After.svelte";
import Board from "./board/Board.svelte";
import Entry from "./board/Entry.svelte";
import Mark from "./board/Mark.svelte";
import Picture from "./board/Picture.svelte";
import { keyOf, OTHER } from "./logic/hand.svelte";
import { COLOURS, STOP } from "./logic/moves";
import Stock from "./board/Stock.svelte";
import { tips } from "./logic/tips";
import { ALL, MOST_POINTS } from "./logic/tokens";
import Tools from "./board/Tools.svelte";
import { question, told, written } from "./logic/words";

const face: Face<SoloView, SoloReview> = {
  Board,
  details: async () => (await import("./review/Details.svelte")).default,
  turnable: true,
  keys: () => [
    ...squareKeys(),
    ...COLOURS.map((colour) => ({ keys: [keyOf(colour)], means: t("solo-place", { colour }) })),
    { keys: [OTHER], means: t("solo-key-other") },
    { keys: ["⇧", t("key-enter")], means: t("solo-key-place-other") },
  ],
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
  question,
  alone: {
    stop: STOP,
    most: ({ values }) => (values === true ? MOST_POINTS : ALL),
    counted: (score, { values }) => t(values === true ? "solo-points" : "solo-tokens", { score }),
    After,
    isBest: ({ best, last }) => best.exact && last === null,
  },
};

export default face;
