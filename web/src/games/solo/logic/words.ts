/** The solo game in words. */

import { t } from "../../../i18n";
import type { SoloView } from "../types";
import { COLOURS, colourOf, numberOf, other, placing, read, type Colour } from "./moves";

/** As in "or 7" or "noir vierge". */
export function tokenName(token: string): string {
  return t("solo-token", { colour: colourOf(token), number: numberOf(token) });
}

/** A list with commas, and "and" before the last. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? t("solo-and", { words: words.slice(0, -1).join(", "), last }) : last;
}

/** What a legal placement would do, as in "retourne 1 pion, gagne le jeton noir 7". */
export function effect(view: SoloView, move: string): string {
  const turned = view.turns[move]?.length ?? 0;
  const won = (view.wins[move] ?? []).map((square) => tokenName(view.tokens[square] ?? ""));
  return [
    ...(turned > 0 ? [t("solo-turns", { count: turned })] : []),
    ...(won.length > 0 ? [t("solo-wins", { tokens: listed(won), count: won.length })] : []),
  ].join(", ");
}

/** What to think about before a placement that loses something for good; empty if it does not. */
export function question(view: SoloView, move: string): string {
  const loss = view.losses[move];
  return loss ? t(`solo-loss-${loss}`, { colour: other(colourOf(move)) }) : "";
}

/** What lies on a square. */
export function lying(view: SoloView, name: string, number: number): string {
  const letter = view.board.charAt(number);
  if (letter === ".") return t("solo-free");
  if (letter === "g" || letter === "b") return t("solo-disc", { colour: colourOf(letter) });
  const token = view.tokens[name];
  const words = token ? t("solo-token-up", { token: tokenName(token) }) : t("solo-token-down");
  return view.lost.includes(name) ? `${words}, ${t("solo-token-lost")}` : words;
}

/** What each colour could do on a free square; empty if neither can be placed. */
export function chances(view: SoloView, moves: readonly string[], name: string): string {
  if (!COLOURS.some((colour) => moves.includes(placing(colour, name)))) return "";
  return COLOURS.map((colour) => t("solo-colour-can", { colour, effect: can(view, moves, colour, name) })).join("; ");
}

function can(view: SoloView, moves: readonly string[], colour: Colour, name: string): string {
  const move = placing(colour, name);
  return moves.includes(move) ? effect(view, move) : t("solo-cannot");
}

/** A move for the history. */
export function written(text: string): string {
  const move = read(text);
  if (move.kind === "stop") return t("solo-stop-written");
  if (move.kind === "reveal") return t("solo-reveal-written", { square: move.square, token: tokenName(move.token) });
  return t("solo-place-written", { colour: move.colour, square: move.square });
}

/** A move once it is made. */
export function told(view: SoloView, text: string): string {
  const move = read(text);
  if (move.kind === "stop") return t("solo-told-stop");
  if (move.kind === "reveal") {
    const { square, token } = move;
    return t("solo-told-reveal", { square, colour: colourOf(token), token: tokenName(token) });
  }
  const won = Object.values(view.last?.won ?? {}).map(tokenName);
  return [
    t("solo-told-place", { colour: move.colour, square: move.square, count: view.last?.turned.length ?? 0 }),
    ...(won.length > 0 ? [t("solo-told-won", { tokens: listed(won), count: won.length })] : []),
  ].join(" ");
}
