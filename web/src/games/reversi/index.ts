import { t } from "../../i18n";
import type { ReversiReview, ReversiView } from "./types";
import type { Face } from "../face";
import { squareKeys } from "../../ui/grid/keys";
import Board from "./board/Board.svelte";
import Mark from "./board/Mark.svelte";
import { ARROWS, laid, parts } from "./logic/moves";
import { opening } from "./logic/openings";
import Picture from "./board/Picture.svelte";
import Stock from "./board/Stock.svelte";
import { tips } from "./logic/tips";

const face: Face<ReversiView, ReversiReview> = {
  Board,
  details: async () => (await import("./review/Details.svelte")).default,
  turnable: true,
  keys: squareKeys,
  Mark,
  Stock,
  Picture,
  tips,
  score: (view, seat) => view.counts[seat] ?? 0,
  side: (seat, options) => t((seat === 0) === (options.othello === true) ? "reversi-side-black" : "reversi-side-gold"),
  written: (move) => {
    if (move === "pass") return t("reversi-pass");
    if (laid(move)) return t("reversi-start-drawn");
    const { square, line } = parts(move);
    return line ? `${square} ${ARROWS[line]}` : square;
  },
  told: (view, move, { name, you }, of) => {
    const who = { name, you: you ? "yes" : "no" };
    if (move === "pass") {
      const next = of(view.turn ?? 0);
      return t("reversi-told-pass", { ...who, other: next.name, again: next.you ? "yes" : "no" });
    }
    const start = laid(move);
    if (start) return t("reversi-told-start", { moves: start.join(" ") });
    return t("reversi-told-place", { ...who, square: parts(move).square, count: view.last?.turned.length ?? 0 });
  },
  opening: (views) => {
    const found = opening(views);
    return found && t(`reversi-opening-${found}`);
  },
};

export default face;
