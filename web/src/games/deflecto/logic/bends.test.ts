import { describe, expect, it } from "vitest";
import { bentBy, growths, walked } from "./bends";
import { example } from "./examples";

const view = example({
  bends: { "d10:ne": [0, -1], "h5:nw": [1, 2] },
  detours: ["d11sesssssssssw", "d11ssssssssss", "h11ssssswssssse"],
});

describe("bends", () => {
  it("are ways written as a start and steps", () => {
    expect(walked("d11sse", 11)).toEqual(["d11", "d10", "d9", "e9"]);
    expect(walked("k8", 11)).toEqual(["k8"]);
  });

  it("are those of the seats that a placement bends, whichever tile shows it", () => {
    const bent = bentBy(view, "d10:ne/2");
    expect([...bent.keys()]).toEqual([0]);
    expect(bent.get(0)?.slice(0, 4)).toEqual(["d11", "d10", "e10", "e9"]);
    expect(bentBy(view, "d10:ns").size).toBe(0);
    expect(bentBy(view, "end?").size).toBe(0);
  });

  it("tell how much longer a path would be on a square that is new to it", () => {
    expect(growths(view, bentBy(view, "d10:ne"), "d10")).toEqual([{ seat: 0, by: 2, square: "e6" }]);
  });

  it("write nothing where a path stays as long as it was", () => {
    expect(growths(view, bentBy(view, "h5:nw"), "h5").map(({ seat }) => seat)).toEqual([1]);
  });

  it("never write on the square of the tile, nor twice on one square", () => {
    const crossing = example({ bends: { "e6:ne": [0, 1] }, detours: ["d11esssw", "d11esssw"] });
    const squares = growths(crossing, bentBy(crossing, "e6:ne"), "e10").map(({ square }) => square);
    expect(new Set(["e10", ...squares]).size).toBe(1 + squares.length);
  });
});
