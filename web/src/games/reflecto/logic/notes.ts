/** A player's own notes at one table, kept in the browser and never sent. */

export interface Notes {
  words: string;
  /** Letters struck out. */
  struck: string[];
}

const name = (key: string) => `galerie.notes.${key}`;

export function kept(key: string): Notes {
  try {
    const found = JSON.parse(localStorage.getItem(name(key)) ?? "{}") as Partial<Notes>;
    return {
      words: typeof found.words === "string" ? found.words : "",
      struck: Array.isArray(found.struck) ? found.struck : [],
    };
  } catch {
    return { words: "", struck: [] }; // Storage may be blocked, or written by something else.
  }
}

export function keep(key: string, notes: Notes): void {
  try {
    localStorage.setItem(name(key), JSON.stringify(notes));
  } catch {
    // As above.
  }
}
