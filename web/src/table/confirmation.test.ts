import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../preferences.svelte";
import { MoveConfirmation } from "./confirmation.svelte";
import type { Session } from "./session.svelte";

const at = (version: number, more: object = {}) =>
  ({ now: { version }, isNow: true, mover: 0, table: { racing: false }, ...more }) as unknown as Session;

describe("confirming moves", () => {
  beforeEach(() => (preferences.confirms = true));
  afterEach(() => (preferences.confirms = false));

  it("shows a move first, and makes it the second time", () => {
    const make = vi.fn();
    const confirmation = new MoveConfirmation(at(1), make);
    confirmation.try("d3");
    expect([confirmation.move, make.mock.calls]).toEqual(["d3", []]);
    confirmation.try("c4");
    expect(confirmation.move).toBe("c4");
    confirmation.try("c4");
    expect(make).toHaveBeenCalledExactlyOnceWith("c4");
    expect(confirmation.move).toBeNull();
  });

  it("makes it when the player agrees, and forgets it when they decline", () => {
    const make = vi.fn();
    const confirmation = new MoveConfirmation(at(1), make);
    confirmation.try("d3");
    confirmation.decline();
    confirmation.agree();
    expect(make).not.toHaveBeenCalled();
    confirmation.try("d3");
    confirmation.agree();
    expect(make).toHaveBeenCalledExactlyOnceWith("d3");
  });

  it("leaves a move to the question that is asked about it anyway", () => {
    const make = vi.fn();
    const confirmation = new MoveConfirmation(at(1), make, (move) => move === "d3");
    confirmation.try("d3");
    expect([confirmation.move, make.mock.calls]).toEqual([null, [["d3"]]]);
    confirmation.try("c4");
    expect(confirmation.move).toBe("c4");
  });

  it("forgets a move once something has happened", () => {
    const session = at(1);
    const confirmation = new MoveConfirmation(session, vi.fn());
    confirmation.try("d3");
    Object.assign(session, { now: { version: 2 } });
    expect(confirmation.move).toBeNull();
  });

  it("does not show a move to the next player at a shared screen", () => {
    const session = at(1);
    const confirmation = new MoveConfirmation(session, vi.fn());
    confirmation.try("set ARBRE");
    Object.assign(session, { mover: null });
    expect(confirmation.move).toBeNull();
  });

  it("is not wanted in a race, nor by those who have not asked for it", () => {
    const make = vi.fn();
    new MoveConfirmation(at(1, { table: { racing: true } }), make).try("d3");
    preferences.confirms = false;
    new MoveConfirmation(at(1), make).try("c4");
    expect(make.mock.calls).toEqual([["d3"], ["c4"]]);
  });
});
