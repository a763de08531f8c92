import { describe, expect, it } from "vitest";
import { command } from "./keys";

const press = (key: string, more: Partial<Parameters<typeof command>[0]> = {}) =>
  command({ key, shift: false, modified: false, typing: false, onBoard: false, ...more });

describe("keys", () => {
  it("step through the game wherever the focus is", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => press(key))).toEqual([
      "back",
      "forward",
      "first",
      "last",
    ]);
    expect(press("ArrowDown")).toBeNull();
    expect(press("a")).toBeNull();
  });

  it("move the cursor on the board, and step with Shift", () => {
    expect(press("ArrowLeft", { onBoard: true })).toBeNull();
    expect(press("ArrowLeft", { onBoard: true, shift: true })).toBe("back");
  });

  it("turn to other variations with Shift", () => {
    expect(press("ArrowDown", { shift: true })).toBe("next");
    expect(press("ArrowUp", { shift: true })).toBe("previous");
  });

  it("belong to fields and to the browser first", () => {
    expect(press("ArrowLeft", { typing: true })).toBeNull();
    expect(press("Escape", { typing: true })).toBeNull();
    expect(press("ArrowLeft", { modified: true })).toBeNull();
    expect(press("Escape")).toBe("escape");
  });
});
