import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../wire/api";
import { FakeBrowser } from "../wire/fakes";
import type { Command, Moment, TableInfo } from "../wire/types";
import { moment, table } from "./examples";
import { Session } from "./session.svelte";

vi.mock("../wire/api", { spy: true });

describe("a screen shared by people with secrets", () => {
  let around: FakeBrowser;
  let session: Session;
  const two: TableInfo = {
    ...table({ secret: true }),
    seats: table().seats.map((seat) => ({ ...seat, kind: "human", yours: true })),
  };
  const open = moment({ version: 2, ply: 2, view: "public", to_act: [1] });
  const secret = { ...open, view: "secret", moves: { 1: ["b7-b6"] } };
  const hear = (each: Moment) => around.wire.hear({ kind: "happened", moment: each });
  const looks = () =>
    around.wire.sent.map((text) => JSON.parse(text) as Command).filter((each) => each.kind === "look");
  const everything = () => JSON.stringify([session.now, session.shown, session.plies, session.story]);

  beforeEach(async () => {
    vi.mocked(api.table).mockResolvedValue(two);
    vi.mocked(api.socketAddress).mockReturnValue("ws://host/socket");
    vi.mocked(api.moments).mockResolvedValue([]);
    around = new FakeBrowser();
    session = new Session("abcdefghijklmnop", around);
    await session.enter();
    around.wire.hear({ kind: "welcome", table: two, moments: [open] });
  });

  it("shows nobody's secrets, and nobody acts, until somebody looks", () => {
    expect([session.shared, session.acting, session.now?.view]).toEqual([true, null, "public"]);
    session.curtain.open(1);
    expect(looks().map((each) => each.seat)).toEqual([1]);
    hear(secret);
    expect([session.acting, session.now?.view, session.shown?.view]).toEqual([1, "secret", "secret"]);
  });

  it("needs no curtain at a stage where nothing is secret", async () => {
    session.leave();
    session = new Session("abcdefghijklmnop", around, (_, view) => view === "scored");
    await session.enter();
    around.wire.hear({ kind: "welcome", table: two, moments: [open] });
    expect([session.shared, session.acting]).toEqual([true, null]);
    hear({ ...open, version: 3, ply: 3, view: "scored", to_act: [0, 1], moves: { 0: ["next"], 1: ["next"] } });
    expect([session.shared, session.acting]).toEqual([false, 0]);
  });

  it("forgets what was looked at as soon as the curtain closes", () => {
    session.curtain.open(1);
    hear(secret);
    session.curtain.close();
    expect(everything()).not.toContain("secret");
    hear(open);
    expect([session.acting, session.now?.view]).toEqual([null, "public"]);
  });

  it("forgets it once the seat has moved, in the history too", () => {
    session.curtain.open(1);
    hear(secret);
    hear(moment({ version: 3, ply: 3, seat: 1, move: "b7-b6", to_act: [0], view: "public" }));
    expect([session.ply, session.curtain.seat]).toEqual([3, null]);
    expect(everything()).not.toContain("secret");
  });

  it("closes the curtain when the connection is lost and found again", () => {
    session.curtain.open(1);
    hear(secret);
    around.wire.hear({ kind: "welcome", table: two, moments: [open] });
    expect(everything()).not.toContain("secret");
    expect(session.acting).toBeNull();
  });

  it("needs no curtain where there is nothing to hide, or no longer", () => {
    hear(moment({ version: 3, ply: 2, ending: { scores: [1, 0], ranks: [1, 2], reason: "resigned", counted: false } }));
    expect(session.shared).toBe(false);
  });
});
