import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CopyrightLaid } from "../types";
import { Bench, DOUBLE } from "./bench.svelte";
import type { Desk } from "./prediction";
import { laid } from "./examples";
import { Ground } from "./ground";

/** A surface where the cell in column x and row y begins at (100x + 200, 100y + 100). */
const ground = new Ground({ left: -2, top: -1, columns: 7, rows: 5 }, 700, 500);
const middle = (x: number, y: number) => ({ x: 100 * x + 250, y: 100 * y + 150 });

describe("the bench", () => {
  let desk: Desk;
  let active: boolean;
  let made: string[];
  let bench: Bench;

  const set = (lying: CopyrightLaid[], hand: number[], fixed = 0) => (desk = { laid: lying, hand, fixed });
  const tap = (x: number, y: number, time = 0) => {
    bench.down(middle(x, y), 1);
    bench.up(middle(x, y), 1, time);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    made = [];
    active = true;
    set([laid(1, 0, 0), laid(2, 1, 0)], [3, 4]);
    bench = new Bench(
      () => ({ desk, tray: [1, 2, 3, 4], active, ground, width: 700, height: 500 }),
      (move) => made.push(move),
    );
  });

  describe("by mouse or touch", () => {
    it("lays a card dragged from the hand where it snaps", () => {
      bench.down({ x: 300, y: 600 }, 1, 3, { x: 150, y: 150 });
      expect(bench.move({ x: 302, y: 600 }, 1)).toBe(false);
      expect(bench.move({ x: 400, y: 300 }, 1)).toBe(true);
      bench.move({ x: 460, y: 260 }, 1);
      expect(bench.aim).toEqual(laid(3, 1, 0));
      bench.up({ x: 460, y: 260 }, 1, 0);
      expect([made, bench.drag, bench.chosen]).toEqual([["3r0+1+0"], null, 3]);
    });

    it("turns and flips a card while it is dragged", () => {
      bench.down({ x: 300, y: 600 }, 1, 3, { x: 150, y: 150 });
      bench.move({ x: 450, y: 250 }, 1);
      bench.turn();
      bench.flip();
      bench.up({ x: 450, y: 250 }, 1, 0);
      expect(made).toEqual(["3f3+1+0"]);
    });

    it("deselects a card when others are meant", () => {
      bench.choose(3);
      bench.attend(new Set([3, 4]));
      expect(bench.chosen).toBe(3);
      bench.attend(new Set([4]));
      expect(bench.chosen).toBeNull();
    });

    it("moves the uppermost card, or the chosen one", () => {
      const drag = () => {
        bench.down(middle(1, 1), 1);
        bench.move(middle(1, 2), 1);
        bench.up(middle(1, 2), 1, 0);
      };
      drag();
      bench.choose(1);
      drag();
      expect(made).toEqual(["2r0+1+1", "1r0+0+1"]);
    });

    it("does nothing when a card is put down where it was", () => {
      bench.down(middle(3, 1), 1);
      bench.move(middle(3, 3), 1);
      bench.move({ ...middle(3, 1), x: middle(3, 1).x + 10 }, 1);
      bench.up(middle(3, 1), 1, 0);
      expect(made).toEqual([]);
    });

    it("takes back a card that is dragged off the surface", () => {
      bench.down(middle(3, 1), 1);
      bench.move({ x: 400, y: 800 }, 1);
      expect(bench.aim).toBeNull();
      bench.up({ x: 400, y: 800 }, 1, 0);
      expect(made).toEqual(["-2"]);
    });

    it("takes back a card that is dropped with the pointer just below the surface, wherever it was grasped", () => {
      bench.down({ x: 550, y: 380 }, 1);
      bench.move({ x: 550, y: 495 }, 1);
      expect([bench.aim, bench.isFollowing]).toEqual([laid(2, 1, 1), true]);
      bench.move({ x: 550, y: 505 }, 1);
      expect(bench.aim).toBeNull();
      bench.up({ x: 550, y: 505 }, 1, 0);
      expect([made, bench.isFollowing]).toEqual([["-2"], false]);
    });

    it("knows whether a held card follows the mouse or the keys", () => {
      bench.pick(3);
      bench.hover(middle(1, 1));
      expect([bench.ghost, bench.isFollowing]).toEqual([laid(3, 0, 0), true]);
      bench.step(1, 0);
      expect([bench.ghost, bench.isFollowing]).toEqual([laid(3, 1, 0), false]);
    });

    it("shows which cards would return to the hand", () => {
      set([laid(1, 0, 0), laid(2, 2, 0), laid(5, 4, 0)], [3]);
      bench.down(middle(3, 1), 1);
      bench.move(middle(2, 3), 1);
      expect(bench.leaving).toEqual([5]);
    });

    it("lays a card that was tapped in the tray where the surface is tapped", () => {
      bench.pick(3);
      tap(2, 1);
      expect(made).toEqual(["3r0+1+0"]);
    });

    it("sends a card that is not connected too: the server refuses it", () => {
      bench.pick(3);
      tap(-2, 3);
      expect(made).toEqual(["3r0-3+2"]);
    });

    it("chooses a card by a tap, and flips it by a double one", () => {
      tap(3, 1, 1000);
      expect(bench.chosen).toBe(2);
      tap(3, 1, 1000 + DOUBLE - 1);
      expect([made, bench.chosen]).toEqual([["2f0+1+0"], 2]);
    });

    it("goes through the cards under a cell by slow taps, and a double tap flips the chosen one all the same", () => {
      tap(1, 1, 1000);
      tap(1, 1, 2000);
      vi.advanceTimersByTime(DOUBLE);
      expect(bench.chosen).toBe(1);
      tap(1, 1, 4000);
      tap(1, 1, 4100);
      vi.advanceTimersByTime(DOUBLE);
      expect([made, bench.chosen]).toEqual([["1f0+0+0"], 1]);
    });

    it("turns a card by the wheel, a notch at a time", () => {
      expect(bench.wheel(100)).toBe(false);
      bench.choose(2);
      for (const by of [30, 30, -20, -40]) expect(bench.wheel(by)).toBe(true);
      expect(made).toEqual(["2r1+1+0", "2r3+1+0"]);
    });

    it("turns a card by two fingers", () => {
      bench.down(middle(3, 1), 1);
      bench.down({ ...middle(3, 1), x: middle(3, 1).x + 100 }, 2);
      bench.move({ ...middle(3, 1), y: middle(3, 1).y + 100 }, 2);
      bench.up({ ...middle(3, 1), y: middle(3, 1).y + 100 }, 2, 0);
      bench.up(middle(3, 1), 1, 0);
      expect([made, bench.chosen]).toEqual([["2r1+1+0"], 2]);
    });

    it("shows a card chosen from the hand under the mouse", () => {
      bench.hover(middle(1, 1));
      expect(bench.ghost).toBeNull();
      bench.pick(3);
      bench.hover(middle(1, 1));
      expect(bench.ghost).toEqual(laid(3, 0, 0));
      bench.hover(null);
      expect(bench.ghost).toBeNull();
    });

    it("remembers how a card in hand is held", () => {
      bench.pick(3);
      bench.turn();
      bench.pick(4);
      bench.pick(3);
      tap(2, 1);
      expect(made).toEqual(["3r1+1+0"]);
    });
  });

  describe("by keyboard", () => {
    it("holds a card over the cursor, moves, turns and lays it", () => {
      bench.hold(2);
      expect(bench.ghost).toEqual(laid(3, 0, 0));
      bench.step(1, 0);
      bench.step(0, -1);
      bench.turn(-1);
      bench.enter();
      expect([made, bench.ghost, bench.chosen]).toEqual([["3r3+1-1"], null, null]);
    });

    it("picks up a laid card, and lets it go again", () => {
      bench.hold(1);
      bench.step(0, 1);
      expect(bench.ghost).toEqual(laid(2, 1, 1));
      bench.letGo();
      expect(bench.ghost).toBeNull();
      bench.step(1, 0);
      bench.enter();
      expect(made).toEqual(["2r0+2+0"]);
    });

    it("walks over the cells and chooses one card after the other", () => {
      bench.step(9, 0);
      expect(bench.cursor).toEqual({ x: 4, y: 1 });
      bench.enter();
      expect(bench.chosen).toBeNull();
      bench.step(-2, 0);
      bench.enter();
      expect(bench.chosen).toBe(2);
      bench.enter();
      expect(bench.chosen).toBe(1);
      bench.takeBack();
      expect(made).toEqual(["-1"]);
    });
  });

  it("moves nothing when it is not the player's turn, but lets them turn what they hold", () => {
    active = false;
    bench.choose(2);
    bench.turn();
    bench.takeBack();
    bench.pick(3);
    bench.turn();
    tap(2, 1);
    expect([made, bench.orientation(3)]).toEqual([[], 1]);
  });

  it("does not move fixed cards", () => {
    set([laid(1, 0, 0), laid(2, 1, 0)], [], 1);
    tap(0, 0);
    expect(bench.chosen).toBeNull();
    bench.down(middle(0, 0), 1);
    expect(bench.move(middle(3, 3), 1)).toBe(false);
  });

  it("deselects a card that is gone", () => {
    bench.choose(9);
    bench.settle();
    expect(bench.chosen).toBeNull();
  });
});
