import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Leadership } from "./leadership";

interface Waiting {
  hold: () => Promise<void>;
  settle: [(value?: unknown) => void, (reason: unknown) => void];
}

/** The browser's locks: one holder, who may be robbed, and a queue. */
class Locks {
  #rob: ((reason: unknown) => void) | null = null;
  #queue: Waiting[] = [];

  request(_: string, { steal, signal }: { steal?: boolean; signal?: AbortSignal }, hold: () => Promise<void>) {
    return new Promise((...settle) => {
      const entry = { hold, settle };
      signal?.addEventListener("abort", () => {
        this.#queue = this.#queue.filter((each) => each !== entry);
        settle[1](new Error("aborted"));
      });
      if (steal) {
        this.#rob?.(new Error("stolen"));
        this.#grant(entry);
      } else if (this.#rob) this.#queue.push(entry);
      else this.#grant(entry);
    });
  }

  #grant({ hold, settle: [resolve, reject] }: Waiting): void {
    this.#rob = reject;
    void hold().then(() => {
      if (this.#rob !== reject) return;
      this.#rob = null;
      resolve();
      const next = this.#queue.shift();
      if (next) this.#grant(next);
    });
  }
}

let shows: (() => void)[];
let page: { hidden: boolean; addEventListener: (_: string, act: () => void) => void; removeEventListener: () => void };
const leading = new Set<string>();
const open = (name: string) =>
  new Leadership("calls", { lead: () => leading.add(name), follow: () => leading.delete(name) });
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  shows = [];
  leading.clear();
  page = { hidden: false, addEventListener: (_, act) => shows.push(act), removeEventListener: () => {} };
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { locks: new Locks() });
});
afterEach(() => vi.unstubAllGlobals());

describe("of several tabs", () => {
  it("the one that is shown leads", async () => {
    open("first");
    open("second");
    await settle();
    expect([...leading]).toEqual(["second"]);
    shows[0]!(); // The visitor returns to the first.
    await settle();
    expect([...leading]).toEqual(["first"]);
  });

  it("another leads when the one that led is closed", async () => {
    open("first");
    const second = open("second");
    await settle();
    second.close();
    await settle();
    expect([...leading]).toEqual(["first"]);
  });

  it("one that is opened in the background waits", async () => {
    open("first");
    page.hidden = true;
    open("second");
    await settle();
    expect([...leading]).toEqual(["first"]);
  });

  it("every one leads where the browser has no locks", () => {
    vi.stubGlobal("navigator", {});
    open("first");
    open("second");
    expect(leading.size).toBe(2);
  });
});
