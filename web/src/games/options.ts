/** The options of a game, as a form offers them. */

import type { OptionForm } from "../wire/types";

type Value = boolean | number | string;

/** Whether an option changes anything beside the others, with so many players; else it is not offered. */
export function applies({ applies }: OptionForm, options: Readonly<Record<string, Value>>, seats: number): boolean {
  const chosen: Readonly<Record<string, Value>> = { ...options, seats };
  const holds = (condition: Record<string, Value[]>) =>
    Object.entries(condition).every(([name, values]) => values.some((value) => value === chosen[name]));
  return applies.length === 0 || applies.some(holds);
}

/** Those that are offered, given what is chosen. */
export const offered = (
  options: readonly OptionForm[],
  chosen: Readonly<Record<string, Value>>,
  seats: number,
): OptionForm[] => options.filter((option) => applies(option, chosen, seats));

/** The values of options that are offered. */
export const settled = (
  options: readonly OptionForm[],
  chosen: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]));
