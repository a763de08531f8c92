/** Of the tabs of a browser one leads: the one that was shown last. */

interface Roles {
  lead: () => void;
  follow: () => void;
}

export class Leadership {
  #isLeading = false;
  #isOver = false;
  /** Gives up the place in the queue, or the lead. */
  #leave = new AbortController();

  constructor(
    readonly name: string,
    readonly roles: Roles,
  ) {
    if (!("locks" in navigator)) {
      roles.lead(); // On plain http every tab is on its own.
      return;
    }
    document.addEventListener("visibilitychange", this.#look);
    void this.#stand(!document.hidden);
  }

  close(): void {
    this.#isOver = true;
    document.removeEventListener("visibilitychange", this.#look);
    this.#leave.abort();
    this.roles.follow();
  }

  /** A tab in the background may be asleep, so that the one that is shown does not wait for it. */
  readonly #look = (): void => {
    if (!document.hidden && !this.#isLeading) void this.#stand(true);
  };

  /** Waits for the lead, or takes it from another tab. */
  async #stand(now: boolean): Promise<void> {
    this.#leave.abort();
    const { signal } = (this.#leave = new AbortController());
    try {
      await navigator.locks.request(this.name, now ? { steal: true } : { signal }, () => this.#lead(signal));
    } catch {
      // Another tab has taken it.
    }
    if (signal.aborted || this.#isOver) return;
    this.#isLeading = false;
    this.roles.follow();
    void this.#stand(false);
  }

  /** Leads until another tab takes over, or this one leaves. */
  #lead(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    this.#isLeading = true;
    this.roles.lead();
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
  }
}
