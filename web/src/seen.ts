/**
 * What the visitor has seen of their own tables and games, for when the server cannot be reached. It is kept in the
 * browser's cache, and forgotten when somebody else signs in or out.
 */

import { read } from "./storage";
import { Refusal } from "./wire/api";

const CACHE = "seen";
/** The most tables and lists. */
const MOST = 60;
/** Longer ones are not kept, in characters. */
const LONGEST = 1_000_000;

interface Kept {
  /** The account whose it is. */
  by: string;
  value: unknown;
}

const address = (name: string): string => `/seen/${encodeURIComponent(name)}`;
/** The account that is signed in, in any tab; empty for a guest. */
export const account = (): string => read("account") ?? "";

/** Keeps what was told to an account, unless another one is signed in by now. */
export async function keep(name: string, value: unknown, by: string): Promise<void> {
  const text = JSON.stringify({ by, value } satisfies Kept);
  // Only secure pages have a cache.
  if (!("caches" in globalThis) || text.length > LONGEST || by !== account()) return;
  try {
    const cache = await caches.open(CACHE);
    await cache.put(address(name), new Response(text));
    const kept = await cache.keys();
    for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(oldest);
  } catch {
    // Storage may be full or blocked: then nothing is remembered.
  }
}

/** What was kept, if it is this visitor's. */
export async function recall<Value>(name: string): Promise<Value | null> {
  if (!("caches" in globalThis)) return null;
  try {
    const found = await (await caches.open(CACHE)).match(address(name));
    const kept = (await found?.json()) as Kept | undefined;
    return kept?.by === account() ? (kept.value as Value) : null;
  } catch {
    return null; // As above.
  }
}

/** What the server answers, or, while it cannot be reached, what it has answered before. */
export async function latest<Value>(name: string, ask: () => Promise<Value>): Promise<Value> {
  const by = account();
  try {
    const value = await ask();
    void keep(name, value, by);
    return value;
  } catch (error) {
    const seen = error instanceof Refusal && error.isUnreachable ? await recall<Value>(name) : null;
    if (seen === null) throw error;
    return seen;
  }
}
