/** The two ways to play that a game offers above its options: the gentle one, and the printed one. */

import type { GameInfo, OptionForm } from "../wire/types";

type Value = boolean | number | string;
type Values = Readonly<Record<string, Value>>;

export const PRESETS = ["begin", "printed"] as const;
export type Preset = (typeof PRESETS)[number];

/** Every option that is offered, as a preset has it. */
export function preset(
  { options, presets }: Pick<GameInfo, "options" | "presets">,
  name: Preset,
): Record<string, Value> {
  return Object.fromEntries(options.map((option) => [option.name, presets[name]?.[option.name] ?? option.default]));
}

/** Those of these options that are not as in a preset. */
export function differing(options: readonly OptionForm[], chosen: Values, wanted: Values): OptionForm[] {
  return options.filter(({ name, default: usual }) => (chosen[name] ?? usual) !== (wanted[name] ?? usual));
}

/** The preset that is nearest to what is chosen; of two, the one to begin with. */
export function nearest(game: Pick<GameInfo, "options" | "presets">, chosen: Values): Preset {
  const [begin, printed] = PRESETS.map((name) => differing(game.options, chosen, preset(game, name)).length);
  return (printed ?? 0) < (begin ?? 0) ? "printed" : "begin";
}
