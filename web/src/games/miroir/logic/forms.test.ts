import { expect, it, vi } from "vitest";
import * as api from "../../../wire/api";
import { ask, basesOf } from "./forms.svelte";

const INFO: Record<string, { bases: string[]; band: string }> = {
  songeat: { bases: ["songer"], band: "adult" },
  sones: { bases: ["sone", "soner"], band: "solver" },
  songe: { bases: ["songe", "songer"], band: "adult" },
  iront: { bases: ["aller"], band: "student" },
};

vi.mock("../../../wire/api", () => ({
  word: vi.fn((word: string) =>
    word in INFO ? Promise.resolve({ word, accepted: true, ...INFO[word] }) : Promise.reject(new Error("offline")),
  ),
}));

it("tells what rare words are forms of, and asks about each once", async () => {
  expect(basesOf("songeat")).toBe("");
  ask(["songeat", "sones", "songe", "iront", "songeat"]);
  ask(["songeat"]);
  await vi.waitFor(() => expect(basesOf("songeat")).toBe("songer"));
  expect(basesOf("sones").replaceAll("\u00a0", " ").replaceAll("\u202f", " ")).toBe("sone » ou « soner");
  expect(basesOf("songe"), "a word by itself").toBe("");
  expect(basesOf("iront"), "everybody knows it").toBe("");
  expect(api.word).toHaveBeenCalledTimes(4);
});

it("tells nothing without an answer, and asks again", async () => {
  ask(["xylol"]);
  await vi.waitFor(() => expect(vi.mocked(api.word).mock.results.at(-1)?.value).rejects.toThrow());
  expect(basesOf("xylol")).toBe("");
  await new Promise((resolve) => setTimeout(resolve));
  const before = vi.mocked(api.word).mock.calls.length;
  ask(["xylol"]);
  expect(api.word).toHaveBeenCalledTimes(before + 1);
});
