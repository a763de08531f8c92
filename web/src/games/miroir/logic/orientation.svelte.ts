/** Whether the opponent's letters are upright or upside down, as across a table. Kept in the browser. */

const KEY = "galerie.miroir-across";

class Orientation {
  #across = $state(read());

  get across(): boolean {
    return this.#across;
  }

  toggle(): void {
    this.#across = !this.#across;
    try {
      localStorage.setItem(KEY, this.#across ? "yes" : "no");
    } catch {
      // Storage may be blocked: then nothing is remembered.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false; // As above.
  }
}

export const orientation = new Orientation();
