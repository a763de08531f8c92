import { describe, expect, it } from "vitest";
import type { OptionForm } from "../wire/types";
import { applies } from "./options";

const option = (...conditions: OptionForm["applies"]): OptionForm => ({
  name: "limit",
  default: 20,
  values: [10, 20],
  rare: false,
  applies: conditions,
});

describe("an option", () => {
  it("without conditions always applies", () => {
    expect(applies(option(), {}, 2)).toBe(true);
  });

  it("applies where all that a condition says of other options and seats is so", () => {
    const limit = option({ seats: [2, 3], variant: ["base", "timed"] });
    expect(applies(limit, { variant: "timed" }, 2)).toBe(true);
    expect(applies(limit, { variant: "timed" }, 1)).toBe(false);
    expect(applies(limit, { variant: "flash" }, 2)).toBe(false);
  });

  it("applies where one of several conditions holds", () => {
    const limit = option({ letters: [4], tiles: [5] }, { letters: [4, 5], tiles: [6] });
    expect(applies(limit, { letters: 5, tiles: 6 }, 2)).toBe(true);
    expect(applies(limit, { letters: 5, tiles: 5 }, 2)).toBe(false);
  });

  it("is not taken for another value that looks like it", () => {
    expect(applies(option({ turns: [false] }), { turns: 0 }, 2)).toBe(false);
  });
});
