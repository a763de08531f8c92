import { beforeEach, describe, expect, it } from "vitest";
import { line, moment, table } from "../table/examples";
import { FakeBrowser } from "./fakes";
import { PACE, TableSocket } from "./socket";
import type { Command, Frame, Ping } from "./types";

const welcome = (version: number): Frame => ({ kind: "welcome", table: table(), moments: [moment({ version })] });

describe("a table's socket", () => {
  let around: FakeBrowser;
  let frames: Frame[];
  let socket: TableSocket;

  beforeEach(() => {
    around = new FakeBrowser();
    frames = [];
    socket = new TableSocket("ws://host/socket", around, { frame: (frame) => frames.push(frame), change: () => {} });
  });

  it("sends no version the first time", () => {
    expect(around.wire.address).toBe("ws://host/socket");
    expect(socket.link).toBe("connecting");
  });

  it("is open once it is welcomed, and hands on what it hears", () => {
    around.wire.hear(welcome(3));
    expect(socket.link).toBe("open");
    expect(frames.map((frame) => frame.kind)).toEqual(["welcome"]);
  });

  it("reconnects with the last version it saw", () => {
    around.wire.hear(welcome(3));
    around.wire.hear({ kind: "happened", moment: moment({ version: 4 }) });
    around.wire.onclose?.({ code: 1006 });
    expect(socket.link).toBe("reconnecting");
    around.pass(PACE.firstRetry);
    expect(around.wire.address).toBe("ws://host/socket?since=4");
  });

  it("sends again, to the host that follows, what the one that stopped has not answered", () => {
    around.wire.hear(welcome(3));
    const id = socket.play(0, "d3");
    around.wire.onclose?.({ code: 1012 });
    around.pass(PACE.firstRetry);
    around.wire.hear(welcome(3));
    expect(around.wire.plays.map((play) => play.id)).toEqual([id]);
  });

  it("estimates the latency as half of the shortest round trip", () => {
    around.wire.hear(welcome(0));
    expect(socket.lag).toBe(0);
    for (const [trip, lag] of [
      [80, 40],
      [200, 40],
      [30, 15],
    ] as const) {
      around.pass(PACE.ask + trip);
      around.wire.hear({ kind: "pong" });
      expect(socket.lag).toBe(lag);
    }
    // another connection may have another latency
    around.wire.onclose?.({ code: 1006 });
    around.pass(PACE.firstRetry);
    around.wire.hear(welcome(0));
    around.pass(PACE.ask + 500);
    around.wire.hear({ kind: "pong" });
    expect(socket.lag).toBe(250);
  });

  it("keeps a command until it is saved", () => {
    around.wire.hear(welcome(0));
    const id = socket.play(0, "d3");
    expect([...socket.pending.keys()]).toEqual([id]);
    around.wire.hear({ kind: "saved", id, version: 1 });
    expect(socket.pending.size).toBe(0);
    around.pass(PACE.resend * 3);
    expect(around.wire.plays.length).toBe(1);
  });

  it("forgets a command that is refused", () => {
    around.wire.hear(welcome(0));
    const id = socket.play(0, "a1");
    around.wire.hear({ kind: "refused", id, problem: { code: "reversi-flanks-nothing", text: "" } });
    expect(socket.pending.size).toBe(0);
  });

  it("sends a command again, with the same id, when no answer comes", () => {
    around.wire.hear(welcome(0));
    const id = socket.play(0, "d3");
    around.pass(PACE.resend);
    expect(around.wire.plays.map((play) => play.id)).toEqual([id, id]);
  });

  it("sends what was not answered again after coming back, in order", () => {
    around.wire.hear(welcome(0));
    const ids = [socket.play(0, "d3"), socket.play(0, "!takeback")];
    around.wire.onclose?.({ code: 1006 });
    around.pass(PACE.firstRetry);
    expect(around.wire.plays).toEqual([]);
    around.wire.hear(welcome(0));
    expect(around.wire.plays.map((play) => play.id)).toEqual(ids);
  });

  it("keeps a command given while the connection is down and sends it later", () => {
    around.wire.hear(welcome(0));
    around.wire.onclose?.({ code: 1006 });
    socket.play(0, "d3");
    around.pass(PACE.firstRetry);
    around.wire.hear(welcome(0));
    expect(around.wire.plays.map((play) => play.move)).toEqual(["d3"]);
  });

  it("pings after each pong", () => {
    around.wire.hear(welcome(0));
    around.pass(PACE.ask);
    expect(around.wire.pings).toBe(1);
    around.wire.hear({ kind: "pong" });
    around.pass(PACE.ask);
    expect(around.wire.pings).toBe(2);
  });

  it("reports the shortest round trip with each ping", () => {
    around.wire.hear(welcome(0));
    const lags = () => around.wire.sent.map((text) => (JSON.parse(text) as Ping).lag);
    around.pass(PACE.ask);
    around.pass(80);
    around.wire.hear({ kind: "pong" });
    around.pass(PACE.ask);
    expect(lags()).toEqual([0, 80]);
  });

  it("resends a chat line until it is answered, also after coming back", () => {
    around.wire.hear(welcome(0));
    const id = socket.say("Bonjour", "Zoé");
    const said = () =>
      around.wire.sent.map((text) => JSON.parse(text) as Command).filter((each) => each.kind === "say");
    expect(said()).toEqual([{ kind: "say", id, text: "Bonjour", name: "Zoé" }]);
    around.wire.onclose?.({ code: 1006 });
    around.pass(PACE.firstRetry);
    around.wire.hear(welcome(0));
    expect(said()).toHaveLength(1);
    around.wire.hear({ kind: "said", lines: [line(1, "Bonjour")], id });
    around.pass(PACE.resend);
    expect(said()).toHaveLength(1);
  });

  it("gives up a connection that has gone silent", () => {
    around.wire.hear(welcome(0));
    const silent = around.wire;
    around.pass(PACE.silence);
    expect(silent.closed).toBe(true);
    expect(socket.link).toBe("reconnecting");
  });

  it("says that the network is gone, and comes back at once when it returns", () => {
    around.wire.hear(welcome(0));
    around.isOnline = false;
    around.wire.onclose?.({ code: 1006 });
    expect(socket.link).toBe("offline");
    around.isOnline = true;
    socket.hasten();
    around.wire.hear(welcome(0));
    expect(socket.link).toBe("open");
  });

  it("tries at once even if the browser reports no network", () => {
    around.wire.hear(welcome(0));
    around.isOnline = false;
    socket.doubt();
    expect(socket.link).toBe("offline");
    around.pass(1_000);
    around.wire.hear(welcome(0)); // The server is on this device.
    expect(socket.link).toBe("open");
  });

  it("does not retry if the table does not exist", () => {
    around.wire.onclose?.({ code: 4404 });
    expect(socket.link).toBe("gone");
    around.pass(60_000);
    expect(around.wires.length).toBe(1);
  });

  it("is silent once closed", () => {
    around.wire.hear(welcome(0));
    socket.play(0, "d3");
    socket.close();
    around.pass(60_000);
    expect(around.wires.length).toBe(1);
    expect(around.wire.plays.length).toBe(1);
  });
});
