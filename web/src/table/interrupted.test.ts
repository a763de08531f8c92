import { describe, expect, it } from "vitest";
import { table } from "./examples";
import { leavers } from "./interrupted";
import type { Session } from "./session.svelte";

const GONE = { claim: 30_000, vacant: 0, away: 20_000 };

/** A table where the visitor sits first, and the other has left. */
function session(link: Session["link"]) {
  const { seats, ...rest } = table();
  const left = { ...rest, seats: seats.map((seat, at) => (at === 1 ? { ...seat, ...GONE } : seat)) };
  return { table: left, mine: [0], link };
}

describe("a player who has left", () => {
  it("is told with the time that is left", () => {
    expect(leavers(session("open"), 1_000)).toEqual([{ seat: 1, grace: 29_000, isReplaceable: true }]);
  });

  it("is not told to whoever is offline themselves", () => {
    expect(leavers(session("offline"), 1_000)).toEqual([]);
    expect(leavers(session("reconnecting"), 1_000)).toEqual([]);
  });
});
