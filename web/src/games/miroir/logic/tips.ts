/** What somebody who plays Miroir for the first time should know now. */

import { t } from "../../../i18n";
import type { Tip } from "../../face";
import type { MiroirView } from "../types";
import { JOKER } from "./moves";
import { sideOf } from "./words";

/** What has just happened comes first, then what may be done, then what numbers mean. */
export function tips(view: MiroirView, near: number, acting: boolean): Tip[] {
  const now = acting ? possible(view, near) : [];
  return [...happened(view, near), ...now, ...numbers(view, near)];
}

function happened(view: MiroirView, near: number): Tip[] {
  if (view.stage === "dealing" || view.stage === "over") return [];
  const { wins = [], falls = [] } = view.last ?? {};
  const capitals = (seat: number) => wins.filter((win) => win.seat === seat).map(({ column }) => `capital ${column}`);
  const [own, other] = [capitals(near), capitals(1 - near)];
  const fallen = falls.filter(({ seat, place }) => seat === near && place === "discard");
  return [
    ...(own.length > 0 ? [tip("won", ...own, `seat ${near}`)] : []),
    ...(fallen.length > 0 ? [tip("fallen", ...fallen.map(({ letter }) => `discard ${letter}`))] : []),
    ...(other.length > 0 ? [tip("lost", ...other)] : []),
  ];
}

function possible(view: MiroirView, near: number): Tip[] {
  const { column = view.queue[0] } = view.announced ?? {};
  switch (view.stage) {
    case "placing":
      return [...(view.card === JOKER ? [tip("joker", "card")] : []), tip("place", "card")];
    case "announcing":
      return [tip("announce", `column ${column}`)];
    case "answering":
      return [tip("answer", `column ${column} opposite`)];
    case "acting": {
      if (!sideOf(view, near).begun) return [tip("begin", "pile")];
      const across = sideOf(view, 1 - near);
      const letters = across.discard.filter(Boolean).map((cards) => `discard ${cards.charAt(0)} opposite`);
      const doubtful = view.options.referee === "challenge" && across.columns.some(Boolean);
      return [
        tip("act", "pile"),
        ...(letters.length > 0 ? [tip("steal", ...letters)] : []),
        ...(doubtful ? [tip("doubt")] : []),
      ];
    }
    default:
      return [];
  }
}

function numbers(view: MiroirView, near: number): Tip[] {
  const side = sideOf(view, near);
  return [...(side.won.length > 0 ? [tip("words", `seat ${near}`)] : []), ...(side.begun ? [tip("pile", "pile")] : [])];
}

function tip(id: string, ...look: string[]): Tip {
  return { id, text: t(`miroir-tip-${id}`), look };
}
