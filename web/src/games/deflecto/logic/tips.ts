/** What somebody who plays Déflecto for the first time should know now. */

import { t } from "../../../i18n";
import type { Tip } from "../../face";
import type { DeflectoView } from "../types";
import { placement } from "./moves";
import { changes, lengths } from "./places";

/** What has just happened comes first, then what may be done, then what numbers mean. */
export function tips(view: DeflectoView, near: number, acting: boolean): Tip[] {
  if (view.stage === "drawing") return [];
  const now = acting ? possible(view, near) : [];
  return [...happened(view, near), ...now, ...numbers(view, near)];
}

function happened(view: DeflectoView, near: number): Tip[] {
  const { last } = view;
  if (!last) return [];
  if (last.proven === false && last.seat === near) return [tip("penalty", `seat ${near}`)];
  const square = placement(last.move)?.square;
  if (square === undefined) return [];
  const changed = changes(last.before, lengths(view)).filter(({ before, after }) => after > before);
  const own = changed.some(({ seat }) => seat === near);
  const others = changed.filter(({ seat }) => seat !== near).map(({ seat }) => `seat ${seat}`);
  if (own && last.seat !== near) return [tip("deflected", square, `seat ${near}`)];
  if (own) return [tip("strayed", square, `seat ${near}`)];
  return others.length > 0 && last.seat === near ? [tip("deflects", square, ...others)] : [];
}

function possible(view: DeflectoView, near: number): Tip[] {
  const player = view.players[near];
  if (view.stage === "answering") return [tip("answer")];
  if (!player?.path) return [tip("start", ...free(view))];
  if (view.stage !== "laying") return [];
  if (view.contesters.includes(near)) return [tip("prove")];
  const settled = Object.keys(view.changes).length === 0 && !view.asked && view.contesters.length === 0;
  return [
    ...(settled ? [tip("ask")] : []),
    tip("lay"),
    tip("touch"),
    ...(view.options.level === 2 ? [tip("backs")] : []),
  ];
}

function numbers(view: DeflectoView, near: number): Tip[] {
  const path = view.players[near]?.path;
  if (!path) return [];
  const tied = view.players.some((other, seat) => seat !== near && other.total === view.players[near]?.total);
  return [
    tip("length", `seat ${near}`),
    ...(tied && path.empty < path.length - 1 ? [tip("empty", `seat ${near}`)] : []),
  ];
}

/** The squares of the numbers that nobody has taken. */
const free = ({ marks, players }: DeflectoView): string[] =>
  marks.flatMap((squares, at) => (players.some(({ number }) => number === at + 1) ? [] : squares));

function tip(id: string, ...look: string[]): Tip {
  return { id, text: t(`deflecto-tip-${id}`), look };
}
