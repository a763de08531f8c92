/** A player's own notes at one table, kept in the browser and never sent. */

export interface Notes {
  words: string;
  /** Letters struck out. */
  struck: readonly string[];
  /** Letters by their supposed place in the opposing word; empty for none. */
  supposed: readonly string[];
}

const name = (key: string) => `galerie.notes.${key}`;

export function kept(key: string): Notes {
  try {
    const found = JSON.parse(localStorage.getItem(name(key)) ?? "{}") as Record<keyof Notes, unknown>;
    const { words } = found;
    return {
      words: typeof words === "string" ? words : "",
      struck: texts(found.struck),
      supposed: texts(found.supposed),
    };
  } catch {
    return { words: "", struck: [], supposed: [] }; // Storage may be blocked, or written by something else.
  }
}

export function keep(key: string, notes: Notes): void {
  try {
    localStorage.setItem(name(key), JSON.stringify(notes));
  } catch {
    // As above.
  }
}

const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
