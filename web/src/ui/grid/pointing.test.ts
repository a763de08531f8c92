import { describe, expect, it } from "vitest";
import { Pointing } from "./pointing.svelte";

describe("pointing at a square", () => {
  it("is done by the mouse, or else by the keyboard while that is in use", () => {
    const pointing = new Pointing();
    expect(pointing.aimed).toBeNull();
    pointing.focused = true;
    expect(pointing.aimed).toBe("d3");
    pointing.hovered = "a1";
    expect(pointing.aimed).toBe("a1");
  });

  it("goes step by step, or to the ends of a row", () => {
    const pointing = new Pointing();
    for (const key of ["ArrowRight", "ArrowDown", "End"]) expect(pointing.step(key)).toBe(true);
    expect(pointing.cursor).toBe("h4");
    pointing.step("Home");
    expect([pointing.cursor, pointing.step("x")]).toEqual(["a4", false]);
  });

  it("stays on the board, however small", () => {
    const pointing = new Pointing({ columns: 3, rows: 3 });
    expect(pointing.cursor).toBe("c3");
    pointing.step("End");
    pointing.step("ArrowUp");
    expect(pointing.cursor).toBe("c2");
  });

  it("goes the other way on a board that is turned round", () => {
    const pointing = new Pointing();
    pointing.step("ArrowRight", true);
    pointing.step("ArrowUp", true);
    expect(pointing.cursor).toBe("c4");
    pointing.step("Home", true);
    expect(pointing.cursor).toBe("h4");
  });
});
