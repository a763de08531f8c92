/** What lies over a page (dialogs, sheets, menus), so that the browser's Back closes it before it leaves the page. */

/** As much of the browser's history as is needed. */
export interface Past {
  readonly state: unknown;
  scrollRestoration: ScrollRestoration;
  pushState(state: unknown, unused: string): void;
  replaceState(state: unknown, unused: string): void;
  go(by: number): void;
}

/** Each layer has an entry of its own in the history. As several may open and close at once, they are counted
 * afterwards, and the history follows. */
export class Layers {
  /** The open ones, the topmost last. */
  #open: (() => void)[] = [];
  /** Whether a step back of our own has not arrived yet; what to do then. */
  #isTravelling = false;
  #then: (() => void) | null = null;
  #isDue = false;

  constructor(readonly past: Past) {
    // A page that was reloaded has nothing open any more.
    if (depth(past.state) > 0) past.replaceState(null, "");
  }

  /** Opens a layer that `close` closes; returns what to call once it is closed. */
  enter(close: () => void): () => void {
    this.#open.push(close);
    this.#follow();
    return () => {
      this.#open = this.#open.filter((each) => each !== close);
      this.#follow();
    };
  }

  /** Whether the current entry is a layer's: then another page may take its place. */
  get isOver(): boolean {
    return depth(this.past.state) > 0;
  }

  /** Does something with the history as soon as it has arrived where it goes. */
  settled(act: () => void): void {
    if (this.#isTravelling) this.#then = act;
    else act();
  }

  /** The browser has gone somewhere in its history. */
  arrive(): void {
    const was = this.#isTravelling;
    this.#isTravelling = false;
    const there = depth(this.past.state);
    if (!was) {
      for (const close of this.#open.slice(there).reverse()) close();
      this.#open = this.#open.slice(0, there);
      // Forward to a layer that is closed: there is nothing to open.
      if (there > this.#open.length) this.past.replaceState(null, "");
    }
    if (there === 0) this.past.scrollRestoration = "auto";
    const then = this.#then;
    this.#then = null;
    if (then) then();
    else this.#follow();
  }

  #follow(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.#isTravelling) return;
      const here = depth(this.past.state);
      // What is beneath stays where it is, even if it was scrolled meanwhile.
      if (here < this.#open.length) this.past.scrollRestoration = "manual";
      for (let layer = here + 1; layer <= this.#open.length; layer += 1) this.past.pushState({ layer }, "");
      if (here <= this.#open.length) return;
      this.#isTravelling = true;
      this.past.go(this.#open.length - here);
    });
  }
}

/** How many layers lie over the page at an entry of the history. */
function depth(state: unknown): number {
  const layer = typeof state === "object" && state !== null && "layer" in state ? state.layer : 0;
  return typeof layer === "number" ? layer : 0;
}
