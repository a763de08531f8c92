/** Whether help is open on this page: a race against bots alone waits meanwhile. */

import { SvelteSet } from "svelte/reactivity";

const open = new SvelteSet<symbol>();

export const reading = {
  get isOpen(): boolean {
    return open.size > 0;
  },
  /** Help has been opened; call the result when it is closed. */
  begin(): () => void {
    const one = Symbol();
    open.add(one);
    return () => open.delete(one);
  },
};
