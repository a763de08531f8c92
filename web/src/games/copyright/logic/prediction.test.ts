import { describe, expect, it } from "vitest";
import { foreseen, isJoined, isLoose, joined } from "./prediction";
import { laid, place } from "./examples";

const cards = (desk: ReturnType<typeof foreseen>) => desk.laid.map(({ card }) => card);

describe("a desk, before the host has answered", () => {
  const two = place({ laid: [laid(1, 0, 0), laid(2, 2, 0)], hand: [3] });

  it("has a card laid from the hand or moved, as it was said", () => {
    const desk = foreseen(two, ["3r1+4+0", "3r1+4+1"]);
    expect(desk.laid.at(-1)).toEqual(laid(3, 4, 1, 1));
    expect(desk.hand).toEqual([]);
  });

  it("does not lay a card that would lie apart", () => {
    expect(foreseen(two, ["3+9+9"])).toEqual(foreseen(two, []));
  });

  it("keeps what hangs together with the card laid earliest, and the rest is in the hand", () => {
    const desk = foreseen(two, ["3+4+0", "-2"]);
    expect([cards(desk), desk.hand]).toEqual([[1], [2, 3]]);
    expect(cards(foreseen(two, ["3+4+0", "1+4+0"]))).toEqual([1, 2, 3]);
    expect(cards(foreseen(two, ["1+9+9"]))).toEqual([1]);
    expect(foreseen(two, ["clear"]).hand).toEqual([1, 2, 3]);
  });

  it("is the same when a step that has been made is heard again", () => {
    expect(foreseen(two, ["2+2+0", "-3"])).toEqual(foreseen(two, []));
  });

  it("is not changed by moves that are no steps", () => {
    expect(foreseen(two, ["done", "next", "nonsense"])).toEqual(foreseen(two, []));
  });

  it("leaves fixed cards where they are, and nothing moves away from them", () => {
    const timed = place({ laid: [laid(1, 0, 0), laid(2, 2, 0)], fixed: 1, hand: [] });
    expect(foreseen(timed, ["1+1+0", "-1", "2+9+9"])).toEqual(foreseen(timed, []));
    expect(cards(foreseen(timed, ["clear"]))).toEqual([1]);
    expect([isLoose(foreseen(timed, []), 1), isLoose(foreseen(timed, []), 2)]).toEqual([false, true]);
  });
});

describe("a lay-out", () => {
  it("hangs together by shared cells, over however many cards", () => {
    expect(joined([laid(1, 0, 0), laid(2, 4, 0), laid(3, 2, 0), laid(4, 9, 9)]).map(({ card }) => card)).toEqual([
      1, 2, 3,
    ]);
    expect(joined([laid(1, 0, 0), laid(2, 3, 0)])).toHaveLength(1);
  });

  it("begins anywhere", () => {
    expect(isJoined({ laid: [], hand: [1], fixed: 0 }, laid(1, 50, 50))).toBe(true);
  });
});
