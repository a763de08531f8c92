import type { DeflectoReview, DeflectoView } from "./types";
import type { Face } from "../face";
import Board from "./board/Board.svelte";
import Mark from "./board/Mark.svelte";
import Picture from "./board/Picture.svelte";
import Stock from "./board/Stock.svelte";
import { keys } from "./logic/keys";
import { tips } from "./logic/tips";
import { guide, side, told, written } from "./logic/words";

const face: Face<DeflectoView, DeflectoReview> = {
  Board,
  details: async () => (await import("./review/Details.svelte")).default,
  tall: true,
  flowing: true,
  Mark,
  Stock,
  score: (view, seat) => view.players[seat]?.total ?? null,
  side,
  written,
  told,
  guide,
  tips,
  keys: (view) => keys(view.options.level),
  Picture,
};

export default face;
