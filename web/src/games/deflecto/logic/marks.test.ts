import { describe, expect, it } from "vitest";
import { example, player } from "./examples";
import { marks, prospects } from "./marks";
import { FRAME, SIDE } from "./squares";

describe("the numbers at the edge of the map", () => {
  it("show their owner, and where they start", () => {
    const found = marks(example()).map(({ square, number, seat, starts }) => [square, number, seat, starts]);
    expect(found).toEqual([
      ["d11", 1, 0, true],
      ["d1", 1, 0, false],
      ["h11", 2, 1, true],
      ["h1", 2, 1, false],
    ]);
  });

  it("stay while they can still be taken", () => {
    const free = marks(example({ stage: "starting" })).filter(({ seat }) => seat === null);
    expect(free.map(({ square }) => square)).toEqual(["a8", "k8", "a4", "k4"]);
  });

  it("stand where the path crosses the edge of the board", () => {
    const [top] = marks(example());
    expect(top).toMatchObject({ x: FRAME + 3.5 * SIDE, y: FRAME });
  });

  it("are not struck through by the path of a free number", () => {
    const [vertical] = prospects(example({ stage: "starting", players: [] }));
    expect(vertical?.from.y).toBeGreaterThan(FRAME + 0.9 * SIDE);
    expect(vertical?.to.y).toBeLessThan(FRAME + 10.1 * SIDE);
  });

  it("show the path of a free number", () => {
    expect(prospects(example())).toEqual([]);
    const starting = example({ stage: "starting", players: [player(3, "a8")] });
    expect(prospects(starting).map(({ number, ends }) => [number, ends])).toEqual([
      [1, ["d11", "d1"]],
      [2, ["h11", "h1"]],
      [4, ["a4", "k4"]],
    ]);
  });
});
