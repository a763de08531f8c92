import type { ReflectoReview, ReflectoView } from "./types";
import { preferences } from "../../preferences.svelte";
import { squareKeys } from "../../ui/grid/keys";
import { plain } from "../../ui/numbers";
import type { Face } from "../face";
import Board from "./board/Board.svelte";
import Mark from "./board/Mark.svelte";
import Picture from "./board/Picture.svelte";
import Stock from "./board/Stock.svelte";
import { tips } from "./logic/tips";
import { guide, side, told, written } from "./logic/words";

/** What a player's screens hid, once they stood there. */
const hand = (view: ReflectoView, end: ReflectoView, seat: 0 | 1) => (view.ready[seat] ? end.hands[seat] : null);

const face: Face<ReflectoView, ReflectoReview> = {
  Board,
  details: async () => (await import("./review/Details.svelte")).default,
  keys: squareKeys,
  Mark,
  Stock,
  Picture,
  score: (view, seat) => view.out[seat]?.length ?? 0,
  side,
  valued: (value) => `${plain(value, preferences.language, 0)} %`,
  written,
  told,
  guide,
  tips,
  inHindsight: (view, end) => ({ ...view, hands: [hand(view, end, 0), hand(view, end, 1)] }),
};

export default face;
