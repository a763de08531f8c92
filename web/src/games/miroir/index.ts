import { t } from "../../i18n";
import type { MiroirReview, MiroirView } from "./types";
import type { Face } from "../face";
import Board from "./board/Board.svelte";
import Mark from "./board/Mark.svelte";
import Review from "./review/Review.svelte";
import { sideOf, told, written } from "./logic/words";

const face: Face<MiroirView, MiroirReview> = {
  Board,
  Mark,
  Review,
  tall: true,
  score: (view, seat) => sideOf(view, seat).won.length,
  side: (seat) => t(seat === 0 ? "miroir-side-south" : "miroir-side-north"),
  written,
  told,
};

export default face;
