import { t } from "../../i18n";
import type { MiroirReview, MiroirView } from "../../wire/types";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Mark from "./Mark.svelte";
import Review from "./Review.svelte";
import { sideOf, told, written } from "./words";

export const miroir: Face<MiroirView, MiroirReview> = {
  Board,
  Emblem,
  Mark,
  Review,
  tall: true,
  starts: 1,
  score: (view, seat) => sideOf(view, seat).won.length,
  side: (seat) => t(seat === 0 ? "miroir-side-south" : "miroir-side-north"),
  written,
  told,
};
