import { describe, expect, it } from "vitest";
import { Hand } from "./hand.svelte";
import { placement, Placements, unvaried } from "./moves";
import { keyOf, laid, left, rack } from "./tiles";

const tile = (level: 1 | 2, name: string) => rack(level).find((each) => each.name === name)!;

describe("the rack", () => {
  it("has sixteen tiles to begin with, under ten keys at most", () => {
    expect(
      rack(1)
        .map((_, at) => keyOf(at))
        .join(""),
    ).toBe("12345");
    expect(
      rack(2)
        .map((_, at) => keyOf(at))
        .join(""),
    ).toBe("1234567890");
    expect(left({ straight: 5, curve: 6, three_way: 2, four_way: 1, dead_end: 2 })).toBe(16);
  });

  it("writes which tile shows a face only where several do", () => {
    expect(laid(tile(1, "straight"), false, "ns")).toBe("ns");
    expect(laid(tile(2, "straight/curved_rail"), false, "ns")).toBe("ns/2");
    expect(laid(tile(2, "straight/curved_rail"), true, "=ne")).toBe("=ne");
    expect(laid(tile(2, "four_way/meadow"), true, "%")).toBe("%/4");
    expect(laid(tile(2, "four_way/meadow"), false, "nesw")).toBe("nesw");
    expect(laid(tile(2, "dead_end/chapel"), true, "+")).toBe("+");
  });
});

describe("placements", () => {
  it("are taken apart", () => {
    expect(placement("d5:%/3")).toEqual({ square: "d5", figure: "%", variant: "3" });
    expect(placement("end?")).toBeNull();
    expect(unvaried("d5:ns/2")).toBe("d5:ns");
  });

  it("are found by tile, face and square", () => {
    const placements = new Placements(["d5:ns/1", "d5:ew/1", "e5:ns/1", "e5:ns/2", "d5:=ns", "end?"]);
    const straight = tile(2, "straight/straight_rail");
    expect([...placements.squares(straight, false)]).toEqual(["d5", "e5"]);
    expect(placements.ways(straight, false, "d5")).toEqual(["ns", "ew"]);
    expect([...placements.squares(straight, true)]).toEqual(["d5"]);
    expect(new Placements(["end?"]).none).toBe(true);
  });
});

describe("a tile in hand", () => {
  const hand = () => {
    const made = new Hand(["d5:ne", "d5:sw", "d5:nw", "e5:es", "d5:ns"]);
    made.pick(tile(1, "curve"));
    return made;
  };

  it("lights only the squares it may be laid on", () => {
    expect([...hand().lit].sort()).toEqual(["d5", "e5"]);
  });

  it("is seen over a square turned so that it fits", () => {
    const held = hand();
    held.over = "e5";
    expect(held.ghost).toEqual({ square: "e5", figure: "es", move: "e5:es" });
    held.over = "f5";
    expect(held.ghost).toBeNull();
  });

  it("turns to the next way that fits, either way round", () => {
    const held = hand();
    held.over = "d5";
    const seen = [held.ghost?.figure];
    for (let time = 0; time < 3; time += 1) {
      held.turn();
      seen.push(held.ghost?.figure);
    }
    expect(seen).toEqual(["ne", "sw", "nw", "ne"]);
    held.turn(-1);
    expect(held.ghost?.figure).toBe("nw");
  });

  it("turns by quarters while it is over nothing", () => {
    const held = hand();
    held.turn();
    expect(held.figure).toBe("es");
  });

  it("stays where a finger has put it", () => {
    const held = hand();
    held.put = "d5";
    held.over = "e5";
    expect(held.ghost?.square).toBe("d5");
  });

  it("is sent even where it does not fit, for the host to say why", () => {
    expect(hand().moveOn("k1")).toBe("k1:ne");
    expect(new Hand([]).moveOn("k1")).toBeNull();
  });

  it("is turned over at level 2 only", () => {
    expect(hand().flip()).toBe(false);
    const held = new Hand(["d5:ne/3", "e5:*n"]);
    held.pick(tile(2, "curve/source"));
    held.put = "d5";
    expect(held.flip()).toBe(true);
    expect([held.figure, [...held.lit], held.put]).toEqual(["*n", ["e5"], null]);
  });
});
