/** A list that an administrator looks at, read again after whatever they do. */

import { Attempt } from "../wire/attempt.svelte";

export class List<Entry> {
  entries: Entry[] = $state.raw([]);
  /** Whether it was read: until then nothing is said of its being empty. */
  known: boolean = $state(false);
  readonly attempt = new Attempt();

  constructor(private readonly read: () => Promise<Entry[]>) {}

  /** Does something, and reads the list again. */
  refresh = (work: () => Promise<unknown> = () => Promise.resolve()): Promise<void> =>
    this.attempt.make(async () => {
      await work();
      this.entries = await this.read();
      this.known = true;
    });
}
