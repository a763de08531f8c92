/** What somebody new to Reversi solo should know now. */

import { t } from "../../../i18n";
import { NAMES, place } from "../../../ui/grid/squares";
import type { Tip } from "../../face";
import type { SoloView } from "../types";
import { demonstrated, read } from "./moves";

/** The most useful comes first. */
export function tips(view: SoloView, _near: number, acting: boolean): Tip[] {
  const { last } = view;
  const found: Tip[] = [];
  const add = (id: string, look: readonly string[] = []) => found.push({ id, text: t(`solo-tip-${id}`), look });
  const won = Object.keys(last?.won ?? {});
  const hidden = NAMES.filter((_, number) => view.board.charAt(number) === "?");
  const fresh = Object.keys(view.tokens).filter((name) => last !== null && touches(name, last.square));
  // While chance turns tokens there is more to come.
  if (!acting && view.turning.length > 0) return [];
  if (acting) {
    const [winning] = Object.keys(view.wins);
    if (winning) add("win", [demonstrated(winning)]);
    add("place");
    const squares = Object.keys(view.turns).map(squareOf);
    const near = hidden.filter((name) => squares.some((square) => touches(name, square)));
    if (near.length > 0) add("hidden", near);
  }
  if (won.length > 0) add("won", won);
  if (fresh.length > 0) add("uncovered", fresh);
  if (view.lost.length > 0) add("lost", view.lost);
  add(view.options.values ? "score-values" : "score", ["seat 0"]);
  return found;
}

function squareOf(text: string): string {
  const move = read(text);
  return move.kind === "place" ? move.square : "";
}

/** Whether two squares share a side. */
function touches(one: string, other: string): boolean {
  const [a, b] = [place(one), place(other)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}
