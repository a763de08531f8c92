import { describe, expect, it } from "vitest";
import { DRAWN } from "../faces/faces";
import { ids, say, spoken, typeset } from "./catalogues";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the catalogues", () => {
  it("have the same messages in both languages", () => {
    expect(ids("en")).toEqual(ids("fr"));
  });

  it("have every message the client names", () => {
    const known = new Set(ids("fr"));
    const named = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => id && !known.has(id))).toEqual([]);
  });

  it("have every message whose name is composed", () => {
    const families: Record<string, string[]> = {
      "analysis-tab-": ["moves", "review"],
      "connection-": ["connecting", "online", "sent", "saved", "reconnecting", "offline", "gone"],
      "ending-": [
        ...["full", "blocked", "resigned", "time", "agreed", "cleared", "lost", "stuck", "stopped"],
        ...["points", "rounds", "trained"],
        ...["words", "exhausted", "jammed", "out", "guessed", "misguessed", "limit"],
        ...["settled", "passed"],
      ],
      "puzzle-state-": ["solved", "failed", "shown", "new"],
      "rated-": ["fully", "unhelped", "helped", "maybe"],
      "copyright-at-": ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"],
      "copyright-count-": ["matches", "rows", "columns", "missed", "bonus"],
      "copyright-ending-": ["finished", "given_up", "time", "agreed", "pile"],
      "copyright-figure-": ["s", "o", "x"],
      "copyright-help-": ["base", "timed", "flash"],
      "copyright-help-key-": ["hold", "arrows", "turn", "flip", "enter", "take", "cancel", "read"],
      "copyright-key-": ["enter", "delete", "escape"],
      "copyright-option-": [
        ...["variant", "limit", "wins", "rounds", "minutes", "seconds", "turns", "modeller", "fair", "gentle"],
        ...["variant-value"],
      ],
      "copyright-told-": ["put", "take", "clear", "done", "pass", "end", "continue"],
      "copyright-written-": ["clear", "done", "end", "continue", "next", "pass", "model", "deal", "time", "step"],
      "deflecto-answer-": ["agreed", "contested", "waiting"],
      "deflecto-help-key-": ["tiles", "arrows", "turn", "flip", "enter", "cancel"],
      "deflecto-option-": ["level", "layout", "closed_edges", "lot"].flatMap((name) => [name, `${name}-hint`]),
      "deflecto-shape-": [
        ...["straight", "curve", "three_way", "four_way", "dead_end", "straight_rail", "curved_rail", "buffer"],
        ...["straight_river", "curved_river", "source", "lake", "meadow", "chapel"],
      ],
      "deflecto-side-": ["0", "1", "2", "3"],
      "deflecto-toward-": ["n", "e", "s", "w"],
      "deflecto-written-": ["pass", "ask", "agree", "contest"],
      "kind-": ["me", "here", "open", "bot"],
      "level-": [...DRAWN.flatMap((level) => ["", "-trade", "-style", "-cousins"].map((of) => level + of)), "random"],
      "miroir-help-key-": ["arrows", "enter", "turn", "lay", "drop", "stretch", "cancel", "remark"],
      "miroir-option-": ["words", "referee", "seconds"].flatMap((name) => [name, `${name}-hint`, `${name}-value`]),
      "miroir-played-": ["words", "referee", "seconds"],
      "miroir-told-": ["turn", "lay", "drop", "steal", "recover", "doubt", "point", "silence", "stuck"],
      "miroir-written-": [
        ...["turn", "drop", "lay", "steal", "recover", "silence", "accept"],
        ...["doubt", "point", "stuck", "time"],
      ],
      "reflecto-": ["gerda", "queen", "side-gerda", "side-queen"],
      "reflecto-by-": ["step", "jump"],
      "reflecto-face-": ["letters", "blank", "mirror"],
      "result-": ["won", "lost", "other"].flatMap((who) => ["", "-counted", "-tied", "-among"].map((how) => who + how)),
      "reversi-line-": ["n", "ne", "e", "se", "s", "sw", "w", "nw"],
      "reversi-option-": ["one_line", "parallel", "othello"],
      "reversi-review-missed-": ["win", "draw"],
      "reversi-side-": ["gold", "black"],
      "takeback-": ["asked", "sent", "declined-by"],
      "draw-": ["asked", "sent", "declined-by"],
      "rematch-": ["asked", "sent", "declined-by"],
      "solo-option-": ["values"],
      "solo-slot-": ["won", "seen", "lost", "unseen"],
      "solo-stop": ["", "-really", "-means"],
      "theme-": ["system", "light", "dark"],
      "told-": ["resign", "takeback", "draw", "agree", "decline", "rematch", "flag"],
      "words-band-": ["child", "student", "adult", "solver"],
      "words-odd-": ["digits", "hyphen", "apostrophe", "spaces", "star", "signs", "long"],
    };
    const wanted = Object.entries(families).flatMap(([family, names]) => names.map((name) => family + name));
    expect(wanted.filter((id) => !ids("fr").includes(id))).toEqual([]);
  });

  it("are chosen by the visitor's languages", () => {
    expect(spoken(["de-DE", "en-GB", "fr"])).toBe("en");
    expect(spoken(["fr-CA", "en"])).toBe("fr");
    expect(spoken(["frr", "de"])).toBe("fr");
    expect(spoken([])).toBe("fr");
  });

  it("fill in the details", () => {
    expect(say("en", "reversi-occupied", { square: "d3" })).toBe("There is already a disc on d3.");
  });

  it("are set with French spaces and curly apostrophes", () => {
    expect(typeset("fr", "« l'or » : oui !")).toBe("«\u00a0l’or\u00a0»\u00a0: oui\u202f!");
    expect(typeset("en", "it's gold!")).toBe("it’s gold!");
  });
});
