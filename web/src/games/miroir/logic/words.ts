/** Miroir in words. */

import { t } from "../../../i18n";
import type { MiroirDeed, MiroirFall, MiroirSide, MiroirView } from "../types";
import type { Who } from "../../face";
import { DROP, JOKER, read, type Pick } from "./moves";

type Naming = (seat: number) => Who;

export const sideOf = (view: MiroirView, seat: number): MiroirSide => view.sides[seat === 0 ? 0 : 1];

/** Cards in words: capital letters, and jokers by name. */
export function named(cards: string): string {
  return [...cards].map((letter) => (letter === JOKER ? t("miroir-joker") : letter.toUpperCase())).join(" ");
}

/** Cards in a sentence; a joker alone has an article. */
const handled = (cards: string): string => (cards === JOKER ? t("miroir-a-joker") : named(cards));

/** A word or a beginning in a sentence; a joker in it is a star. */
export const shown = (text: string): string => text.toUpperCase().replace(JOKER, "★");

/** The text of a column: its capital in upper case, its cards in lower case. */
export function spelt(view: MiroirView, seat: number, column: number): string {
  const head = view.heads[column - 1] ?? "";
  const cards = sideOf(view, seat).columns[column - 1] ?? "";
  const said = (letter: string) => (letter === JOKER ? t("miroir-joker") : letter);
  return [head, ...cards].filter(Boolean).map(said).join(" ") || "–";
}

/** A column with its capital, as one text. */
export const textOf = (view: MiroirView, seat: number, column: number): string =>
  (view.heads[column - 1] ?? "") + (sideOf(view, seat).columns[column - 1] ?? "");

/** Who must act now, if anybody. */
export function actor(view: MiroirView): number | null {
  if (view.stage === "over" || view.stage === "dealing" || view.stage === "turning") return null;
  return view.stage === "answering" ? 1 - view.turn : view.turn;
}

const details = ({ name, you }: Who) => ({ name, you: you ? "yes" : "no" });

/** The column that was announced, or may be. */
export const asked = (view: MiroirView): number | null =>
  view.announced?.column ?? (view.stage === "announcing" ? (view.queue[0] ?? null) : null);

/** A move for the history. */
export function written(text: string): string {
  const move = read(text);
  switch (move.kind) {
    case "card":
    case "head":
      return shown(move.letter);
    case "claim":
      return t("miroir-written-claim", { column: move.column, word: shown(move.word) });
    case "shift":
      return t("miroir-written-shift", { source: move.source, column: move.target });
    case "steal":
    case "recover":
      return t(`miroir-written-${move.kind}`, { cards: shown(move.letter), column: move.column });
    case "lay":
    case "doubt":
    case "point":
      return t(`miroir-written-${move.kind}`, { column: move.column });
    default:
      return t(`miroir-written-${move.kind}`);
  }
}

/** A move once it is made, for screen readers; the chance events before it are announced with it. */
export function told(view: MiroirView, text: string, maker: Who): string {
  const move = read(text);
  const who = details(maker);
  const another = move.kind === "head" || move.kind === "accept"; // The last move was not the maker's.
  const naming: Naming = (seat) => (seat === view.last?.seat && !another ? maker : sided(seat));
  switch (move.kind) {
    case "card":
      return [t("miroir-told-card", { cards: handled(move.letter) }), ...hurried(view, naming)].join(" ");
    case "head": {
      const arrived = t("miroir-told-head", { letter: named(move.letter), column: move.column });
      const again = view.heads[move.column - 1] === "" || view.stage === "over";
      const wins = again ? winsTold(view, naming).slice(-1) : [];
      return [arrived, ...fallsTold(fallsAt(view, move.column), naming), ...wins].join(" ");
    }
    case "turn":
    case "silence":
    case "stuck":
      return t(`miroir-told-${move.kind}`, who);
    case "accept":
      return [t("miroir-told-accept", who), ...winsTold(view, naming).slice(-1)].join(" ");
    case "claim":
      return t("miroir-told-claim", { ...who, word: shown(move.word), column: move.column });
    case "time":
      return [t("miroir-told-time"), ...(view.last?.timed_out ? [deedTold(view.last, naming)] : [])].join(" ");
    default:
      return story(view, naming);
  }
}

const sided: Naming = (seat) => ({ name: t(seat === 0 ? "miroir-side-south" : "miroir-side-north"), you: false });

function hurried(view: MiroirView, naming: Naming): string[] {
  return view.last?.timed_out && view.last.move === DROP ? [deedTold(view.last, naming)] : [];
}

function fallsAt(view: MiroirView, column: number): MiroirFall[] {
  return view.last?.falls.filter((fall) => fall.column === column) ?? [];
}

/** The last move, with all its consequences; `bases` tells what a word is a form of, where that is worth telling. */
export function story(view: MiroirView, naming: Naming, bases: (word: string) => string = () => ""): string {
  const deed = view.last;
  if (!deed) return "";
  return [
    ...(deed.timed_out ? [t("miroir-told-time")] : []),
    deedTold(deed, naming),
    ...verdictTold(deed),
    ...winsTold(view, naming),
    ...deed.wins.flatMap(({ word }) => {
      const found = bases(word);
      return found ? [t("miroir-told-form", { word: shown(word), bases: found })] : [];
    }),
    ...fallsTold(deed.falls, naming),
  ].join(" ");
}

function deedTold(deed: MiroirDeed, naming: Naming): string {
  const move = read(deed.move);
  const who = { ...details(naming(deed.seat)), cards: handled(deed.cards) };
  switch (move.kind) {
    case "turn":
      return t(deed.cards ? "miroir-told-turned" : "miroir-told-turn", who);
    case "shift":
      return t("miroir-told-shift", { ...who, source: move.source, column: move.target });
    case "claim":
      return t("miroir-told-claim", { ...who, word: shown(move.word), column: move.column });
    case "lay":
    case "steal":
    case "recover":
    case "doubt":
    case "point":
      return t(`miroir-told-${move.kind}`, { ...who, column: move.column });
    case "drop":
      return t("miroir-told-drop", who);
    default:
      return "";
  }
}

function verdictTold({ verdict, move }: MiroirDeed): string[] {
  if (!verdict) return [];
  const words = { text: shown(verdict.text), word: shown(verdict.word ?? "") };
  if (read(move).kind === "point") {
    return [verdict.right ? t("miroir-verdict-right-word", words) : t("miroir-verdict-no-word", words)];
  }
  // An announced word proves itself; a beginning is proved by a word.
  if (verdict.right) {
    return [t(verdict.word === verdict.text ? "miroir-verdict-right-word" : "miroir-verdict-right-column", words)];
  }
  const long = verdict.text.length >= 5 && !verdict.text.includes(JOKER);
  return [t(long ? "miroir-verdict-wrong-word" : "miroir-verdict-wrong-column", words)];
}

function winsTold(view: MiroirView, naming: Naming): string[] {
  return (view.last?.wins ?? []).map(({ seat, word, others }) =>
    t("miroir-told-win", {
      ...details(naming(seat)),
      word: shown(word),
      others: others.slice(0, 3).map(shown).join(", ") || "none",
    }),
  );
}

/** The cards that fell, grouped by where they went. */
function fallsTold(falls: readonly MiroirFall[], naming: Naming): string[] {
  const groups = new Map<string, { fall: MiroirFall; cards: string }>();
  for (const fall of falls) {
    const key = `${fall.seat} ${fall.place}`;
    groups.set(key, { fall, cards: (groups.get(key)?.cards ?? "") + fall.letter });
  }
  return [...groups.values()].map(({ fall, cards }) =>
    t("miroir-told-fall", {
      ...details(naming(fall.seat)),
      count: cards.length,
      cards: named(cards),
      place: fall.place,
    }),
  );
}

export interface Now {
  view: MiroirView;
  moves: readonly string[];
  /** The held cards, and in how many columns they may be laid. */
  pick: Pick | null;
  targets: number;
  hints: boolean;
  /** Whether the match is over, by resignation too, which the view does not know. */
  ended: boolean;
  naming: Naming;
}

/** What to do now, or what the game is waiting for. */
export function prompt({ view, moves, pick, targets, hints, ended, naming }: Now): string {
  const seat = actor(view);
  if (ended || view.stage === "over") return t("miroir-now-over");
  if (seat === null) return t("miroir-now-deal");
  const who = details(naming(seat));
  const cards = handled(pick ? cardsOf(view, seat, pick) : view.card);
  const word = shown(view.announced?.word ?? "");
  if (moves.length === 0) {
    switch (view.stage) {
      case "placing":
        return t("miroir-now-wait-place", { ...who, cards });
      case "announcing":
        return t("miroir-now-wait-announce", who);
      case "answering":
        return t("miroir-now-wait-answer", { ...who, word });
      default:
        return t("miroir-now-wait-act", who);
    }
  }
  switch (view.stage) {
    case "placing":
      if (!moves.includes(DROP)) return t("miroir-now-place-full", { cards });
      return hints ? t("miroir-now-place", { cards, count: targets }) : t("miroir-now-place-unlit", { cards });
    case "announcing": {
      const column = view.queue[0] ?? 0;
      const text = textOf(view, seat, column);
      return t(text.includes(JOKER) ? "miroir-now-announce-joker" : "miroir-now-announce", { text: shown(text) });
    }
    case "answering":
      return t("miroir-now-answer", { ...details(naming(view.turn)), word });
    default:
      if (pick) {
        const taken = takenOf(view, seat, pick);
        return hints ? t("miroir-now-carry", { cards, count: targets, taken }) : t("miroir-now-carry-unlit", { cards });
      }
      if (!sideOf(view, seat).begun) return t("miroir-now-begin");
      return t(moves.some((move) => read(move).kind === "doubt") ? "miroir-now-act-challenge" : "miroir-now-act");
  }
}

/** How the cards were taken: `several` together, or one, the `first` of a column where others can be taken with it. */
function takenOf(view: MiroirView, seat: number, pick: Pick): "alone" | "first" | "several" {
  if (pick.kind !== "run") return "alone";
  if (pick.last > pick.first) return "several";
  return (sideOf(view, seat).columns[pick.column - 1]?.length ?? 0) > 1 ? "first" : "alone";
}

/** The held cards. */
export function cardsOf(view: MiroirView, seat: number, pick: Pick): string {
  if (pick.kind === "up") return view.card;
  if (pick.kind !== "run") return pick.letter;
  return (sideOf(view, seat).columns[pick.column - 1] ?? "").slice(pick.first - 1, pick.last);
}
