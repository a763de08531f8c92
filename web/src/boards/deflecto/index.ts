import type { DeflectoReview, DeflectoView } from "../../wire/types";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Mark from "./Mark.svelte";
import Review from "./Review.svelte";
import Stock from "./Stock.svelte";
import { guide, side, told, written } from "./words";

export const deflecto: Face<DeflectoView, DeflectoReview> = {
  Board,
  tall: true,
  flowing: true,
  Emblem,
  Mark,
  Stock,
  starts: null,
  rare: (option) => option === "closed_edges" || option === "lot",
  applies: (option, { level }) => option !== "closed_edges" || level === 2,
  score: (view, seat) => view.players[seat]?.total ?? null,
  side,
  written,
  told,
  guide,
  Review,
};
