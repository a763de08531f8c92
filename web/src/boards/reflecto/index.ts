import type { ReflectoReview, ReflectoView } from "../../wire/types";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Mark from "./Mark.svelte";
import Review from "./Review.svelte";
import Stock from "./Stock.svelte";
import { applies, clash } from "./options";
import { guide, side, told, written } from "./words";

/** What a player's screens hid, once they stood there. */
const hand = (view: ReflectoView, end: ReflectoView, seat: 0 | 1) => (view.ready[seat] ? end.hands[seat] : null);

export const reflecto: Face<ReflectoView, ReflectoReview> = {
  Board,
  Emblem,
  Mark,
  Stock,
  Review,
  secret: true,
  starts: null,
  rare: (option) => /^(gerda|queen)_|^limit$/.test(option),
  applies,
  clash,
  score: (view, seat) => view.out[seat]?.length ?? 0,
  side,
  written,
  told,
  guide,
  inHindsight: (view, end) => ({ ...view, hands: [hand(view, end, 0), hand(view, end, 1)] }),
};
