import { beforeEach, describe, expect, it } from "vitest";
import type { MiroirView } from "../types";
import { Cursor } from "./cursor.svelte";
import { columns, side, view } from "./examples";
import { Hand } from "./hand.svelte";
import { Layout } from "./layout";
import { DROP, TURN } from "./moves";

describe("the keys of Miroir", () => {
  let game: MiroirView;
  let made: string[];
  let sent: string | null;
  let cursor: Cursor;

  const press = (...keys: string[]) => keys.map((key) => cursor.press({ key, shiftKey: false }));

  beforeEach(() => {
    game = view({ sides: [columns("oup", "a"), side()] });
    made = [];
    sent = null;
    const hand = new Hand(
      () => ({
        view: game,
        moves: [],
        layout: new Layout(850, 624),
        seats: { near: 0, far: 1 },
        acting: 0,
        own: "near",
      }),
      (move) => made.push(move),
    );
    cursor = new Cursor(hand, () => sent);
  });

  it("begin at the player's own pile and stop at the edges", () => {
    expect(cursor.spot).toEqual({ kind: "pile", side: "near" });
    press("ArrowRight", "ArrowDown");
    expect(cursor.spot).toEqual({ kind: "pile", side: "near" });
    press("ArrowUp", "Home");
    expect(cursor.spot).toEqual({ kind: "column", side: "near", column: 1, card: null });
    press("ArrowUp", "ArrowUp", "ArrowUp", "End");
    expect(cursor.spot).toEqual({ kind: "pile", side: "far" });
  });

  it("go to a column by its number, or lay there what is held", () => {
    press("4");
    expect(cursor.spot).toEqual({ kind: "column", side: "near", column: 4, card: null });
    press("1", "Enter", "7");
    expect(made).toEqual(["1.3>7"]);
  });

  it("choose a place for a card that is still being turned up", () => {
    sent = TURN;
    press("3", "d");
    expect(made).toEqual(["3", DROP]);
  });

  it("doubt the column that is announced rather than the one they are at", () => {
    press("2", "?");
    game = view({ announced: { column: 5, word: "" } });
    press("?");
    expect(made).toEqual(["?2", "?5"]);
  });

  it("leave all other keys to the page", () => {
    expect(press("x", "Tab", "Escape")).toEqual([false, false, true]);
  });
});
