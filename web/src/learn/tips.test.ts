import { beforeEach, describe, expect, it } from "vitest";
import { Tips } from "./tips.svelte";

const tip = (id: string, look: string[] = []) => ({ id, text: `about ${id}`, look });

describe("tips at a table", () => {
  let seen: Set<string>;
  let isSeasoned: boolean;
  let tips: Tips;
  const shown = () => tips.shown.map(({ id }) => id);

  beforeEach(() => {
    seen = new Set();
    isSeasoned = false;
    tips = new Tips("reversi", {
      hasSeen: (game, id) => seen.has(`${game} ${id}`),
      see: (game, id) => void seen.add(`${game} ${id}`),
      isSeasoned: () => isSeasoned,
    });
  });

  it("come one at a time, the most useful first, and stay until the visitor has moved", () => {
    tips.consider([tip("may", ["d3"]), tip("count")], 0);
    expect(shown()).toEqual(["may"]);
    expect(tips.look).toEqual(["d3"]);
    tips.consider([tip("count")], 0);
    expect(shown()).toEqual(["may"]);
    expect(tips.look).toEqual([]);
    tips.consider([tip("may"), tip("count")], 1);
    expect(shown()).toEqual(["count"]);
    tips.consider([tip("may"), tip("count")], 2);
    expect(shown()).toEqual([]);
  });

  it("are not seen before they were read", () => {
    tips.consider([tip("may")], 0);
    expect(seen.size).toBe(0);
    tips.consider([tip("may")], 1);
    expect([...seen]).toEqual(["reversi may"]);
  });

  it("wait for the next move once one is dismissed", () => {
    tips.consider([tip("may"), tip("count")], 0);
    tips.dismiss();
    tips.consider([tip("count")], 0);
    expect(shown()).toEqual([]);
    tips.consider([tip("count")], 1);
    expect(shown()).toEqual(["count"]);
  });

  it("come as soon as there is one", () => {
    tips.consider([], 0);
    tips.consider([tip("may")], 0);
    expect(shown()).toEqual(["may"]);
  });

  it("do not trouble the seasoned", () => {
    isSeasoned = true;
    tips.consider([tip("may")], 0);
    expect(shown()).toEqual([]);
  });

  it("come again, all of them, on request", () => {
    isSeasoned = true;
    tips.consider([tip("may", ["d3"]), tip("count")], 3);
    tips.ask(3);
    expect(shown()).toEqual(["may", "count"]);
    expect(tips.isAsked).toBe(true);
    tips.consider([tip("may"), tip("count")], 3);
    expect(shown()).toEqual(["may", "count"]);
    tips.consider([tip("may"), tip("count")], 4);
    expect(shown()).toEqual([]);
    expect(tips.isAsked).toBe(false);
  });
});
