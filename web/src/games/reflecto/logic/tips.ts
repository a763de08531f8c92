/** What a newcomer should know now. It follows from the view alone. */

import { t } from "../../../i18n";
import type { Tip } from "../../face";
import type { ReflectoFace, ReflectoView } from "../types";
import { NAMES, placeOf, SIDE } from "./ice";
import { noted } from "./standing";

/** After this many turns a player who has read nothing is told how to. */
const EARLY = 4;
/** So many letters suffice to think of guessing. */
const ENOUGH = 3;

/** The most useful comes first. */
export function tips(view: ReflectoView, near: number, acting: boolean): Tip[] {
  const own = view.hands[near];
  if (view.result || view.opened) return [];
  if (!view.ready[near]) return acting ? [tip("hide")] : [];
  if (!own || !view.ready[1 - near]) return [];
  return [...happened(view, near), ...(acting ? possible(view, near) : [tip("number", theirs(view, near))])];
}

/** What has just happened. */
function happened(view: ReflectoView, near: number): Tip[] {
  const other = 1 - near;
  const found: Tip[] = [];
  const shown = view.reflections.filter((each) => each.seat === near);
  if (shown.length > 0) {
    const look = shown.flatMap((each) => [at(view, near, each.mirror), at(view, other, each.screen)]);
    found.push(tip("mirror", look));
  }
  const passed = view.facings.filter((each) => each.seat === other && each.turn === view.count);
  const hidden = passed.filter((each) => view.hands[near]?.faces[each.other]?.kind !== "mirror");
  const read = hidden.map((each) => at(view, near, each.other));
  if (read.length > 0) found.push(tip("passed", read));
  const wrong = view.guesses.at(-1);
  if (wrong?.turn === view.count) found.push(tip("guessed", [], { word: wrong.word }));
  const out = view.out[other]?.length ?? 0;
  if (out > 0) found.push(tip("race", [`seat ${other}`], { count: out, tiles: tiles(view, other) }));
  return found;
}

/** What the player may do, and what numbers mean. */
function possible(view: ReflectoView, near: number): Tip[] {
  const found: Tip[] = [];
  const next = due(view, near);
  const edge = (view.screens[near] ?? []).flatMap((square, screen) =>
    square !== null && placeOf(square, near).row === SIDE - 1 && faceOf(view, near, screen)?.kind !== "mirror"
      ? [{ square, screen }]
      : [],
  );
  const leaving = edge.find(({ screen }) => next.includes(screen));
  if (leaving) {
    const slot = NAMES.indexOf(leaving.square) % SIDE;
    const letter = letters(view, near, leaving.screen);
    found.push(tip("leave", [leaving.square, `slot ${slot + 1}`], { letter }));
  }
  const first = next.map((screen) => at(view, near, screen));
  if (view.count < EARLY) found.push(tip("move", first, { letter: letters(view, near, next[0] ?? 0) }));
  const read = letterCount(view, near);
  if (read >= ENOUGH) found.push(tip("guess", ["guess"], { count: read, letters: view.letters[1 - near] ?? 0 }));
  const waiting = edge.filter(({ screen }) => !next.includes(screen)).map(({ square }) => square);
  if (waiting.length > 0) found.push(tip("waits", waiting));
  if (view.sights.length > 0) found.push(tip("notes", ["notebook"]));
  else if (view.count >= EARLY) found.push(tip("behind", mirrors(view, near)));
  return found;
}

function tip(id: string, look: readonly string[] = [], details: Record<string, string | number> = {}): Tip {
  return { id, text: t(`reflecto-tip-${id}`, details), look: look.filter((name) => name !== "") };
}

const at = (view: ReflectoView, seat: number, screen: number): string => view.screens[seat]?.[screen] ?? "";

const faceOf = (view: ReflectoView, seat: number, screen: number): ReflectoFace | undefined =>
  view.hands[seat]?.faces[screen];

const tiles = (view: ReflectoView, seat: number): number => 7 - (view.mirrors[seat] ?? 2);

function letters(view: ReflectoView, seat: number, screen: number): string {
  const face = faceOf(view, seat, screen);
  return face?.kind === "letters" ? face.letters : t("reflecto-blank-tile");
}

function mirrors(view: ReflectoView, seat: number): string[] {
  const faces = view.hands[seat]?.faces ?? [];
  return faces.flatMap((face, screen) => (face.kind === "mirror" ? [at(view, seat, screen)] : []));
}

const theirs = (view: ReflectoView, near: number): string[] =>
  (view.screens[1 - near] ?? []).flatMap((square) => square ?? []).slice(0, 1);

/** How many of the opponent's letters the viewer has read. */
function letterCount(view: ReflectoView, near: number): number {
  return (view.screens[1 - near] ?? [])
    .map((_, screen) => noted(view, 1 - near, screen))
    .filter((face) => face?.kind === "letters").length;
}

/** The tiles that come next: blank ones first, then the letters in the order of the word. */
function due(view: ReflectoView, near: number): number[] {
  const hand = view.hands[near];
  if (!hand) return [];
  const out = view.out[near] ?? [];
  const left = hand.faces.flatMap((face, screen) => (out.includes(screen) ? [] : [{ ...face, screen }]));
  const gone = out.filter((screen) => faceOf(view, near, screen)?.kind === "letters").length;
  const blanks = left.filter((face) => face.kind === "blank");
  if (blanks.length > 0 && gone === 0) return blanks.map((face) => face.screen);
  const piece = hand.pieces[gone];
  const found = left.filter((face) => face.kind === "letters" && face.letters === piece);
  const figured = found.filter((face) => face.figure === gone + 1);
  return (figured.length > 0 ? figured : found.filter((face) => face.figure === null)).map((face) => face.screen);
}
