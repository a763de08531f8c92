import { describe, expect, it } from "vitest";
import { preferences } from "../../../preferences.svelte";
import { hand } from "./hand.svelte";
import { numberOf, placing, read, squaresFor } from "./moves";

describe("the moves of the solo game", () => {
  it("place a disc of either colour, say what a token shows, or stop", () => {
    expect(read("gd3")).toEqual({ kind: "place", colour: "gold", square: "d3" });
    expect(read("bb3")).toEqual({ kind: "place", colour: "black", square: "b3" });
    expect(read("g4=b10")).toEqual({ kind: "reveal", square: "g4", token: "b10" });
    expect(read("stop")).toEqual({ kind: "stop" });
    expect(read(placing("black", "g1"))).toEqual({ kind: "place", colour: "black", square: "g1" });
  });

  it("are told apart by their colour", () => {
    const moves = ["gd3", "gg4", "bd3", "bb4", "stop"];
    expect([...squaresFor("gold", moves)]).toEqual(["d3", "g4"]);
    expect([...squaresFor("black", moves)]).toEqual(["d3", "b4"]);
  });

  it("have tokens with numbers", () => {
    expect(["g0", "b7", "b10"].map(numberOf)).toEqual([0, 7, 10]);
  });

  it("have their colour chosen by its first letter in the visitor's language", () => {
    expect([hand.press("n"), hand.colour]).toEqual([true, "black"]);
    expect([hand.press("x"), hand.colour]).toEqual([true, "gold"]);
    expect([hand.press("b"), hand.colour]).toEqual([false, "gold"]);
    preferences.language = "en";
    expect([hand.press("b"), hand.colour]).toEqual([true, "black"]);
    expect([hand.press("g"), hand.colour]).toEqual([true, "gold"]);
    preferences.language = "fr";
  });
});
