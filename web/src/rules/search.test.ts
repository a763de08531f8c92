import { describe, expect, it } from "vitest";
import { blocks } from "../pages/markdown";
import { answers, asked, counted, parts, sought, stretches } from "./search";

const PAGE = parts(
  blocks(
    [
      "# Jeu",
      "",
      "Deux joueurs.",
      "",
      "## Mise en place",
      "",
      "- **ABC-01** L'or commence.",
      "- **ABC-02** La rangée d'en haut.",
      "",
      "## Fin",
      "",
      "- **ABC-10** On compte *les pions*.",
    ].join("\n"),
  ),
);
const found = (query: string) =>
  sought(PAGE, asked(query)).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "items" ? block.items.map(({ id }) => id) : [block.kind])),
  );

describe("searching the rules", () => {
  it("ignores accents, case, ligatures and the kind of apostrophe", () => {
    expect(answers("La RANGÉE d’en haut, le cœur", asked("rangee D'EN coeur"))).toBe(true);
  });

  it("wants all words, in any order", () => {
    expect(found("pions compte")).toEqual(["ABC-10"]);
    expect(found("pions rangée")).toEqual([]);
  });

  it("finds a rule by its number, and words in paragraphs", () => {
    expect(found("abc-0")).toEqual(["ABC-01", "ABC-02"]);
    expect(found("joueurs")).toEqual(["paragraph"]);
  });

  it("keeps a heading only above what was found, and everything if nothing is asked", () => {
    expect(sought(PAGE, asked("compte")).map(({ blocks: left }) => left.length)).toEqual([1]);
    expect(sought(PAGE, asked("  "))).toEqual(PAGE);
    expect(counted(PAGE)).toBe(4);
  });

  it("marks what was found as it is written", () => {
    expect(stretches("La rangée, l’œuf", asked("rangee oeu"))).toEqual([
      { text: "La ", found: false },
      { text: "rangée", found: true },
      { text: ", l’", found: false },
      { text: "œu", found: true },
      { text: "f", found: false },
    ]);
    expect(stretches("sans rien", [])).toEqual([{ text: "sans rien", found: false }]);
  });
});
