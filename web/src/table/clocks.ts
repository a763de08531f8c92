import type { ClockRule } from "../wire/types";

/** The usual clocks, which forms offer; none is one of them. */
export const CLOCKS: readonly (ClockRule | null)[] = [
  { per: "game", seconds: 180, increment: 2 },
  { per: "game", seconds: 300, increment: 3 },
  { per: "game", seconds: 600, increment: 5 },
  { per: "game", seconds: 1800, increment: 20 },
  { per: "correspondence", seconds: 86_400, increment: 0 },
  { per: "correspondence", seconds: 259_200, increment: 0 },
  null,
];
