/** The name to play under: asked for once, when it is first of use, and changed in one place. */

import { preferences } from "../preferences.svelte";

class Naming {
  /** Whether the name is being asked for. */
  shown: boolean = $state(false);
  #next: (() => void) | null = null;
  /** Whoever wants no name is not asked again and again. */
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

  /** Whether something waits for the name. */
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

  /** Nothing is done, and the name stays. */
  cancel(): void {
    this.shown = false;
    this.#next = null;
  }
}

export const naming = new Naming();
