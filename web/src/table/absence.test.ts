import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { account, keep, latest, recall } from "../seen";
import { forgetOwn } from "../storage";
import * as api from "../wire/api";
import { FakeBrowser } from "../wire/fakes";
import type { Moment } from "../wire/types";
import { moment, table } from "./examples";
import { Session } from "./session.svelte";
import { unsent } from "./unsent";

vi.mock("../wire/api", { spy: true });

const UNREACHABLE = new api.Refusal(0, { code: "host-unreachable", text: "" });
const START = moment({ moves: { 0: ["d3", "c4"] }, clock: { left: [600_000, 600_000], running: [0] } });
const played = (version: number, seat: number, move: string): Moment =>
  moment({ version, ply: version, seat, move, to_act: [1 - seat] });

const stored = new Map<string, string>();
const caught = new Map<string, Response>();
const cache = {
  match: (name: string) => Promise.resolve(caught.get(name)?.clone()),
  put: (name: string, response: Response) => Promise.resolve(void caught.set(name, response)),
  delete: (name: string) => Promise.resolve(caught.delete(name)),
  keys: () => Promise.resolve([...caught.keys()]),
};

beforeEach(() => {
  stored.clear();
  caught.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache), delete: () => caught.clear() });
  vi.mocked(api.table).mockResolvedValue(table());
  vi.mocked(api.socketAddress).mockReturnValue("ws://host/socket");
  vi.mocked(api.moments).mockResolvedValue([]);
});
afterEach(() => vi.unstubAllGlobals());

/** A page that shows the table; the one before it was closed. */
async function opened(): Promise<{ session: Session; around: FakeBrowser }> {
  const around = new FakeBrowser();
  const session = new Session(table().id, around);
  await session.enter();
  return { session, around };
}

const welcome = (around: FakeBrowser, ...moments: Moment[]) =>
  around.wire.hear({ kind: "welcome", table: table(), moments });

/** Somebody has seen the table, has lost the network, has moved and closed the page. */
async function leftWithAMove(move = "d3"): Promise<string> {
  const { session, around } = await opened();
  welcome(around, START);
  around.isOnline = false;
  around.wire.onclose?.({ code: 1006 });
  session.play(0, move);
  session.leave();
  await vi.waitFor(() => expect(caught.size).toBe(1));
  const [kept] = unsent()[table().id] ?? [];
  return kept!.id;
}

describe("without a network", () => {
  it("a table is shown as it was last seen, with clocks that stand still", async () => {
    const first = await opened();
    welcome(first.around, START);
    first.session.leave();
    await vi.waitFor(() => expect(caught.size).toBe(1));
    vi.mocked(api.table).mockRejectedValue(UNREACHABLE);
    const { session } = await opened();
    expect([session.table?.id, session.now?.version, session.acting]).toEqual([table().id, 0, 0]);
    expect(session.now?.clock).toEqual({ left: [600_000, 600_000], running: [] });
  });

  it("a table that was never seen is not there", async () => {
    vi.mocked(api.table).mockRejectedValue(UNREACHABLE);
    await expect(opened()).rejects.toBe(UNREACHABLE);
  });

  it("a move is sent with its own id when the page is opened again", async () => {
    const id = await leftWithAMove();
    const { session, around } = await opened();
    expect(session.pending).toHaveLength(1);
    expect(around.wire.address).toContain("?since=0");
    welcome(around);
    expect(around.wire.plays).toMatchObject([{ id, move: "d3" }]);
    around.wire.hear({ kind: "saved", id, version: 1 });
    expect(unsent()).toEqual({});
  });

  it("a move whose answer was lost is not made again", async () => {
    await leftWithAMove();
    const { session, around } = await opened();
    welcome(around, played(1, 0, "d3"), played(2, 1, "c3"));
    expect([around.wire.plays, session.pending, session.problem, unsent()]).toEqual([[], [], null, {}]);
  });

  it("a move for a position that is gone is not sent, and the visitor is told", async () => {
    await leftWithAMove();
    const { session, around } = await opened();
    welcome(around, played(1, 0, "c4"), played(2, 1, "c3"));
    expect(around.wire.plays).toEqual([]);
    expect(session.problem).toMatchObject({ code: "move-outdated", details: { move: "d3" } });
  });

  it("a move is still meant when only others have acted", async () => {
    const id = await leftWithAMove();
    const { around } = await opened();
    welcome(around, played(1, 1, "hide"));
    expect(around.wire.plays).toMatchObject([{ id }]);
  });

  it("nothing is kept of moves in a race", async () => {
    vi.mocked(api.table).mockResolvedValue(table({ racing: true }));
    const { session, around } = await opened();
    around.wire.hear({ kind: "welcome", table: table({ racing: true }), moments: [START] });
    session.play(0, "d3");
    expect(unsent()).toEqual({});
  });
});

describe("what was seen", () => {
  it("answers only while the server does not", async () => {
    await latest("list", () => Promise.resolve([1]));
    await vi.waitFor(() => expect(caught.size).toBe(1));
    expect(await latest("list", () => Promise.reject(UNREACHABLE))).toEqual([1]);
    expect(await latest("list", () => Promise.resolve([2]))).toEqual([2]);
    const refused = new api.Refusal(403, { code: "no", text: "" });
    await expect(latest("list", () => Promise.reject(refused))).rejects.toBe(refused);
  });

  it("is not shown to somebody else, and forgotten", async () => {
    stored.set("galerie.account", "Ada");
    await keep("list", ["private"], account());
    stored.set("galerie.account", "Bob");
    expect(await recall("list")).toBeNull();
    stored.set("galerie.account", "Ada");
    forgetOwn();
    expect(await recall("list")).toBeNull();
  });

  it("is not kept if another account has signed in while it was asked for", async () => {
    stored.set("galerie.account", "Ada");
    await latest("list", () => {
      stored.set("galerie.account", "");
      return Promise.resolve(["private"]);
    });
    expect(await recall("list")).toBeNull();
  });

  it("is no more than so much", async () => {
    for (let number = 0; number < 70; number += 1) await keep(`table ${number}`, number, "");
    expect([caught.size, await recall("table 0"), await recall("table 69")]).toEqual([60, null, 69]);
    await keep("long", "x".repeat(2_000_000), "");
    expect(await recall("long")).toBeNull();
  });
});
