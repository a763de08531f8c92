import { afterEach, describe, expect, it } from "vitest";
import { preferences } from "../preferences.svelte";
import { isLetter, keyOf, tableKeys, wanted } from "./shortcuts";

const press = (key: string, shiftKey = true) => wanted({ key, shiftKey });

describe("shortcuts", () => {
  afterEach(() => (preferences.language = "fr"));

  it("have the letters of the visitor's language", () => {
    expect([press("I"), press("H")]).toEqual(["advice", null]);
    preferences.language = "en";
    expect([press("I"), press("H")]).toEqual([null, "advice"]);
    expect(keyOf("hints")).toBe("⇧ L");
  });

  it("leave plain letters to typed moves", () => {
    expect(press("z", false)).toBeNull();
    expect(press("Z")).toBe("zen");
    expect(["d", "é", "Z"].every(isLetter)).toBe(true);
    expect(["3", " ", "Enter", "?"].some(isLetter)).toBe(false);
  });

  it("are all in the help, in every language, and each has its own letter", () => {
    for (const language of ["fr", "en"] as const) {
      preferences.language = language;
      const shifted = tableKeys().filter(({ keys }) => keys[0] === "⇧");
      expect(shifted).toHaveLength(4);
      expect(new Set(shifted.map(({ keys }) => keys[1])).size).toBe(4);
    }
  });
});
