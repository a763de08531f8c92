import { describe, expect, it } from "vitest";
import { grouped, reached } from "./menu";

const LABELS = ["Écrire un coup", "Télécharger", "Mode zen", "Tourner"];

describe("a menu", () => {
  it("is walked through in circles", () => {
    expect(reached("ArrowDown", 0, LABELS)).toBe(1);
    expect(reached("ArrowDown", 3, LABELS)).toBe(0);
    expect(reached("ArrowUp", 0, LABELS)).toBe(3);
    expect(reached("Home", 2, LABELS)).toBe(0);
    expect(reached("End", 0, LABELS)).toBe(3);
  });

  it("is searched by the first letter, whatever its accent", () => {
    expect(reached("e", 2, LABELS)).toBe(0);
    expect(reached("t", 0, LABELS)).toBe(1);
    expect(reached("T", 1, LABELS)).toBe(3);
    expect(reached("x", 1, LABELS)).toBeNull();
  });

  it("leaves other keys alone", () => {
    for (const key of ["Tab", " ", "Enter", "F5"]) expect(reached(key, 0, LABELS)).toBeNull();
  });

  it("has no empty groups", () => {
    const entry = { label: "Mode zen", icon: "close" } as const;
    expect(grouped([false, null], [entry, undefined])).toEqual([[entry]]);
  });
});
