import { describe, expect, it, vi } from "vitest";
import { Layers, type Past } from "./layers";

/** A history whose steps arrive only when told. */
class FakePast implements Past {
  entries: unknown[] = [null];
  at = 0;
  scrollRestoration: ScrollRestoration = "auto";
  #wanted = 0;

  get state(): unknown {
    return this.entries[this.at];
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }

  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }

  go(by: number): void {
    this.#wanted += by;
  }

  arrive(layers: Layers): void {
    this.at += this.#wanted;
    this.#wanted = 0;
    layers.arrive();
  }
}

function opened(past = new FakePast()): { past: FakePast; layers: Layers } {
  return { past, layers: new Layers(past) };
}

const soon = () => Promise.resolve();

describe("layers", () => {
  it("are closed by Back, the topmost first", async () => {
    const { past, layers } = opened();
    const [sheet, dialog] = [vi.fn(), vi.fn()];
    layers.enter(sheet);
    const leave = layers.enter(dialog);
    await soon();
    expect(past.at).toBe(2);
    expect(past.scrollRestoration).toBe("manual");
    past.go(-1);
    past.arrive(layers);
    expect(dialog).toHaveBeenCalledOnce();
    expect(sheet).not.toHaveBeenCalled();
    leave();
    await soon();
    expect(past.at).toBe(1);
  });

  it("take their entry with them when they are closed otherwise", async () => {
    const { past, layers } = opened();
    const leave = layers.enter(vi.fn());
    await soon();
    leave();
    await soon();
    past.arrive(layers);
    expect(past.at).toBe(0);
    expect(past.scrollRestoration).toBe("auto");
    expect(layers.isOver).toBe(false);
  });

  it("hand their entry on when one closes and another opens", async () => {
    const { past, layers } = opened();
    const leave = layers.enter(vi.fn());
    await soon();
    leave();
    const dialog = vi.fn();
    layers.enter(dialog);
    await soon();
    expect(past.at).toBe(1);
    past.go(-1);
    past.arrive(layers);
    expect(dialog).toHaveBeenCalledOnce();
  });

  it("let a page open in place of their entry, or once it is gone", async () => {
    const { past, layers } = opened();
    const leave = layers.enter(vi.fn());
    await soon();
    expect(layers.isOver).toBe(true);
    leave();
    await soon();
    const go = vi.fn(() => past.pushState(null));
    layers.settled(go);
    expect(go).not.toHaveBeenCalled();
    past.arrive(layers);
    expect(go).toHaveBeenCalledOnce();
    expect(past.at).toBe(1);
    expect(past.state).toBeNull();
  });

  it("are not opened again by Forward or by a reload", async () => {
    const { past, layers } = opened();
    const leave = layers.enter(() => leave());
    await soon();
    past.go(-1);
    past.arrive(layers);
    past.go(1);
    past.arrive(layers);
    await soon();
    expect(past.at).toBe(1);
    expect(past.state).toBeNull();
    const reloaded = opened(Object.assign(new FakePast(), { entries: [null, { layer: 1 }], at: 1 }));
    expect(reloaded.layers.isOver).toBe(false);
  });
});
