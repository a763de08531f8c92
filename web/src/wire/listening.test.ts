import { describe, expect, it } from "vitest";
import { FakeBrowser } from "./fakes";
import { ListeningSocket, PACE } from "./listening";
import type { LobbyInfo } from "./types";

const LOBBY: LobbyInfo = { kind: "lobby", waiting: [], playing: [], here: 1 };

function visit() {
  const browser = new FakeBrowser();
  const heard: (LobbyInfo | null)[] = [];
  const socket = new ListeningSocket<LobbyInfo>("ws://host/api/lobby/socket", browser, (lobby) => heard.push(lobby));
  return { browser, heard, socket, told: () => browser.wire.onmessage?.({ data: JSON.stringify(LOBBY) }) };
}

describe("a connection that only listens", () => {
  it("passes on what it receives", () => {
    const { heard, told } = visit();
    told();
    expect(heard).toEqual([LOBBY]);
  });

  it("pings after a silence, and not before", () => {
    const { browser, told } = visit();
    browser.pass(PACE.ask - 1);
    told();
    browser.pass(PACE.ask - 1);
    expect(browser.wire.sent).toEqual([]);
    browser.pass(1);
    expect(browser.wire.sent).toEqual(["?"]);
  });

  it("gives up a silent connection, says so and tries again", () => {
    const { browser, heard } = visit();
    browser.pass(PACE.silence);
    expect(heard).toEqual([null]);
    expect(browser.wires[0]?.closed).toBe(true);
    browser.pass(PACE.firstRetry);
    expect(browser.wires.length).toBe(2);
  });

  it("says why it is refused, and tries again ever later", () => {
    const browser = new FakeBrowser();
    const heard: unknown[] = [];
    new ListeningSocket<LobbyInfo>("ws://host/api/lobby/socket", browser, (...told) => heard.push(told));
    const problem = { code: "sockets-guest", text: "Too many.", rule: null, details: {} };
    browser.wire.onmessage?.({ data: JSON.stringify({ kind: "refused", id: null, problem }) });
    browser.wire.onclose?.({ code: 1013 });
    expect(heard).toEqual([[null, "Too many."]]);
    browser.pass(2 * PACE.firstRetry);
    expect(browser.wires.length).toBe(2);
  });

  it("is silent once it is closed", () => {
    const { browser, heard, socket } = visit();
    socket.close();
    browser.pass(10 * PACE.silence);
    expect([heard, browser.wires.length]).toEqual([[], 1]);
  });
});
