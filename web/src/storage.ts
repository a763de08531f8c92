/** What the browser keeps for the visitor, as text by name. */

export function list<Item>(key: string): Item[] {
  try {
    const found: unknown = JSON.parse(read(key) ?? "[]");
    return Array.isArray(found) ? (found as Item[]) : [];
  } catch {
    return []; // Written by something else.
  }
}

export function record<Item>(key: string): Record<string, Item> {
  try {
    const found: unknown = JSON.parse(read(key) ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, Item>) : {};
  } catch {
    return {}; // As above.
  }
}

export function read(key: string): string | null {
  try {
    return localStorage.getItem(`galerie.${key}`);
  } catch {
    return null; // Storage may be blocked: then nothing is remembered.
  }
}

/** Forgets what is the visitor's own: somebody else signs in or out. */
export function forgetOwn(): void {
  write("unsent", "{}");
  write("room", "{}");
  if ("caches" in globalThis) void caches.delete("seen");
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`galerie.${key}`, value);
  } catch {
    // As above.
  }
}
