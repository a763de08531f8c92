import { beforeEach, describe, expect, it } from "vitest";
import { FakeBrowser } from "./fakes";
import { Lifeline, RESTART, type Pace } from "./lifeline";

const PACE: Pace = { ask: 2_000, silence: 9_000, firstRetry: 400, longestRetry: 10_000 };

describe("a connection that keeps itself alive", () => {
  let around: FakeBrowser;
  let line: Lifeline;
  let lost: (number | undefined)[];
  let isHopeless: boolean;

  beforeEach(() => {
    around = new FakeBrowser();
    lost = [];
    isHopeless = false;
    line = new Lifeline(around, PACE, {
      address: () => `ws://host/${around.wires.length}`,
      question: () => "?",
      heard: () => line.live(),
      lost: (code) => {
        lost.push(code);
        return !isHopeless;
      },
    });
    line.connect();
  });

  const cut = (code = 1006) => around.wire.onclose?.({ code });
  const speak = () => around.wire.onmessage?.({ data: "!" });

  /** How long until the next try. */
  function waited(): number {
    const began = around.now();
    for (const tries = around.wires.length; around.wires.length === tries;) around.pass(100);
    return around.now() - began;
  }

  it("pings some time after the last message", () => {
    speak();
    around.pass(PACE.ask - 1);
    speak();
    around.pass(PACE.ask - 1);
    expect(around.wire.sent).toEqual([]);
    around.pass(1);
    expect(around.wire.sent).toEqual(["?"]);
  });

  it("gives up a connection that has gone silent, and tries another", () => {
    speak();
    around.pass(PACE.silence);
    expect(around.wire.closed).toBe(true);
    expect(lost).toEqual([undefined]);
    expect(waited()).toBe(PACE.firstRetry);
    expect(around.wire.address).toBe("ws://host/1");
  });

  it("gives up a connection that never says anything", () => {
    around.pass(PACE.silence);
    expect(lost).toEqual([undefined]);
  });

  it("waits twice as long after each failure, up to a limit, and starts afresh after a sign of life", () => {
    const waits = Array.from({ length: 7 }, () => {
      cut();
      return waited();
    });
    expect(waits).toEqual([400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
    speak();
    cut();
    expect(waited()).toBe(PACE.firstRetry);
  });

  it("reconnects at once, but not with everybody else, to a host that says it restarts", () => {
    speak();
    around.random = () => 0.25;
    cut(1012);
    expect(waited()).toBe(PACE.firstRetry / 4);
    cut(1012);
    expect(waited()).toBe(2 * PACE.firstRetry * 1.125);
  });

  it("tries often while a server restarts, and less often when it stays away", () => {
    speak();
    cut(1012);
    around.pass(0);
    const waits = Array.from({ length: RESTART.tries }, () => {
      cut();
      return waited();
    });
    expect(waits.slice(0, 3)).toEqual([800, RESTART.longest, RESTART.longest]);
    expect(waits.at(-1)).toBe(PACE.longestRetry);
  });

  it("hands on why a connection was closed, and does not insist where that is hopeless", () => {
    isHopeless = true;
    cut(4404);
    expect(lost).toEqual([4404]);
    around.pass(60_000);
    expect(around.wires.length).toBe(1);
  });

  it("runs only the latest timer of a name, and nothing once it is closed", () => {
    const done: string[] = [];
    line.after("work", 100, () => done.push("first"));
    line.after("work", 200, () => done.push("second"));
    around.pass(200);
    expect(done).toEqual(["second"]);
    line.after("work", 100, () => done.push("third"));
    line.close();
    around.pass(60_000);
    expect([done, lost, around.wires.length]).toEqual([["second"], [], 1]);
  });
});
