/** What a visitor has seen of seals: it is remembered in the browser until the secrets are revealed. */

import type { Seal } from "../wire/types";

/** The hashes a visitor has seen at a table, by version. */
export type Seen = Record<number, string>;

const KEY = "galerie.seals";
const MOST_TABLES = 30;

/** What was seen, with these seals added. The hash seen first is never replaced. */
export function witnessed(seen: Seen, seals: readonly Seal[]): Seen {
  return { ...Object.fromEntries(seals.map((seal) => [seal.version, seal.digest])), ...seen };
}

/** Remembers the hashes of a table in the browser, and returns all that were ever seen there. */
export function witness(table: string, seals: readonly Seal[]): Seen {
  const all = read();
  const seen = witnessed(all[table] ?? {}, seals);
  if (seals.length > 0)
    write({ ...Object.fromEntries(Object.entries(all).filter(([id]) => id !== table)), [table]: seen });
  return seen;
}

function read(): Record<string, Seen> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Seen>) : {};
  } catch {
    return {}; // Storage may be blocked, or written by something else.
  }
}

function write(all: Record<string, Seen>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST_TABLES))));
  } catch {
    // As above.
  }
}
