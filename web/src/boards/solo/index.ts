import { t } from "../../i18n";
import type { SoloReview, SoloView } from "../../wire/types";
import type { Face } from "../face";
import After from "./After.svelte";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Entry from "./Entry.svelte";
import Mark from "./Mark.svelte";
import { STOP } from "./moves";
import Review from "./Review.svelte";
import Stock from "./Stock.svelte";
import { ALL, MOST_POINTS } from "./tokens";
import Tools from "./Tools.svelte";
import { told, written } from "./words";

export const solo: Face<SoloView, SoloReview> = {
  Board,
  Tools,
  Emblem,
  Mark,
  Stock,
  Entry,
  score: (view) => view.score,
  side: () => t("solo-side"),
  written,
  told,
  alone: {
    stop: STOP,
    most: ({ values }) => (values === true ? MOST_POINTS : ALL),
    counted: (score, { values }) => t(values === true ? "solo-points" : "solo-tokens", { score }),
    After,
    Review,
  },
};
