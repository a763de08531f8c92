/** Seals: a secret is published as a hash when it is made, and checked when it is revealed. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seal } from "../wire/types";

/** The hashes a visitor has seen at a table, by version. */
export type Seen = Record<number, string>;

const KEY = "galerie.seals";
const MOST_TABLES = 30;

/** Like `crypto.subtle`, which pages on a local network may not use. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What was seen, with these seals added. The hash seen first is never replaced. */
export function witnessed(seen: Seen, seals: readonly Seal[]): Seen {
  return { ...Object.fromEntries(seals.map((seal) => [seal.version, seal.digest])), ...seen };
}

/** The events of a record, the first of them being version 1. */
export function events(record: string): string[] {
  const rows = record.split("\n").map((row) => row.trim());
  return rows.slice(rows.indexOf("") + 1).filter(Boolean);
}

/** The versions whose revealed secret does not match its seal, or whose seal has changed since it was seen. */
export function broken(seen: Seen, seals: readonly Seal[], lines: readonly string[]): number[] {
  const told = seals.filter(
    ({ version, digest: sealed, salt }) => salt !== null && digest(`${salt} ${lines[version - 1]}`) === sealed,
  );
  const kept = new Map(told.map((seal) => [seal.version, seal.digest]));
  const versions = new Set([...Object.keys(seen).map(Number), ...seals.map((seal) => seal.version)]);
  return [...versions].filter((version) => {
    const sealed = kept.get(version);
    return sealed === undefined || (seen[version] ?? sealed) !== sealed;
  });
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
