import { describe, expect, it } from "vitest";
import { answer, FakeServer, SAMPLE } from "./examples";
import { AnalysisSession } from "./session.svelte";
import { find, type Branch } from "./tree";

function opened(): { server: FakeServer; session: AnalysisSession } {
  const server = new FakeServer();
  return { server, session: new AnalysisSession(answer(SAMPLE), server.ask) };
}

function at(session: AnalysisSession, variation: number, ply: number): Branch {
  const found = find(session.tree, session.analysis, { variation, ply });
  if (!found) throw new Error(`nothing at ${variation}.${ply}`);
  return found;
}

const told = (session: AnalysisSession) => session.line.map(({ line }) => line?.move ?? "").join("");

describe("an analysis", () => {
  it("opens at the position it was opened at", () => {
    const { session } = opened();
    expect(session.at.parent).toBeNull();
    expect(session.moment?.view).toBe("");
    expect(new AnalysisSession(answer(SAMPLE, { variation: 1, ply: 3 })).at.line?.move).toBe("y");
  });

  it("steps through the game without asking", () => {
    const { server, session } = opened();
    session.step(1);
    session.step(1);
    expect(session.at.line?.move).toBe("b");
    expect(session.lively).toBe(true);
    session.step(-1);
    expect(session.lively).toBe(false);
    session.step(99);
    expect(session.at.line?.move).toBe("d");
    session.step(-99);
    expect(session.at.parent).toBeNull();
    expect(server.wishes).toEqual([]);
  });

  it("asks for a variation once, and only for what it does not know", async () => {
    const { server, session } = opened();
    await session.look(at(session, 1, 3));
    expect(server.wishes).toMatchObject([{ at: { variation: 1, ply: 3 }, since: 2 }]);
    expect(told(session)).toBe("axy");
    expect(session.moment?.move).toBe("y");
    await session.look(at(session, 0, 4));
    await session.look(at(session, 1, 2));
    expect(server.wishes.length).toBe(1);
  });

  it("follows only the last of several steps", async () => {
    const { session } = opened();
    const slow = session.look(at(session, 1, 3));
    session.step(1);
    await slow;
    expect(session.at.line?.move).toBe("a");
  });

  it("turns to what else was tried at the same place", async () => {
    const { session } = opened();
    session.step(2);
    session.turn(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(session.at.line?.move).toBe("x");
    session.turn(1);
    expect(session.at.line?.move).toBe("b");
  });

  it("opens a variation for a move that was not tried yet", async () => {
    const { server, session } = opened();
    session.step(3);
    const trying = session.play(1, "e");
    expect([session.busy, session.sent]).toEqual([true, "e"]);
    expect(await trying).toBe(true);
    expect([session.busy, session.sent]).toEqual([false, null]);
    expect(told(session)).toBe("abce");
    expect(session.variation?.line?.move).toBe("e");
    expect(session.moment?.move).toBe("e");
    expect(session.lively).toBe(true);
    expect(server.wishes).toMatchObject([{ at: { variation: 0, ply: 3 }, change: { do: "play", seat: 1, move: "e" } }]);
  });

  it("follows a move that is there already, without asking", async () => {
    const { server, session } = opened();
    await session.play(0, "a");
    expect(session.at.line?.move).toBe("a");
    expect(server.wishes).toEqual([]);
  });

  it("stays where it is when a move is refused, and says why", async () => {
    const { session } = opened();
    session.step(1);
    expect(await session.play(1, "illegal")).toBe(false);
    expect(session.problem?.code).toBe("illegal-move");
    expect(session.at.line?.move).toBe("a");
    expect(session.tree.branches.size).toBe(8);
    session.step(1);
    expect(session.problem).toBeNull();
  });

  it("loses nothing when the server cannot be reached", async () => {
    const { server, session } = opened();
    server.refuses = { code: "host-unreachable", text: "" };
    await session.look(at(session, 1, 2));
    expect(session.problem?.code).toBe("host-unreachable");
    expect(session.at.parent).toBeNull();
    await session.look(at(session, 1, 2));
    expect(session.at.line?.move).toBe("x");
  });

  it("names a variation, and stays where it was", async () => {
    const { session } = opened();
    session.step(4);
    await session.rename(2, "  A trap ");
    expect(session.tree.names).toEqual(["", "The corner", "A trap"]);
    expect(session.at.line?.move).toBe("d");
  });

  it("leaves a variation that is deleted, and can bring it back", async () => {
    const { session } = opened();
    await session.look(at(session, 2, 3));
    await session.remove(at(session, 2, 3));
    expect(session.at.line?.move).toBe("x");
    expect(session.analysis.variations.length).toBe(1);
    expect(session.mayRestore).toBe(true);
    await session.restore();
    expect(session.at.line?.move).toBe("z");
    expect(session.mayRestore).toBe(false);
  });

  it("stays where it is when another variation is deleted", async () => {
    const { session } = opened();
    session.step(4);
    await session.remove(at(session, 2, 3));
    expect(session.at.line?.move).toBe("d");
  });

  it("never deletes what was played", async () => {
    const { server, session } = opened();
    await session.remove(at(session, 0, 2));
    expect(server.wishes).toEqual([]);
  });
});
