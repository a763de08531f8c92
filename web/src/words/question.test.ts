import { describe, expect, it } from "vitest";
import { newBases, read } from "./question";

describe("what is typed into the word box", () => {
  it("is nothing, as long as it is empty", () => {
    expect([read(""), read("   ")]).toEqual([{ kind: "none" }, { kind: "none" }]);
  });

  it("is a word, when it is made of letters, with their accents and capitals", () => {
    expect(read(" Œuvré ")).toEqual({ kind: "word", text: "Œuvré" });
    expect(read("e\u0301te\u0301")).toEqual({ kind: "word", text: "été" });
  });

  it("is a pattern, with a joker or with any ending", () => {
    expect(["so?pe", "whis*", "?"].map((text) => read(text).kind)).toEqual(["pattern", "pattern", "pattern"]);
  });

  it.each([
    ["digits", "l33t"],
    ["digits", "①"],
    ["hyphen", "arc-en-ciel"],
    ["hyphen", "arc\u2011en\u2011ciel"],
    ["apostrophe", "aujourd’hui"],
    ["spaces", "pomme de terre"],
    ["star", "s*e"],
    ["star", "s**"],
    ["signs", "fête!"],
    ["signs", "🍲"],
    ["long", "a".repeat(64)],
  ])("can be no word: %s in %s", (why, text) => {
    expect(read(text)).toEqual({ kind: "odd", why });
  });
});

describe("the base forms of a word", () => {
  it("are left out if the word is its own only base form", () => {
    expect(newBases("ete", ["été"])).toEqual([]);
    expect(newBases("coeur", ["cœur"])).toEqual([]);
    expect(newBases("soupe", ["soupe", "souper"])).toEqual(["soupe", "souper"]);
    expect(newBases("iront", ["aller"])).toEqual(["aller"]);
  });
});
