/** What a board shows beside itself, such as a notebook. The stage around the board has the room for it. */

import { createContext, type Snippet } from "svelte";

export class Beside {
  content: Snippet | null = $state.raw(null);
}

export const [besides, setBeside] = createContext<Beside>();
