import { beforeEach, describe, expect, it, vi } from "vitest";
import { LongPress } from "./press";

const at = (clientX: number, clientY = 0) => ({ clientX, clientY });

describe("a long press", () => {
  const hold = vi.fn();
  let press: LongPress;

  beforeEach(() => {
    vi.useFakeTimers();
    hold.mockReset();
    press = new LongPress();
    press.down(at(0), hold);
  });

  it("is a finger that stays", () => {
    press.move(at(4));
    vi.runAllTimers();
    expect([hold.mock.calls.length, press.held]).toEqual([1, true]);
  });

  it("is not a finger that leaves soon, or that slips away", () => {
    press.up();
    vi.runAllTimers();
    press.down(at(0), hold);
    press.move(at(40));
    vi.runAllTimers();
    expect([hold.mock.calls.length, press.held]).toEqual([0, false]);
  });

  it("is forgotten by the next one", () => {
    vi.runAllTimers();
    press.down(at(0), hold);
    expect(press.held).toBe(false);
  });
});
