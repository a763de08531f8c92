/** The prediction beside the rules themselves: the cases are made by `tests/games/copyright/test_prediction.py`. */

import { describe, expect, it } from "vitest";
import type { CopyrightLaid } from "../types";
import { place } from "./examples";
import { foreseen, isJoined, isLoose, type Desk } from "./prediction";
import { cellAt, matching } from "./sheet";

interface Case {
  before: Desk;
  moves: string[];
  /** As the rules have them after each of the moves; what they refuse changes nothing. */
  after: Desk[];
  /** The cards that may be moved in the end. */
  loose: number[];
  /** Where a card of the hand is held, and whether the rules let it be laid there. */
  held: { at: CopyrightLaid; legal: boolean } | null;
  /** The cards as they come. */
  faces: Record<string, string>;
  /** What is seen in each cell that a card covers, and in those around them. */
  cells: { x: number; y: number; figures: string | null }[];
  model: string[];
  frame: { x: number; y: number; matching: string } | null;
}

const path = import.meta.env.VITE_PREDICTION_CASES as string | undefined;

describe.skipIf(path === undefined)("the prediction, beside the rules", async () => {
  const cases = path === undefined ? [] : ((await import(/* @vite-ignore */ path)) as { default: Case[] }).default;

  it("has hundreds of cases", () => {
    expect(cases.length).toBeGreaterThan(500);
  });

  it("has the same cards laid and in hand after every step", () => {
    for (const { before, moves, after } of cases) {
      const { laid, hand, fixed } = before;
      const desks = moves.map((_, at) =>
        foreseen(place({ laid: [...laid], hand: [...hand], fixed }), moves.slice(0, at + 1)),
      );
      expect(desks, JSON.stringify({ before, moves })).toEqual(after);
    }
  });

  it("knows which cards may be moved, and where one may be laid", () => {
    for (const { after, loose, held } of cases) {
      const desk = after.at(-1);
      if (!desk) continue;
      const all = [...desk.laid.map(({ card }) => card), ...desk.hand];
      expect(all.filter((card) => isLoose(desk, card)).sort((a, b) => a - b)).toEqual(loose);
      if (held) expect(isJoined(desk, held.at), JSON.stringify({ desk, held })).toBe(held.legal);
    }
  });

  it("shows in each cell what is seen through the cards, and what matches the model", () => {
    for (const { after, faces, cells, model, frame } of cases) {
      const laid = after.at(-1)?.laid ?? [];
      const seen = cells.map(({ x, y }) => ({ x, y, figures: cellAt(laid, faces, x, y)?.figures ?? null }));
      expect(seen).toEqual(cells);
      if (frame) expect(matching(laid, faces, model, frame.x, frame.y)).toBe(frame.matching);
    }
  });
});
