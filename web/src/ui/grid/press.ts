/** A long press, the touch screen's right click. */

const HOLD = 450;
/** How far a finger may slip, in pixels. */
const SLIP = 10;

export class LongPress {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #from = { x: 0, y: 0 };
  #held = false;

  /** Whether the press that ends now was a long one; its click should be ignored. */
  get held(): boolean {
    return this.#held;
  }

  down({ clientX: x, clientY: y }: { clientX: number; clientY: number }, hold: () => void): void {
    this.up();
    this.#from = { x, y };
    this.#held = false;
    this.#timer = setTimeout(() => {
      this.#held = true;
      hold();
    }, HOLD);
  }

  move({ clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
    if (Math.hypot(x - this.#from.x, y - this.#from.y) > SLIP) this.up();
  }

  up(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
