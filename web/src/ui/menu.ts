/** The entries of a menu, and how the keyboard goes through them. */

import type { IconName } from "./Icon.svelte";

export interface Entry {
  label: string;
  icon: IconName;
  /** What choosing it does; null if that is impossible now. */
  act?: (() => void) | null;
  /** Where it leads instead. */
  href?: string;
  /** Whether what it leads to is saved as a file. */
  download?: boolean;
  /** Whether it is switched on, where it is a switch. */
  checked?: boolean;
  /** Why it is impossible now, or what follows from it. */
  hint?: string;
  /** The key that does the same. */
  key?: string;
}

/** Groups of entries, without those that are empty. */
export const grouped = (...groups: (Entry | false | null | undefined)[][]): Entry[][] =>
  groups.map((group) => group.filter((each) => !!each)).filter((group) => group.length > 0);

/** The entry that a key leads to, by its number; null if the key leads to none. */
export function reached(key: string, at: number, labels: readonly string[]): number | null {
  const { length } = labels;
  if (key === "ArrowDown") return (at + 1) % length;
  if (key === "ArrowUp") return (at - 1 + length) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  if (key.length !== 1 || key === " ") return null;
  const starts = (label: string | undefined) => plain(label ?? "").startsWith(plain(key));
  const found = labels.map((_, by) => (at + 1 + by) % length).find((each) => starts(labels[each]));
  return found ?? null;
}

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
