/** Seals: a secret is published as a hash when it is made, and checked when it is revealed. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seal } from "../wire/types";
import type { Seen } from "./witness";

/** Like `crypto.subtle`, which pages on a local network may not use. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The events of a record, the first of them being version 1. */
export function events(record: string): string[] {
  const rows = record.split("\n").map((row) => row.trim());
  return rows.slice(rows.indexOf("") + 1).filter(Boolean);
}

/** The seals in the header of a record: those of moves that were taken back too. */
export function sealed(record: string): Seal[] {
  const header = record.slice(0, record.search(/\n\s*\n/));
  return [...header.matchAll(/^seal (\d+): (\S+)(?: (\S+))?$/gm)].map(([, version, digest, salt]) => ({
    version: Number(version),
    digest: digest ?? "",
    salt: salt ?? null,
  }));
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
