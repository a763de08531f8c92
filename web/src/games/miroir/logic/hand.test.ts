import { beforeEach, describe, expect, it } from "vitest";
import type { MiroirView } from "../types";
import { concerns } from "./advice";
import { columns, side, view } from "./examples";
import { Hand } from "./hand.svelte";
import { Layout, type Rect, type Spot } from "./layout";
import { read } from "./moves";

const layout = new Layout(850, 624);
const seats = { near: 0, far: 1 };
const discards = (...letters: string[]) => Array.from({ length: 8 }, (_, at) => letters[at] ?? "");
const column = (number: number, card: number | null = null): Spot => ({
  kind: "column",
  side: "near",
  column: number,
  card,
});

describe("the hand", () => {
  let game: MiroirView;
  let made: string[];
  let hand: Hand;

  beforeEach(() => {
    game = view({
      sides: [{ ...columns("oup", "a"), discard: discards("t") }, side({ discard: discards("ee") })],
    });
    made = [];
    hand = new Hand(
      () => ({ view: game, moves: ["+", "1!soup"], layout, seats, acting: 0, own: "near" }),
      (move) => made.push(move),
    );
  });

  it("turns up a card by its pile, but not by the other's", () => {
    hand.choose({ kind: "pile", side: "far" });
    hand.choose({ kind: "pile", side: "near" });
    expect(made).toEqual(["+"]);
  });

  it("lays the card turned up on a column, or discards it", () => {
    game = view({ stage: "placing", card: "e" });
    hand.choose(column(3));
    hand.choose({ kind: "place", side: "near", place: 4 });
    hand.choose({ kind: "column", side: "far", column: 3, card: null });
    expect(made).toEqual(["3", "-"]);
  });

  it("takes a card by a tap, a run by a second one, and lays them by a third", () => {
    hand.choose(column(1, 2));
    hand.choose(column(1, 3));
    hand.choose(column(2, 1));
    expect(made).toEqual(["1.2-3>2"]);
    expect(hand.picked).toBeNull();
  });

  it("takes the last card of a column that is chosen as a whole, and more of them by key", () => {
    hand.choose(column(1));
    hand.stretch("first", false);
    hand.lay(5);
    expect(made).toEqual(["1.2-3>5"]);
  });

  it("steals from the other's discard and takes back from its own; the same again puts it back", () => {
    hand.choose({ kind: "place", side: "far", place: 0 });
    hand.lay(4);
    hand.choose({ kind: "place", side: "near", place: 0 });
    hand.choose({ kind: "place", side: "near", place: 0 });
    hand.lay(4);
    hand.choose({ kind: "place", side: "near", place: 0 });
    hand.lay(4);
    expect(made).toEqual(["*e>4", "t>4"]);
  });

  const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

  it("drags a card with those after it, and lets them go where they are", () => {
    hand.down(middle(layout.slot("near", 1, 2, 3)), 1);
    expect(hand.move(middle(layout.slot("near", 1, 2, 3)), 1)).toBe(false);
    expect(hand.move(middle(layout.column("near", 4)), 1)).toBe(true);
    expect(hand.isAway(0, 1, 3, null)).toBe(true);
    hand.up(middle(layout.column("near", 4)), 1);
    expect(made).toEqual(["1.2-3>4"]);
    expect(hand.release).toMatchObject({ move: "1.2-3>4", cards: "up" });
    expect([hand.isReleased("1.2-3>4"), hand.isReleased(null)]).toEqual([true, false]);
  });

  it("drags only what was picked before", () => {
    hand.choose(column(1, 2));
    hand.down(middle(layout.slot("near", 1, 2, 3)), 1);
    hand.move(middle(layout.column("near", 4)), 1);
    hand.up(middle(layout.column("near", 4)), 1);
    expect(made).toEqual(["1.2>4"]);
  });

  it("puts back what is let go nowhere", () => {
    hand.down(middle(layout.place("far", 0)), 1);
    hand.move(middle(layout.column("far", 4)), 1);
    hand.up(middle(layout.column("far", 4)), 1);
    expect([made, hand.picked, hand.drag]).toEqual([[], null, null]);
  });

  it("announces a word at once, or asks for the joker's letter", () => {
    hand.announce(1);
    expect(made).toEqual(["1!soup"]);
    const asking = new Hand(
      () => ({ view: game, moves: ["1!soupa", "1!soupe"], layout, seats, acting: 0, own: "near" }),
      (move) => made.push(move),
    );
    asking.announce(1);
    expect(asking.naming).toBe(1);
  });
});

describe("advice", () => {
  const about = (move: string, spot: Spot, mine: boolean, letter = "") => concerns(read(move), spot, mine, letter, "e");

  it("is seen where the move begins and where it ends", () => {
    expect(about("+", { kind: "pile", side: "near" }, true)).toBe(true);
    expect(about("-", { kind: "place", side: "near", place: 0 }, true, "e")).toBe(true);
    expect(about("-", { kind: "place", side: "near", place: 0 }, true, "a")).toBe(false);
    expect(about("*e>4", { kind: "place", side: "far", place: 0 }, false, "e")).toBe(true);
    expect(about("*e>4", { kind: "place", side: "near", place: 0 }, true, "e")).toBe(false);
    expect(about("*e>4", column(4), true)).toBe(true);
    expect(about("1.1>2", column(2), true)).toBe(true);
    expect(about("?2", { kind: "column", side: "far", column: 2, card: null }, false)).toBe(true);
  });
});
