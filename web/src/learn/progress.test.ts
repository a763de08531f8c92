import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Progress } from "../wire/types";
import type { learnt as Learnt } from "./progress.svelte";
import { MOST, union } from "./progress.svelte";

vi.mock("../wire/api", { spy: true });

describe("what a visitor has learnt", () => {
  let learnt: typeof Learnt;
  /** What the account was sent; it knows one scene already. */
  let sent: Progress[];

  /** The page, opened anew in the same browser. */
  const reopened = async (): Promise<typeof Learnt> => {
    vi.resetModules();
    const { addProgress } = await import("../wire/api");
    vi.mocked(addProgress).mockImplementation((progress) => {
      sent.push(progress);
      return Promise.resolve({ ...progress, scenes: [...(progress.scenes ?? []), "solo/draw"] });
    });
    return (await import("./progress.svelte")).learnt;
  };

  beforeEach(async () => {
    sent = [];
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    learnt = await reopened();
  });

  it("is remembered, each scene once", async () => {
    learnt.finishScene("reversi", "flank");
    learnt.finishScene("reversi", "flank");
    learnt.finishScene("solo", "draw");
    expect((await reopened()).scenes("reversi")).toEqual(["flank"]);
  });

  it("is a game that was waved away", async () => {
    expect(learnt.knows("reversi")).toBe(false);
    learnt.know("reversi");
    expect((await reopened()).knows("reversi")).toBe(true);
    expect(learnt.knows("solo")).toBe(false);
  });

  it("is a tip once it was seen", () => {
    learnt.see("reversi", "corner");
    expect(learnt.hasSeen("reversi", "corner")).toBe(true);
    expect(learnt.hasSeen("solo", "corner")).toBe(false);
  });

  it("makes seasoned after ten games, each counted once", () => {
    for (let table = 0; table < 9; table += 1) {
      learnt.finishGame("reversi", `table ${table}`);
      learnt.finishGame("reversi", `table ${table}`);
    }
    expect(learnt.games("reversi")).toBe(9);
    expect(learnt.isSeasoned("reversi")).toBe(false);
    learnt.finishGame("reversi", "table 9");
    learnt.finishGame("reversi", "table 10");
    expect(learnt.isSeasoned("reversi")).toBe(true);
    expect(learnt.games("reversi")).toBe(10);
    expect(learnt.games("solo")).toBe(0);
  });

  it("is what another tab has written too", async () => {
    (await reopened()).finishScene("reversi", "flank");
    learnt.finishScene("reversi", "corner");
    expect(learnt.scenes("reversi")).toEqual(["flank", "corner"]);
  });

  it("survives what is not its own in the browser", async () => {
    localStorage.setItem("galerie.learnt.seen", "{");
    expect((await reopened()).knows("reversi")).toBe(false);
  });

  it("stays in the browser of a guest", async () => {
    await learnt.follow(null);
    learnt.finishScene("reversi", "flank");
    expect(sent).toEqual([]);
  });

  it("is shared with an account, both ways", async () => {
    learnt.finishScene("reversi", "flank");
    await learnt.follow("Ada");
    expect(sent.map(({ scenes }) => scenes)).toEqual([["reversi/flank"]]);
    expect(learnt.scenes("solo")).toEqual(["draw"]);
    learnt.know("reversi");
    expect(sent.at(-1)).toEqual({ seen: ["lesson reversi"] });
  });

  it("is sent once, however often it is learnt", async () => {
    await learnt.follow("Ada");
    const before = sent.length;
    for (let time = 0; time < 3; time++) learnt.know("reversi");
    expect(sent.length).toBe(before + 1);
  });

  it("does not go over to the next visitor, nor to the next account", async () => {
    await learnt.follow("Ada");
    learnt.know("reversi");
    await (learnt = await reopened()).follow(null);
    expect(learnt.known).toEqual({ scenes: [], seen: [], puzzles: {}, days: [], opponents: {} });
    await learnt.follow("Ada");
    learnt.know("reversi");
    await learnt.follow("Bob");
    expect(learnt.knows("reversi")).toBe(false);
  });

  it("is the union of two devices; the older answer to a puzzle counts", () => {
    const one = { scenes: ["a/1"], seen: ["x"], puzzles: { "a/p": true }, days: [], opponents: {} };
    const other = { scenes: ["a/1", "a/2"], seen: [], puzzles: { "a/p": false, "a/q": false }, days: ["a/d"] };
    expect(union(one, other)).toEqual({
      scenes: ["a/1", "a/2"],
      seen: ["x"],
      puzzles: { "a/p": true, "a/q": false },
      days: ["a/d"],
      opponents: {},
    });
  });

  it("has the opponents that were known last", () => {
    const known = { scenes: [], seen: [], puzzles: {}, days: [] };
    const opponents = { a: { level: "child", at: 2 }, b: { level: "child", at: 2 } };
    const other = { opponents: { a: { level: "adept", at: 1 }, b: { level: "adept", at: 3 }, c: { level: "adept" } } };
    const both = union({ ...known, opponents }, other).opponents;
    expect(Object.values(both).map(({ level }) => level)).toEqual(["child", "adept", "adept"]);
  });

  it("has an opponent even if the browser's clock is behind", () => {
    learnt.add({ opponents: { reversi: { level: "child", at: 2 ** 50 } } });
    learnt.setOpponent("reversi", { level: "adept" });
    expect(learnt.opponent("reversi")?.level).toBe("adept");
  });

  it("lets the opponents of an account prevail over a guest's first games", async () => {
    learnt.setOpponent("reversi", { level: "child" });
    await learnt.follow("Ada");
    expect(sent.at(-1)?.opponents?.reversi?.at).toBe(0);
    learnt.setOpponent("reversi", { level: "novice" });
    expect(sent.at(-1)?.opponents?.reversi?.at).toBeGreaterThan(0);
  });

  it("is no more than an account takes; the oldest goes first", () => {
    const days = Array.from({ length: MOST }, (_, day) => `a/${day}`);
    const tried = Object.fromEntries(days.map((day) => [day, true]));
    const all = union(
      { scenes: [], seen: [], puzzles: tried, days, opponents: {} },
      { puzzles: { "b/p": false }, days: ["b/0"] },
    );
    expect([all.days.length, all.days[0], all.days.at(-1)]).toEqual([MOST, "a/1", "b/0"]);
    expect(Object.keys(all.puzzles)).toEqual([...days.slice(1), "b/p"]);
  });
});
