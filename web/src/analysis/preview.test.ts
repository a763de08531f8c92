import { describe, expect, it } from "vitest";
import { answer, FakeServer, SAMPLE } from "./examples";
import { Preview, mover, type Base } from "./preview.svelte";

function begun(): { server: FakeServer; preview: Preview; base: Base } {
  const server = new FakeServer();
  const { record, at, moments } = answer(SAMPLE);
  const [moment] = moments;
  if (!moment) throw new Error("no moment");
  return { server, preview: new Preview(server.ask), base: { key: "", record, at, moment } };
}

describe("a preview of an expected line", () => {
  it("shows the position after some moves, and asks for each once", async () => {
    const { server, preview, base } = begun();
    await preview.show(base, ["p", "q", "r"], 2, false);
    expect(preview.moment?.view).toBe("\n0 p\n0 q");
    await preview.show(base, ["p", "q", "r"], 1, false);
    expect(preview.moment?.view).toBe("\n0 p");
    expect(server.wishes.length).toBe(2);
  });

  it("counts moves that follow by themselves", async () => {
    const { server, preview, base } = begun();
    server.forced.p = "pass";
    await preview.show(base, ["p", "pass", "q"], 3, true);
    expect(preview.moment?.view).toBe("\n0 p\n0 pass\n0 q");
    expect(server.wishes.length).toBe(2);
    expect(preview.isPinned).toBe(true);
  });

  it("stops at what is refused", async () => {
    const { preview, base } = begun();
    await preview.show(base, ["p", "illegal", "q"], 3, false);
    expect(preview.moment?.view).toBe("\n0 p");
    await preview.show(base, ["illegal"], 1, false);
    expect(preview.moment).toBeNull();
  });

  it("is over when it is dismissed, even if the answer comes later", async () => {
    const { preview, base } = begun();
    const showing = preview.show(base, ["p"], 1, false);
    preview.clear();
    await showing;
    expect(preview.moment).toBeNull();
    expect(preview.line).toEqual([]);
  });
});

describe("the mover of an expected move", () => {
  it("is the seat that may make it", () => {
    const [moment] = answer(SAMPLE).moments;
    if (!moment) throw new Error("no moment");
    expect(mover({ ...moment, to_act: [0, 1], moves: { 0: ["a"], 1: ["b"] } }, "b")).toBe(1);
    expect(mover({ ...moment, to_act: [1], moves: {} }, "b")).toBe(1);
  });
});
