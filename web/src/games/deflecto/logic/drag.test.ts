import { describe, expect, it } from "vitest";
import { Drag } from "./drag.svelte";
import { rack } from "./tiles";

const grip = { tile: rack(1)[1]!, back: false };

const pointer = (x: number, y: number, rest: Partial<PointerEvent> = {}): PointerEvent =>
  ({ clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0, ...rest }) as PointerEvent;

describe("a drag", () => {
  it("begins once the pointer has moved far enough, and ends where it is let go", () => {
    const drag = new Drag();
    drag.press(pointer(100, 100), grip);
    expect(drag.move(pointer(103, 103))).toBeNull();
    expect(drag.at).toBeNull();
    expect(drag.move(pointer(120, 100))).toBe(grip);
    expect(drag.move(pointer(130, 100))).toBeNull();
    expect(drag.release(pointer(130, 100))).toEqual({ x: 130, y: 100 });
    expect(drag.at).toBeNull();
  });

  it("lifts the tile above a finger, where it can be seen", () => {
    const drag = new Drag();
    drag.press(pointer(100, 300, { pointerType: "touch" }), grip);
    drag.move(pointer(100, 280, { pointerType: "touch" }));
    expect(drag.isTouch).toBe(true);
    expect(drag.at!.y).toBeLessThan(240);
  });

  it("is told from a click, until something else is pressed", () => {
    const drag = new Drag();
    drag.press(pointer(0, 0), grip);
    expect(drag.release(pointer(1, 1))).toBeNull();
    expect(drag.isEcho).toBe(false);
    drag.press(pointer(0, 0), grip);
    drag.move(pointer(50, 0));
    drag.release(pointer(50, 0));
    expect(drag.isEcho).toBe(true);
    drag.forget();
    expect(drag.isEcho).toBe(false);
  });

  it("follows one pointer and one button", () => {
    const drag = new Drag();
    drag.press(pointer(0, 0, { button: 2 }), grip);
    expect(drag.move(pointer(50, 0))).toBeNull();
    drag.press(pointer(0, 0), grip);
    expect(drag.move(pointer(50, 0, { pointerId: 2 }))).toBeNull();
    expect(drag.release(pointer(50, 0, { pointerId: 2 }))).toBeNull();
    drag.move(pointer(50, 0));
    drag.stop();
    expect(drag.move(pointer(60, 0))).toBeNull();
  });
});
