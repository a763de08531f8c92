import { t } from "../../i18n";
import type { MiroirReview, MiroirView } from "./types";
import type { Face } from "../face";
import Board from "./board/Board.svelte";
import Mark from "./board/Mark.svelte";
import Picture from "./board/Picture.svelte";
import { keys } from "./logic/keys";
import { tips } from "./logic/tips";
import { sideOf, told, written } from "./logic/words";

const face: Face<MiroirView, MiroirReview> = {
  Board,
  details: async () => (await import("./review/Details.svelte")).default,
  Mark,
  Picture,
  tall: true,
  score: (view, seat) => sideOf(view, seat).won.length,
  side: (seat) => t(seat === 0 ? "miroir-side-south" : "miroir-side-north"),
  written,
  told,
  tips,
  keys: (view) => keys(view.options.referee === "challenge"),
};

export default face;
