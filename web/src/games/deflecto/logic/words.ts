/** Déflecto in words. */

import { t } from "../../../i18n";
import type { DeflectoView } from "../types";
import type { Who } from "../../face";
import { figure as figureOf, shapeOf, type Shape } from "./figures";
import type { Ghost } from "./hand.svelte";
import { AGREE, ASK, CONTEST, PASS, placement, unvaried, type Placement } from "./moves";
import { changes, lengths, type Change } from "./places";

export type Naming = (seat: number) => Who;

export const side = (seat: number): string => t(`deflecto-side-${seat % 4}`);

/** A player, for a sentence about them. */
export const details = ({ name, you }: Who) => ({ name, you: you ? "yes" : "no" });

export const shapeName = (shape: Shape): string => t(`deflecto-shape-${shape}`);

/** A figure with the sides it reaches. */
export function figureName(text: string): string {
  const { sides } = figureOf(text);
  const shape = shapeName(shapeOf(text).shape);
  if (!sides || sides.length === 4) return shape;
  return `${shape} (${[...sides].map((each) => t(`deflecto-toward-${each}`)).join(", ")})`;
}

/** A placement in words. */
export function laidOn({ square, figure }: Placement): string {
  return `${square}, ${figureName(figure)}`;
}

/** Paths are drawn, because they are by far the most frequent. */
const DRAWN: Record<string, string> = {
  ...{ ns: "│", ew: "─", ne: "└", es: "┌", sw: "┐", nw: "┘", nes: "├", esw: "┬", nsw: "┤", new: "┴", nesw: "┼" },
  ...{ n: "╵", e: "╶", s: "╷", w: "╴" },
};

/** A move in the history. */
export function written(move: string): string {
  const laid = placement(move);
  if (laid) return `${laid.square} ${DRAWN[laid.figure] ?? shapeName(shapeOf(laid.figure).shape)}`;
  if (move.startsWith("first "))
    return t("deflecto-written-first", { number: Number(move.slice("first ".length)) + 1 });
  const known: Record<string, string> = { [PASS]: "pass", [ASK]: "ask", [AGREE]: "agree", [CONTEST]: "contest" };
  const name = known[move];
  return name ? t(`deflecto-written-${name}`) : move;
}

/** Whose path has become, or would become, how long. */
function changesTold(list: readonly Change[], naming: Naming): string {
  return list
    .map(({ seat, before, after }) => t("deflecto-change", { ...details(naming(seat)), before, after }))
    .join(", ");
}

/** The last move, with all its consequences. */
export function story(view: DeflectoView, naming: Naming): string {
  const { last } = view;
  if (!last) return "";
  const maker = details(naming(last.seat));
  const laid = placement(last.move);
  const said: string[] = [];
  if (laid) {
    const first = last.before[last.seat] === 0;
    const player = view.players[last.seat];
    if (first && player)
      said.push(t("deflecto-told-start", { ...maker, start: player.start ?? "", finish: player.finish ?? "" }));
    else said.push(t("deflecto-told-lay", { ...maker, figure: figureName(laid.figure), square: laid.square }));
    const changed = changes(last.before, lengths(view));
    if (changed.length > 0) said.push(t("deflecto-told-changes", { changes: changesTold(changed, naming) }));
  } else if (last.move === PASS) said.push(t("deflecto-told-pass", maker));
  else if (last.move === ASK) said.push(t("deflecto-told-ask", maker));
  else if (last.move === AGREE) said.push(t("deflecto-told-agree", maker));
  else if (last.move === CONTEST) said.push(t("deflecto-told-contest", maker));
  if (last.proven === true) said.push(t("deflecto-told-proven", maker));
  if (last.proven === false) said.push(t("deflecto-told-unproven", maker));
  return said.join(" ");
}

/** A move once it is made, for screen readers. */
export function told(view: DeflectoView, move: string, maker: Who): string {
  if (move.startsWith("first ")) return t("deflecto-told-first", { side: side(Number(move.slice("first ".length))) });
  return story(view, (seat) => (seat === view.last?.seat ? maker : { name: side(seat), you: false }));
}

export interface Scene {
  view: DeflectoView;
  moves: readonly string[];
  /** The seat to move; null if it is not the visitor's turn. */
  acting: number | null;
  /** Whether a tile is held, and on how many squares it may be laid. */
  holding: boolean;
  squares: number;
  /** On how many of these it would change a path. */
  telling: number;
  /** Whether these squares are shown. */
  hints: boolean;
  ghost: Ghost | null;
  /** Whether a finger has put it there. */
  put: boolean;
  /** Why one might ask for the end. */
  occasion: Occasion | null;
  /** Whether the game is over, though its rules have not ended it. */
  stopped: boolean;
  naming: Naming;
}

/** What to do now. */
export function prompt({
  view,
  moves,
  acting,
  holding,
  squares,
  telling,
  hints,
  ghost,
  put,
  occasion,
  stopped,
  naming,
}: Scene): string {
  const turn = details(naming(view.turn));
  if (view.stage === "over") return t("deflecto-now-over");
  if (stopped) return t("deflecto-now-stopped");
  if (view.stage === "drawing") return t("deflecto-now-drawing");
  if (view.stage === "answering") return t("deflecto-now-asked", turn);
  if (acting === null || moves.length === 0) {
    if (view.contesters.includes(view.turn)) return t("deflecto-now-proves", turn);
    return t(view.stage === "starting" ? "deflecto-now-starts" : "deflecto-now-lays", turn);
  }
  if (ghost) return [consequence(view, ghost, naming), ...(put ? [t("deflecto-now-put")] : [])].join(" ");
  if (moves.includes(PASS)) return t(occasion ? "deflecto-now-pass" : "deflecto-now-passing");
  if (holding && view.stage === "starting" && squares > 0) return t("deflecto-now-start-where");
  if (holding && !hints) return t("deflecto-now-aim");
  if (holding) return squares > 0 ? t("deflecto-now-where", { squares, telling }) : t("deflecto-now-nowhere");
  if (view.contesters.includes(view.turn)) return t("deflecto-now-prove");
  if (occasion) return t(occasion === "lead" ? "deflecto-now-lead" : "deflecto-now-settled");
  return t(view.stage === "starting" ? "deflecto-now-start" : "deflecto-now-lay");
}

/** What laying this tile would do. */
function consequence(view: DeflectoView, { square, move }: Ghost, naming: Naming): string {
  if (view.stage === "starting") {
    const mark = view.marks.find((squares) => squares.includes(square));
    return t("deflecto-would-start", { start: square, finish: mark?.find((each) => each !== square) ?? "" });
  }
  const list = changes(lengths(view), view.changes[unvaried(move)] ?? []);
  return list.length > 0
    ? t("deflecto-would-change", { changes: changesTold(list, naming) })
    : t(view.contesters.includes(view.turn) ? "deflecto-would-not-prove" : "deflecto-would-not-change");
}

/** Why a player might ask whether the paths are settled: nothing can be laid, no tile of theirs would change a path, or
 * they are first alone. */
export type Occasion = "pass" | "settled" | "lead";

/** The occasion to ask, if it is allowed and can matter. */
export function occasion(view: DeflectoView, moves: readonly string[], seat: number): Occasion | null {
  if (!moves.includes(ASK)) return null;
  if (moves.includes(PASS)) return "pass";
  if (Object.keys(view.changes).length === 0) return "settled";
  const firsts = view.players.flatMap(({ rank }, each) => (rank === 1 ? [each] : []));
  return firsts.length === 1 && firsts[0] === seat ? "lead" : null;
}

/** A player's total and the best of the others, if that is better. */
export function behind(view: DeflectoView, seat: number): { own: number; best: number } | null {
  const totals = view.players.map(({ total }) => total ?? Infinity);
  const own = totals[seat] ?? Infinity;
  const best = Math.min(...totals);
  return best < own && own < Infinity ? { own, best } : null;
}

/** What a player should know now. */
export function guide(view: DeflectoView, near: number, acting: boolean): string {
  if (view.stage === "over" || view.stage === "drawing") return "";
  if (view.stage === "answering") return acting ? t("deflecto-guide-answer") : "";
  if (view.players[near]?.path == null) return t("deflecto-first");
  if (view.contesters.includes(near)) return t("deflecto-guide-prove");
  const laid = Object.keys(view.board).length;
  if (laid < 3 * view.players.length)
    return t(view.options.level === 2 ? "deflecto-guide-backs" : "deflecto-guide-lay");
  if (laid < 5 * view.players.length) return t("deflecto-tip");
  return t("deflecto-guide-end");
}

/** A square and everything about it, in words. */
export function described(
  view: DeflectoView,
  square: string,
  naming: Naming,
  more: { lit: boolean; ghost: Ghost | null; refused: boolean; suggested: Placement | null; looked: boolean },
): string {
  const words = [square];
  const tile = view.board[square];
  words.push(tile === undefined ? t("deflecto-empty") : figureName(tile));
  view.players.forEach(({ start, finish, path }, seat) => {
    const who = details(naming(seat));
    if (start === square) words.push(t("deflecto-start-of", who));
    if (finish === square) words.push(t("deflecto-finish-of", who));
    else if (start !== square && path?.squares.includes(square)) words.push(t("deflecto-way-of", who));
  });
  const number = view.marks.findIndex((squares) => squares.includes(square)) + 1;
  if (number > 0 && view.stage === "starting" && !view.players.some((player) => player.number === number))
    words.push(t("deflecto-number-free", { number }));
  if (more.looked) words.push(t("deflecto-look-here"));
  if (more.refused) words.push(t("deflecto-refused-here"));
  if (more.suggested?.square === square)
    words.push(t("deflecto-suggested-here", { figure: figureName(more.suggested.figure) }));
  if (more.ghost?.square === square)
    words.push(
      t("deflecto-would-lie", { figure: figureName(more.ghost.figure) }),
      consequence(view, more.ghost, naming),
    );
  else if (more.lit) words.push(t("deflecto-may-lie"));
  return words.join(", ");
}
