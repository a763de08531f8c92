import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A browser that keeps this. */
async function met(kept: Record<string, string>) {
  const stored = new Map(Object.entries(kept).map(([key, value]) => [`galerie.${key}`, value]));
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (k: string, v: string) => stored.set(k, v),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} as Record<string, string> } });
  vi.resetModules();
  return { ...(await import("./preferences.svelte")), stored };
}

describe("preferences", () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it("are quiet until something else is chosen", async () => {
    const { preferences } = await met({});
    const { theme, ground, pieces, pace, coordinates, hints, confirms, zen, types, flipped, volume } = preferences;
    expect([theme, ground, pieces, pace, volume]).toEqual(["system", "ice", "engraved", "normal", 6]);
    expect([coordinates, hints]).toEqual([true, true]);
    expect([confirms, zen, types, flipped]).toEqual([false, false, false, false]);
  });

  it("come back as they were left", async () => {
    const first = await met({});
    Object.assign(first.preferences, { theme: "contrast", ground: "velvet", pieces: "plain", pace: "slow", volume: 2 });
    Object.assign(first.preferences, { coordinates: false, confirms: true, zen: true, types: true, flipped: true });
    first.preferences.apply();
    const kept = Object.fromEntries([...first.stored].map(([key, value]) => [key.replace("galerie.", ""), value]));
    const { preferences } = await met(kept);
    for (const name of [
      "theme",
      "ground",
      "pieces",
      "pace",
      "volume",
      "coordinates",
      "confirms",
      "zen",
      "types",
    ] as const)
      expect(preferences[name]).toBe(first.preferences[name]);
    expect(preferences.flipped).toBe(true);
  });

  it("are applied to the page", async () => {
    const { preferences } = await met({ theme: "contrast", ground: "parquet", pace: "off", coordinates: "no" });
    preferences.apply();
    expect(document.documentElement.dataset).toEqual({
      theme: "contrast",
      ground: "parquet",
      pieces: "engraved",
      coordinates: "no",
      pace: "off",
    });
  });

  it("ignore what somebody else has written", async () => {
    const { preferences } = await met({ theme: "plaid", pace: "7", volume: "loud", zen: "perhaps" });
    expect([preferences.theme, preferences.pace, preferences.volume, preferences.zen]).toEqual([
      "system",
      "normal",
      6,
      false,
    ]);
  });
});
