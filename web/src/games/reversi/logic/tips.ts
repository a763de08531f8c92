/** What somebody new to Reversi should know now. */

import { t } from "../../../i18n";
import type { Tip } from "../../face";
import type { ReversiView } from "../types";
import { bySquare } from "./moves";

const CORNERS = ["a1", "h1", "a8", "h8"];

/** The most useful comes first. */
export function tips(view: ReversiView, near: number, acting: boolean): Tip[] {
  const { last, options } = view;
  const found: Tip[] = [];
  const add = (id: string, look: readonly string[] = []) => found.push({ id, text: t(`reversi-tip-${id}`), look });
  // Whoever placed the last disc is to move again: the other side has passed.
  if (view.turn !== null && view.turn === last?.seat) add(view.turn === near ? "passed" : "passed-you");
  if (acting) {
    const squares = [...bySquare(Object.keys(view.turns)).keys()];
    const corners = squares.filter((square) => CORNERS.includes(square));
    if (squares.length > 0) add(options.one_line ? "may-line" : "may");
    if (corners.length > 0) add("corner", corners);
  }
  if (last) add("turned", [last.square, ...last.turned.map((square) => `turned ${square}`)]);
  if (view.turn === null && view.counts[0] === view.counts[1] && !options.othello) add("tied");
  add("count", ["seat 0", "seat 1"]);
  if (view.reserves) add("reserve", ["reserve"]);
  return found;
}
