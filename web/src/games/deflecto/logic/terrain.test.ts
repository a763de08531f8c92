import { describe, expect, it } from "vitest";
import { beyond, namedIn, nameAt, outside, place, stepped } from "./squares";
import { currents, surroundings } from "./terrain";

describe("squares", () => {
  it("are named from the bottom left", () => {
    expect(place("a1", 11)).toEqual({ x: 0, y: 10 });
    expect(nameAt({ x: 10, y: 0 }, 11)).toBe("k11");
    expect(beyond("a1", "n", 11)).toBe("a2");
    expect(beyond("a1", "w", 11)).toBeNull();
    expect(stepped("j2", 5, 5, 11)).toBe("k1");
    expect([outside("d11", 11), outside("k4", 11), outside("e5", 11)]).toEqual(["n", "e", null]);
  });

  it("are found in a refusal", () => {
    expect(namedIn({ squares: "d11 d1", number: 1 })).toEqual(["d11", "d1"]);
    expect(namedIn({ number: 1 })).toEqual([]);
  });
});

describe("a river", () => {
  it("flows from its source to its lake", () => {
    const flow = currents({ b5: "*e", c5: "~ew", d5: "~sw", d4: "@n" }, 11);
    expect(Object.fromEntries(flow)).toEqual({ b5: "e", c5: "e", d5: "s" });
  });

  it("flows to its lake from wherever it comes", () => {
    expect(Object.fromEntries(currents({ c5: "~ew", b5: "~ew", d5: "@w" }, 11))).toEqual({ b5: "e", c5: "e" });
  });

  it("flows southwards where nothing says otherwise", () => {
    expect(currents({ c5: "~ns", c4: "~ns" }, 11).get("c4")).toBe("s");
  });
});

describe("a chapel", () => {
  it("is joined to paths and chapels, open towards empty squares, closed to all else", () => {
    const tiles = { b2: "+", b3: "ns", c2: "+", b1: "ew" };
    expect(surroundings(tiles, "b2", 11)).toEqual({ joined: "ne", open: "w" });
    expect(surroundings({ a1: "+" }, "a1", 11)).toEqual({ joined: "", open: "ne" });
  });
});
