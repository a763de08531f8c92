import { describe, expect, it } from "vitest";
import { NAMES } from "../../../ui/grid/squares";
import { view } from "./examples";
import { chances, listed, lying, told, tokenName, written } from "./words";

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");

describe("the solo game in words", () => {
  it("names tokens", () => {
    expect(["g7", "b10", "g0", "b0"].map(tokenName)).toEqual(["or 7", "noir 10", "or vierge", "noir vierge"]);
    expect(listed(["or 7"])).toBe("or 7");
    expect(listed(["or 7", "or 1", "noir 3"])).toBe("or 7, or 1 et noir 3");
  });

  it("says what either colour could do on a square", () => {
    const shown = view({ turns: { gd3: ["d4"] }, wins: { gd3: ["c3"] }, tokens: { c3: "b7" } });
    expect(plain(chances(shown, ["gd3", "stop"], "d3"))).toBe(
      "or : retourne 1 pion, gagne le jeton noir 7; noir : non jouable",
    );
    expect(chances(shown, ["gd3"], "e3")).toBe("");
  });

  it("says what lies on a square", () => {
    const board = NAMES.map((name) => ({ a1: "g", c3: "t", d2: "?" })[name] ?? ".").join("");
    const shown = view({ board, tokens: { c3: "g0" }, lost: ["c3"] });
    const said = (name: string) => lying(shown, name, NAMES.indexOf(name));
    expect(["a1", "b1", "c3", "d2"].map(said)).toEqual([
      "pion or",
      "libre",
      "jeton or vierge, perdu",
      "jeton face cachée",
    ]);
  });

  it("tells moves and writes them down", () => {
    const won = view({ last: { colour: "gold", square: "d3", turned: ["d4", "d5"], won: { c3: "b7" } } });
    expect(plain(told(won, "gd3"))).toBe("Pion or en d3, 2 pions retournés. Jeton gagné : noir 7.");
    expect(told(view(), "c3=g7")).toBe("Le jeton en c3 est l’or 7.");
    expect(["gd3", "bd3", "c3=g7", "stop"].map(written).map(plain)).toEqual(["or d3", "noir d3", "c3 : or 7", "arrêt"]);
  });
});
