import { t } from "../../i18n";
import type { ReversiView } from "../../wire/types";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Mark from "./Mark.svelte";
import { ARROWS, parts } from "./moves";
import Stock from "./Stock.svelte";

export const reversi: Face<ReversiView> = {
  Board,
  Emblem,
  Mark,
  Stock,
  score: (view, seat) => view.counts[seat] ?? 0,
  side: (seat, options) => t((seat === 0) === (options.othello === true) ? "reversi-side-black" : "reversi-side-gold"),
  written: (move) => {
    if (move === "pass") return t("reversi-pass");
    const { square, line } = parts(move);
    return line ? `${square} ${ARROWS[line]}` : square;
  },
  told: (view, move, { name, you }) => {
    const who = { name, you: you ? "yes" : "no" };
    if (move === "pass") return t("reversi-told-pass", who);
    return t("reversi-told-place", { ...who, square: parts(move).square, count: view.last?.turned.length ?? 0 });
  },
};
