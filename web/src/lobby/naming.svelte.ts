/** The visitor's name: requested once, when it is first useful, and changed in one place. */

import { preferences } from "../preferences.svelte";

class Naming {
  /** Whether the dialog is open. */
  shown: boolean = $state(false);
  #next: (() => void) | null = null;
  /** A visitor who declines is not asked again. */
  #declined = false;

  /** Does something that others will see, once the visitor has a name or has declined to give one. */
  before(act: () => void): void {
    if (preferences.name.trim() || this.#declined) act();
    else {
      this.#next = act;
      this.shown = true;
    }
  }

  change(): void {
    this.#next = null;
    this.shown = true;
  }

  /** Whether something is waiting for the name. */
  get awaited(): boolean {
    return this.#next !== null;
  }

  keep(name: string): void {
    preferences.name = name.trim();
    this.#declined = !preferences.name;
    this.shown = false;
    this.#next?.();
    this.#next = null;
  }

  /** Does nothing, and keeps the name. */
  cancel(): void {
    this.shown = false;
    this.#next = null;
  }
}

export const naming = new Naming();
