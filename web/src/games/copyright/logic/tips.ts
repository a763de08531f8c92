/** What somebody who plays Copyright for the first time should know now. */

import { t } from "../../../i18n";
import type { Tip } from "../../face";
import type { CopyrightView } from "../types";

/** What has just happened comes first, then what may be done, then what numbers mean. */
export function tips(view: CopyrightView, near: number, acting: boolean): Tip[] {
  return [...happened(view, near), ...(acting ? possible(view, near) : []), ...numbers(view, near)];
}

function happened(view: CopyrightView, near: number): Tip[] {
  if (view.stage === "scored") return [tip("scored", `seat ${near}`), tip("best")];
  if (view.stage !== "playing") return [];
  const frame = view.places[near]?.frame;
  const costly = frame && frame.rows + frame.columns > 0 && view.options.variant !== "flash";
  return [...(costly ? [tip("out", "score")] : []), ...ahead(view, near)];
}

/** Somebody has reproduced the model. */
function ahead(view: CopyrightView, near: number): Tip[] {
  return view.finishers.length > 0 && !view.finishers.includes(near) ? [tip("last", ...view.finishers.map(seat))] : [];
}

function possible(view: CopyrightView, near: number): Tip[] {
  const place = view.places[near];
  if (view.stage === "arranging") return [tip("arrange", "model")];
  if (view.stage !== "playing" || !place) return [];
  const hand = (place.hand ?? []).map((card) => `card ${card}`);
  if (place.laid.length === 0) return [tip("lay", "model", ...hand.slice(0, 1)), tip("turn", "turn", "flip")];
  const timed = view.options.variant === "timed";
  return [
    ...(timed ? [tip("timed", ...hand)] : [tip("again", "take", "clear")]),
    tip("shift"),
    ...(timed || place.laid.length < 3 ? [] : [tip("done", "done")]),
  ];
}

function numbers(view: CopyrightView, near: number): Tip[] {
  const frame = view.places[near]?.frame;
  if (view.stage !== "playing" || !frame) return [];
  return [
    tip("matches", "score", "model"),
    ...(view.places.length > 1
      ? [
          tip(
            "others",
            ...view.places
              .map((_, at) => at)
              .filter(isOther(near))
              .map(seat),
          ),
        ]
      : []),
  ];
}

const isOther = (near: number) => (at: number) => at !== near;
const seat = (at: number) => `seat ${at}`;

function tip(id: string, ...look: string[]): Tip {
  return { id, text: t(`copyright-tip-${id}`), look };
}
