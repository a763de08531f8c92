import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../wire/api";
import { FakeBrowser } from "../wire/fakes";
import type { Moment, Problem, Say } from "../wire/types";
import { line, moment, table } from "./examples";
import { Session } from "./session.svelte";

vi.mock("../wire/api", { spy: true });

const played = (ply: number, move: string, given: Partial<Moment> = {}) =>
  moment({ version: ply, ply, move, seat: (ply + 1) % 2, to_act: [ply % 2], ...given });

describe("a session", () => {
  let around: FakeBrowser;
  let session: Session;

  const hear = (...moments: Moment[]) => {
    for (const each of moments) around.wire.hear({ kind: "happened", moment: each });
  };

  beforeEach(async () => {
    vi.mocked(api.table).mockResolvedValue(table());
    vi.mocked(api.socketAddress).mockReturnValue("ws://host/socket");
    vi.mocked(api.moments).mockResolvedValue([]);
    around = new FakeBrowser();
    session = new Session("abcdefghijklmnop", around);
    await session.enter();
    around.wire.hear({ kind: "welcome", table: table(), moments: [moment({ moves: { 0: ["d3", "c4"] } })] });
  });

  it("knows which seats are the visitor's, and which of them is to move", () => {
    expect(session.mine).toEqual([0]);
    expect(session.acting).toBe(0);
    hear(played(1, "d3"));
    expect(session.acting).toBeNull();
  });

  it("notices a seat that is no longer the visitor's after reconnecting, until it is theirs again", () => {
    const { seats } = table();
    const strange = table({ seats: seats.map((seat) => ({ ...seat, yours: false })) });
    around.wire.hear({ kind: "welcome", table: strange, moments: [moment()] });
    expect(session.unseated).toBe(true);
    around.wire.hear({ kind: "welcome", table: strange, moments: [] });
    expect(session.unseated).toBe(true);
    around.wire.hear({ kind: "welcome", table: table(), moments: [] });
    expect(session.unseated).toBe(false);
  });

  it("says when a move is sent and when it is saved", () => {
    expect(session.connection).toBe("saved");
    session.play(0, "d3");
    expect(session.connection).toBe("sent");
    expect(session.pending.map((each) => each.move)).toEqual(["d3"]);
    around.wire.hear({ kind: "saved", id: around.wire.plays[0]!.id, version: 1 });
    expect(session.connection).toBe("saved");
  });

  it("keeps the reason of a refusal until the next move", () => {
    session.play(0, "a1");
    const problem = { code: "reversi-flanks-nothing", text: "", rule: "REV-04", details: { square: "a1" } };
    around.wire.hear({ kind: "refused", id: around.wire.plays[0]!.id, problem });
    expect(session.problem).toEqual(problem);
    expect(session.pending).toEqual([]);
    session.play(0, "d3");
    expect(session.problem).toBeNull();
  });

  describe("while a move awaits its answer", () => {
    const moves = () => around.wire.plays.map((each) => each.move);
    const answer = (number: number, problem?: Problem) => {
      const id = around.wire.plays[number]!.id;
      around.wire.hear(problem ? { kind: "refused", id, problem } : { kind: "saved", id, version: number + 1 });
    };
    const problem = { code: "reversi-flanks-nothing", text: "" };

    beforeEach(() => session.play(0, "d3"));

    it("keeps the latest of those made meanwhile, and sends it when the answer comes", () => {
      session.play(0, "c4");
      session.play(0, "c5");
      expect(moves()).toEqual(["d3"]);
      expect(session.pending.map((each) => each.move)).toEqual(["d3", "c5"]);
      answer(0);
      expect(moves()).toEqual(["d3", "c5"]);
      answer(1);
      expect([session.pending, session.connection]).toEqual([[], "saved"]);
    });

    it("sends it after a refusal too, and goes on saying what was refused", () => {
      session.play(0, "c4");
      answer(0, problem);
      expect(moves()).toEqual(["d3", "c4"]);
      expect(session.problem).toEqual(problem);
    });

    it("does not make the same move twice", () => {
      session.play(0, "c4");
      session.play(0, "d3");
      answer(0);
      expect(moves()).toEqual(["d3"]);
    });

    it("sends conduct at once, in the place of a move that waited", () => {
      session.play(0, "c4");
      session.play(0, "!takeback");
      answer(0);
      expect(moves()).toEqual(["d3", "!takeback"]);
    });

    it("knows the seat of the next move, though chance or another seat is to act", () => {
      hear(played(1, "d3"));
      expect([session.acting, session.mover]).toEqual([null, 0]);
      answer(0);
      expect(session.mover).toBeNull();
    });
  });

  it("sends every move of a race at once and in order, but not the same one twice in a row", async () => {
    session.leave();
    session = new Session("abcdefghijklmnop", around);
    await session.enter();
    around.wire.hear({ kind: "welcome", table: table({ racing: true }), moments: [moment({ moves: { 0: ["12"] } })] });
    for (const move of ["12", "12+1+0", "12+1+0", "12"]) session.play(0, move);
    expect(around.wire.plays.map((each) => each.move)).toEqual(["12", "12+1+0", "12"]);
    expect(session.pending.map((each) => each.move)).toEqual(["12", "12+1+0", "12"]);
    around.wire.hear({ kind: "saved", id: around.wire.plays[0]!.id, version: 1 });
    expect(session.pending.map((each) => each.move)).toEqual(["12+1+0", "12"]);
  });

  it("receives each line once, and gives back what was refused", () => {
    const heard: [string[], boolean][] = [];
    session.onSaid = (lines, mine) => heard.push([lines.map((each) => each.text), mine]);
    around.wire.hear({ kind: "said", lines: [line(1, "Bonjour")] });
    around.wire.hear({ kind: "said", lines: [line(1, "Bonjour")] });
    session.say("Salut", "");
    const { id } = JSON.parse(around.wire.sent.at(-1)!) as Say;
    around.wire.hear({ kind: "said", lines: [line(2, "Salut", "me")], id });
    expect(heard).toEqual([
      [["Bonjour"], false],
      [["Salut"], true],
    ]);
    session.say("encore", "");
    const problem = { code: "chat-fast", text: "" };
    around.wire.hear({ kind: "refused", id: (JSON.parse(around.wire.sent.at(-1)!) as Say).id, problem });
    expect([session.unsaid, session.problem]).toEqual([{ text: "encore", problem }, null]);
    expect(session.lines.map((each) => each.text)).toEqual(["Bonjour", "Salut"]);
  });

  it("says when the connection is lost", () => {
    around.wire.onclose?.({ code: 1006 });
    expect(session.connection).toBe("reconnecting");
  });

  it("follows the game unless an older moment is looked at", () => {
    hear(played(1, "d3"), played(2, "c3"));
    expect([session.ply, session.isNow]).toEqual([2, true]);
    session.look(1);
    hear(played(3, "c4"));
    expect([session.ply, session.isNow, session.shown?.move]).toEqual([1, false, "d3"]);
    session.look(99);
    hear(played(4, "e3"));
    expect([session.ply, session.isNow]).toEqual([4, true]);
  });

  it("comes back to the game when what it looked at is taken back", () => {
    hear(played(1, "d3"), played(2, "c3"), played(3, "c4"));
    session.look(2);
    hear(moment({ version: 4, ply: 1, move: "!agree", seat: 1 }));
    expect([session.ply, session.isNow]).toEqual([1, true]);
  });

  it("comes back to the game to play", () => {
    hear(played(1, "d3"), played(2, "c3", { moves: { 0: ["c4"] } }));
    session.look(0);
    session.play(0, "c4");
    expect(session.isNow).toBe(true);
  });

  it("fetches missing moments", async () => {
    vi.mocked(api.moments).mockResolvedValue([
      moment(),
      played(1, "d3"),
      played(2, "c3"),
      moment({ version: 9, ply: 3, move: "c4" }),
    ]);
    hear(moment({ version: 9, ply: 3, move: "c4", seat: 0 }));
    await vi.waitFor(() => expect(session.plies.map((ply) => ply?.move)).toEqual([null, "d3", "c3", "c4"]));
  });

  it("fetches the moments of a long game page by page", async () => {
    const game = [moment(), played(1, "d3"), played(2, "c3"), moment({ version: 9, ply: 3, move: "c4" })];
    vi.mocked(api.moments).mockImplementation((_, since) => Promise.resolve(game.slice(since, since + 2)));
    hear(moment({ version: 9, ply: 3, move: "c4", seat: 0 }));
    await vi.waitFor(() => expect(session.plies.map((ply) => ply?.move)).toEqual([null, "d3", "c3", "c4"]));
    expect(
      vi
        .mocked(api.moments)
        .mock.calls.slice(-2)
        .map(([, since]) => since),
    ).toEqual([0, 2]);
  });

  it("does not believe a page of moments that were taken back meanwhile", async () => {
    let answer: (page: Moment[]) => void = () => {};
    vi.mocked(api.moments).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    hear(moment({ version: 9, ply: 3, move: "c4", seat: 0 }));
    const now = [moment(), played(1, "d3"), moment({ version: 10, ply: 2, move: "e6", seat: 1 })];
    vi.mocked(api.moments).mockResolvedValue(now);
    hear(moment({ version: 10, ply: 2, move: "!agree", seat: 1 }));
    answer([moment(), played(1, "d3"), played(2, "c3")]);
    await vi.waitFor(() => expect(session.plies.map((ply) => ply?.move)).toEqual([null, "d3", "e6"]));
  });

  it("begins anew at a table that is played with fewer seats than planned", () => {
    const { seats } = table();
    hear(played(1, "* deal"), moment({ version: 2, ply: 1, move: "!ready", seat: 0 }));
    const fewer = table({ seats: seats.slice(1) });
    session.table = fewer; // the answer to whoever starts, which may come first
    around.wire.hear({ kind: "seated", table: fewer });
    hear(moment());
    expect([session.story?.now.version, session.plies.length]).toEqual([0, 1]);
    hear(played(1, "* other deal"));
    expect(session.plies.map((ply) => ply?.move)).toEqual([null, "* other deal"]);
  });

  it("announces each piece of news once", () => {
    const news: (string | null)[] = [];
    session.onNews = (each) => news.push(each.move);
    hear(played(1, "d3"), played(1, "d3"), played(2, "c3"));
    expect(news).toEqual(["d3", "c3"]);
  });

  it("asks for a hint, which holds until something happens", async () => {
    vi.mocked(api.hint).mockResolvedValue({ move: "c4", reason: "reason-corner", figures: { gain: 3 } });
    const answer = session.ask(0);
    expect(session.pondering).toBe(true);
    await answer;
    expect([session.pondering, session.hint?.move]).toEqual([false, "c4"]);
    expect(session.hint).toMatchObject({ reason: "reason-corner", figures: { gain: 3 } });
    hear(played(1, "d3"));
    expect(session.hint).toBeNull();
  });

  it("waves a hint away", async () => {
    vi.mocked(api.hint).mockResolvedValue({ move: "c4" });
    await session.ask(0);
    session.dismiss();
    expect(session.hint).toBeNull();
  });

  it("says why there is no hint", async () => {
    const problem = { code: "not-your-turn", text: "" };
    vi.mocked(api.hint).mockRejectedValue(new api.Refusal(409, problem));
    await session.ask(0);
    expect([session.pondering, session.hint, session.problem]).toEqual([false, null, problem]);
  });
});
