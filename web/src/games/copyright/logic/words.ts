/** Copyright in words. */

import { t } from "../../../i18n";
import type { CopyrightFrame, CopyrightLaid, CopyrightView } from "../types";
import type { Who } from "../../face";
import { CLEAR, CONTINUE, DONE, END, NEXT, step } from "./moves";
import { held, SIDE } from "./orientation";
import type { Cell } from "./sheet";

/** The names of the 9 cells of a card or a model in the catalogues, row by row. */
const NAMES = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"] as const;

export const side = (seat: number): string => t("copyright-side", { number: seat + 1 });

/** The figures of a cell, as in "square and cross". */
export function figures(shown: string): string {
  return shown === "" ? t("copyright-empty") : listed([...shown].map((each) => t(`copyright-figure-${each}`)));
}

/** What a card shows in this orientation. */
export function pictured(picture: string, orientation: number): string {
  return [...held(picture, orientation).entries()]
    .filter(([, figure]) => figure !== ".")
    .map(([cell, figure]) => `${t(`copyright-figure-${figure}`)} ${t(`copyright-at-${NAMES[cell]}`)}`)
    .join(", ");
}

/** A cell of the model. */
export function modelled(cells: readonly string[], cell: number): string {
  const where = t("copyright-model-cell", { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 });
  return `${where} ${figures(cells[cell] ?? "")}`;
}

/** The whole model, row by row. */
export function recited(cells: readonly string[]): string {
  return [0, 1, 2]
    .map((row) => {
      const shown = cells.slice(SIDE * row, SIDE * row + SIDE).map(figures);
      return `${t("copyright-model-row", { row: row + 1 })} ${shown.join(", ")}.`;
    })
    .join(" ");
}

/** A cell of the grid and what it shows. */
export function described(cell: Cell | null, column: number, row: number): string {
  const where = t("copyright-cell", { column, row });
  if (!cell) return `${where} ${t("copyright-bare")}`;
  return `${where} ${figures(cell.figures)}, ${t("copyright-cards", { count: cell.cards.length, cards: listed(cell.cards.map(String)) })}`;
}

/** A card held over the grid. */
export function hovering({ card, orientation, x, y }: CopyrightLaid, picture: string): string {
  return t("copyright-held", { card, shows: pictured(picture, orientation), column: x, row: y });
}

/** A move in words; where there is little room, without the place of a card. */
export function written(move: string, short = false): string {
  const made = step(move);
  if (made?.kind === "put") {
    const { card, orientation, x, y } = made.at;
    const way = orientation >= 4 ? "flipped" : orientation > 0 ? "turned" : "plain";
    return t("copyright-written-put", { card, way, place: short ? "no" : "yes", column: x, row: y });
  }
  if (made?.kind === "take") return t("copyright-written-take", { card: made.card });
  return t(`copyright-written-${kind(move)}`);
}

const KINDS = [CLEAR, DONE, END, CONTINUE, NEXT, "pass", "model", "deal", "time"];

/** A move that is suggested to a newcomer: the grid shows it too, but not to everybody. */
export function worded(view: CopyrightView, move: string): string {
  const made = step(move);
  if (made?.kind === "take") return t("copyright-worded-take", { card: made.card });
  if (made?.kind !== "put") return written(move);
  const { card, orientation } = made.at;
  const shows = pictured(view.faces[card] ?? "", orientation);
  const lies = (each: CopyrightLaid) => each.card === card;
  const own = view.places.find(({ hand, laid }) => hand?.includes(card) === true || laid.some(lies));
  return t("copyright-worded-put", { card, shows, place: beside(made.at, own?.laid ?? []) });
}

/** Where a card is to lie: by the nearest of the others, or by its own place if it lies alone. */
function beside({ card, x, y }: CopyrightLaid, laid: readonly CopyrightLaid[]): string {
  const away = (other: CopyrightLaid) => Math.abs(other.x - x) + Math.abs(other.y - y);
  const others = laid.filter((each) => each.card !== card);
  const [nearest] = [...(others.length > 0 ? others : laid)].sort((one, other) => away(one) - away(other));
  if (!nearest) return t("copyright-beside-nothing");
  const shifts = [
    { way: x > nearest.x ? "right" : "left", count: Math.abs(x - nearest.x) },
    { way: y > nearest.y ? "down" : "up", count: Math.abs(y - nearest.y) },
  ].filter(({ count }) => count > 0);
  const isItself = nearest.card === card;
  if (shifts.length === 0)
    return t(isItself ? "copyright-beside-same" : "copyright-beside-over", { card: nearest.card });
  const shift = listed(shifts.map(({ way, count }) => t(`copyright-shift-${way}`, { count })));
  return t(isItself ? "copyright-beside-itself" : "copyright-beside-other", { card: nearest.card, shift });
}

/** The first word of a move. */
function kind(move: string): string {
  const word = move.split(" ")[0] ?? "";
  return KINDS.includes(word) ? word : "step";
}

/** A move once it is made. In a race, other players' steps are not announced unless they concern everybody. */
export function told(view: CopyrightView, move: string, { name, you }: Who): string {
  const who = { name, you: you ? "yes" : "no" };
  const said: string[] = [];
  const made = step(move);
  const quiet = !you && !view.options.turns;
  if (made && !quiet) {
    const details = made.kind === "put" ? { card: made.at.card } : made.kind === "take" ? { card: made.card } : {};
    said.push(t(`copyright-told-${made.kind}`, { ...who, ...details }));
    if (you && view.stage === "playing") said.push(standing(view));
  }
  const word = kind(move);
  if ([DONE, "pass", END, CONTINUE].includes(word)) said.push(t(`copyright-told-${word}`, who));
  if (word === "time") said.push(t("copyright-told-time"));
  if (word === "deal") said.push(t("copyright-told-deal", { round: view.round, turn: view.turn }));
  if (word === "model" && view.stage !== "arranging") said.push(t("copyright-told-model"));
  if (view.result && word !== NEXT) {
    const first = made && view.finishers.length > 0;
    said.push(first ? t("copyright-told-finish", who) : t("copyright-told-scored"));
  }
  return said.filter(Boolean).join(" ");
}

/** The progress of the viewer's own lay-out. */
function standing(view: CopyrightView): string {
  const own = view.places.find((place) => place.hand !== null);
  return own?.frame ? t("copyright-told-matches", { count: own.frame.matches }) : "";
}

/** How many cards a player has laid, and how many cells are right: not which. */
export function progress(view: CopyrightView, seat: number): string {
  const place = view.places[seat];
  return t("copyright-progress", { cards: place?.laid.length ?? 0, matches: place?.frame?.matches ?? 0 });
}

/** What sticks out of the frame, and what that costs; empty if nothing does. */
export function costs(frame: CopyrightFrame): string {
  const { rows, columns } = frame;
  const parts = [
    ...(rows > 0 ? [t("copyright-rows", { count: rows })] : []),
    ...(columns > 0 ? [t("copyright-columns", { count: columns })] : []),
  ];
  return parts.length > 0 ? t("copyright-standing-out", { out: rows + columns, parts: listed(parts) }) : "";
}

/** What goes on, where nobody has a turn. */
export function turn(view: CopyrightView, acting: boolean): string {
  if (view.stage === "scored") return t("copyright-turn-scored");
  if (view.places.length === 1) return view.stage === "playing" ? t("copyright-turn-alone") : "";
  return view.stage === "playing" && view.player === null ? t(acting ? "turn-race" : "turn-race-still") : "";
}

/** What a player should know now; `acting` if it is their turn. */
export function guide(view: CopyrightView, near: number, acting: boolean): string {
  const place = view.places[near];
  if (view.ended || view.opened || !place) return "";
  switch (view.stage) {
    case "arranging":
      return t(acting ? "copyright-guide-arrange" : "copyright-guide-wait-model");
    case "scored":
      return t(acting ? "copyright-guide-next" : "copyright-guide-wait-next");
    case "playing":
      if (!acting) return t(view.player === null ? "copyright-guide-rest" : "copyright-guide-turn");
      if (view.options.variant === "timed")
        return t(view.finishers.length > 0 ? "copyright-guide-last" : "copyright-guide-timed");
      if (place.laid.length === 0) return t("copyright-guide-first");
      return t("copyright-guide-mid");
    default:
      return "";
  }
}

/** Words in a row, as in "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return t("copyright-and", { some: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}
