import { describe, expect, it } from "vitest";
import { load } from "../games";
import { table } from "../table/examples";
import type { GameInfo } from "../wire/types";
import { bar, dealAddress, dealName, dealOptions, shared } from "./share";

describe("a deal", () => {
  it("is named by its day, or by its code", () => {
    expect(dealName("2026-11-15")).toBe("15/11/2026");
    expect(dealName("2026-11-15", "long")).toBe("15 novembre 2026");
    expect(dealName("abcd2345")).toBe("abcd2345");
  });

  it("has an address with the options that differ from the default", () => {
    const game = { options: [{ name: "values", default: false, values: [false, true] }] } as GameInfo;
    expect(dealAddress("solo", "2026-11-15", { values: false })).toBe("/deal/solo/2026-11-15");
    expect(dealAddress("solo", "abcd2345", { values: true })).toBe("/deal/solo/abcd2345?values=true");
    expect(dealOptions(game, "?values=true&nonsense=1")).toEqual({ values: true });
    expect(dealOptions(game, "?values=maybe")).toEqual({ values: false });
  });
});

describe("a result to share", () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

  it("shows how much was reached", () => {
    expect([bar(0, 24), bar(19, 24), bar(220, 220), bar(-3, 220)].map(plain)).toEqual([
      "○○○○○○○○○○○○ 0 %",
      "●●●●●●●●●◐○○ 79 %",
      "●●●●●●●●●●●● 100 %",
      "○○○○○○○○○○○○ 0 %",
    ]);
  });

  it("says what was played and how it ended, and no more", async () => {
    const played = table({ game: "solo", deal: "2026-11-15", options: { values: false } });
    expect(plain(shared(played, await load("solo"), 19, "https://example.org"))).toBe(
      "Galerie des Glaces · Reversi solo · 15/11/2026 · 19/24 jetons\n" +
        "●●●●●●●●●◐○○ 79 %\n" +
        "https://example.org/deal/solo/2026-11-15?lang=fr",
    );
  });

  it("lets a friend race against the ghost of a race", async () => {
    const raced = table({ id: "mine", game: "solo", deal: "abcd2345", racing: true, options: { values: true } });
    const face = { ...(await load("solo")), progress: () => "" };
    expect(shared(raced, face, 9, "https://example.org")).toContain(
      "https://example.org/deal/solo/abcd2345?values=true&ghost=mine&lang=fr",
    );
  });
});
