import { describe, expect, it } from "vitest";
import { figure, opposite, shapeOf, ways, type Shape } from "./figures";
import { rack } from "./tiles";

const SHAPES = [
  ...new Set([1, 2].flatMap((level) => rack(level as 1 | 2).flatMap(({ front, back }) => [front, back]))),
];

describe("figures", () => {
  it("are read as the notation writes them", () => {
    expect(figure("nes")).toEqual({ kind: "path", sides: "nes" });
    expect(figure("=ew")).toEqual({ kind: "rail", sides: "ew" });
    expect(figure("*n")).toEqual({ kind: "source", sides: "n" });
    expect(figure("+")).toEqual({ kind: "chapel", sides: "" });
  });

  it("turn clockwise by quarters, each way once", () => {
    const turned = (sides: string) =>
      Array.from("nesw")
        .filter((side) => sides.includes("nesw".charAt(("nesw".indexOf(side) + 3) % 4)))
        .join("");
    for (const shape of SHAPES.filter((each): each is Shape => each !== null)) {
      const all = ways(shape);
      expect(new Set(all).size).toBe(all.length);
      all.forEach((text, quarters) => {
        expect(shapeOf(text)).toEqual({ shape, quarters });
        const next = all[(quarters + 1) % all.length] ?? "";
        expect(figure(next).sides).toBe(turned(figure(text).sides));
      });
    }
  });

  it("have sides that face each other", () => {
    expect(Array.from("nesw").map(opposite).join("")).toBe("swne");
  });
});
