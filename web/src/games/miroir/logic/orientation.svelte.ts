/** How the opponent's letters stand: to be read, or as one would see them across the table. Kept in the browser. */

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
      // Storage may be forbidden: then nothing is remembered.
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
