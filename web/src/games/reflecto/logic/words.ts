/** Reflecto in words. */

import { t } from "../../../i18n";
import type { ReflectoView } from "../types";
import type { Who } from "../../face";
import { remaining } from "./order";
import { OUT, parts, PASS } from "./turns";

export const side = (seat: number): string => t(seat === 0 ? "reflecto-side-gerda" : "reflecto-side-queen");

/** A move in the history. A set-up is never written out there: somebody may be looking. */
export function written(move: string): string {
  if (move.startsWith("set")) return t("reflecto-written-set");
  if (move.startsWith("first")) return t("reflecto-written-first", { first: move.slice("first ".length) });
  const { before, act, after } = parts(move);
  const leaves = (square: string) => `${square}↑`;
  const acts = act === null ? [] : [acted(act)];
  return [...before.map(leaves), ...acts, ...after.map(leaves)].join(" ");
}

function acted(act: string): string {
  if (act === PASS) return t("reflecto-written-pass");
  if (act.startsWith("guess ")) return t("reflecto-written-guess", { word: act.slice("guess ".length).toUpperCase() });
  const [start = "", end = ""] = act.split("-");
  return end === OUT ? `${start}⤴` : `${start}–${end}`;
}

/** A move once it is made. */
export function told(view: ReflectoView, move: string, { name, you }: Who): string {
  const who = { name, you: you ? "yes" : "no" };
  if (move.startsWith("set")) return t("reflecto-told-set", who);
  if (move.startsWith("first")) return t("reflecto-told-first", { first: move.slice("first ".length) });
  const { before, act, after } = parts(move);
  const said: string[] = [];
  if (act?.startsWith("guess ")) said.push(t("reflecto-told-guess", { ...who, word: act.slice(6).toUpperCase() }));
  else if (act === PASS) said.push(t("reflecto-told-pass", who));
  else if (act !== null) {
    const [start = "", end = ""] = act.split("-");
    said.push(t(end === OUT ? "reflecto-told-off" : "reflecto-told-go", { ...who, start, end }));
  }
  const gone = before.length + after.length;
  if (gone > 0) said.push(t("reflecto-told-out", { ...who, count: gone }));
  const seen = view.sights.filter((sight) => sight.turn === view.count && !view.result && !view.opened);
  for (const { face } of seen)
    said.push(t("reflecto-told-sight", { face: t(`reflecto-face-${face.kind}`, { letters: face.letters }) }));
  return said.join(" ");
}

/** What a player should know now; `acting` if it is their turn. */
export function guide(view: ReflectoView, near: number, acting: boolean): string {
  const hand = view.hands[near];
  if (view.result || view.opened) return "";
  if (!view.ready[near]) return acting ? t("reflecto-guide-set") : "";
  if (!view.ready[1 - near]) return t("reflecto-guide-wait");
  if (!acting) return t("reflecto-guide-watch");
  if (view.reflections.some((each) => each.seat === near)) return t("reflecto-guide-mirror");
  if (view.out[near]?.length)
    return t("reflecto-guide-next", { rest: remaining(view, near).filter(Boolean).join(" ") });
  if (view.sights.length > 0) return t("reflecto-guide-notes");
  if (view.count < 4) return t("reflecto-guide-first", { first: hand?.pieces[0] ?? "" });
  return t("reflecto-guide-mid");
}
