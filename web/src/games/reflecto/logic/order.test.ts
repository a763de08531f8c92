import { expect, it } from "vitest";
import { remaining } from "./order";
import type { ReflectoView } from "../types";

const face = (letters: string) => ({ kind: letters ? "letters" : "blank", letters, figure: null });
const view = (out: number[]) =>
  ({
    out: [out, []],
    hands: [{ pieces: ["C", "H", "A", "T"], faces: ["A", "", "C", "T", "H"].map(face) }, null],
  }) as unknown as ReflectoView;

it("lists the tiles that are left in the order in which they leave", () => {
  expect(remaining(view([]), 0)).toEqual(["", "C", "H", "A", "T"]);
  expect(remaining(view([1, 2]), 0)).toEqual(["H", "A", "T"]);
});

it("puts a blank last once a letter has left before it", () => {
  expect(remaining(view([2, 4]), 0)).toEqual(["A", "T", ""]);
});

it("tells nothing about a hand that is not seen", () => {
  expect(remaining(view([]), 1)).toEqual([]);
});
