import { describe, expect, it } from "vitest";
import { blocks } from "./markdown";

const plain = (text: string) => ({ text, style: "plain" });

describe("a page of rules", () => {
  it("has a title, paragraphs and headings", () => {
    expect(blocks("# Reversi\n\nDeux joueurs,\nun plateau.\n\n## La pose\n")).toEqual([
      { kind: "title", words: [plain("Reversi")] },
      { kind: "paragraph", words: [plain("Deux joueurs, un plateau.")] },
      { kind: "heading", words: [plain("La pose")] },
    ]);
  });

  it("has numbered rules, each with its anchor", () => {
    expect(blocks("- **REV-04** Il faut *encadrer*. *(règle)*\n- Sans numéro")).toEqual([
      {
        kind: "items",
        items: [
          {
            id: "REV-04",
            words: [
              plain("Il faut "),
              { text: "encadrer", style: "em" },
              plain(". "),
              { text: "(règle)", style: "em" },
            ],
          },
          { id: null, words: [plain("Sans numéro")] },
        ],
      },
    ]);
  });

  it("may have words in bold and in code", () => {
    expect(blocks("Une **case** `d3`")).toEqual([
      {
        kind: "paragraph",
        words: [plain("Une "), { text: "case", style: "strong" }, plain(" "), { text: "d3", style: "code" }],
      },
    ]);
  });
});
