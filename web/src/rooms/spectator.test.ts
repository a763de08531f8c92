import { describe, expect, it, vi } from "vitest";
import { FakeBrowser } from "../wire/fakes";
import { PACE, REPLAYED, Spectator } from "./spectator.svelte";

vi.stubGlobal("location", { origin: "http://host" });

const moment = (ply: number, ending: object | null = null) => ({ version: ply, ply, ending });

describe("a table on the big screen", () => {
  it("is watched as a spectator, whoever the device belongs to", () => {
    const browser = new FakeBrowser();
    new Spectator("one", browser);
    expect(browser.wire.address).toBe("ws://host/api/tables/one/socket?watch=1");
  });

  it("shows the last moves again slowly when the game ends, and not when it was over before", () => {
    const browser = new FakeBrowser();
    const spectator = new Spectator("one", browser);
    const hear = (frame: object) => browser.wire.onmessage?.({ data: JSON.stringify(frame) });
    hear({ kind: "welcome", table: { seats: [] }, moments: [moment(0)] });
    for (let ply = 1; ply < 9; ply += 1) hear({ kind: "happened", moment: moment(ply) });
    expect(spectator.shown?.ply).toBe(8);
    hear({ kind: "happened", moment: moment(9, { ranks: [1, 2] }) });
    const shown: (number | undefined)[] = [];
    for (let step = 0; step < REPLAYED; step += 1) {
      expect(spectator.isSlow).toBe(true);
      shown.push(spectator.shown?.ply);
      browser.pass(PACE);
    }
    expect(shown).toEqual([4, 5, 6, 7, 8, 9]);
    expect([spectator.isSlow, spectator.shown?.ply]).toEqual([false, 9]);

    const later = new Spectator("two", browser);
    hear({ kind: "welcome", table: { seats: [] }, moments: [moment(9, { ranks: [1, 2] })] });
    expect(later.isSlow).toBe(false);
  });
});
