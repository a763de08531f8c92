/** What keys do on a page with a board, wherever the focus is. */

export type Command = "back" | "forward" | "first" | "last" | "next" | "previous" | "escape";

/** A pressed key, and where. */
export interface Press {
  key: string;
  shift: boolean;
  /** Whether Control, Alt or Meta is held: then the key is the browser's. */
  modified: boolean;
  /** Whether it goes into a field. */
  typing: boolean;
  /** Whether it moves a cursor on the board. */
  onBoard: boolean;
}

const PLAIN: Record<string, Command> = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
const SHIFTED: Record<string, Command> = { ...PLAIN, ArrowUp: "previous", ArrowDown: "next" };

export function command({ key, shift, modified, typing, onBoard }: Press): Command | null {
  if (modified || typing) return null;
  if (key === "Escape") return "escape";
  if (shift) return SHIFTED[key] ?? null;
  return onBoard ? null : (PLAIN[key] ?? null);
}

/** Keys, as they are written on a keyboard, and what they do. */
export interface Way {
  keys: readonly string[];
  means: string;
}

/** What is typed into, or goes through its own choices with the arrows. */
const FIELDS = "input, textarea, select, dialog, [contenteditable], [role=menu], [role=tablist], [role=listbox]";

/** Whether keys that are pressed there are typed or choose something. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a modifier makes this the browser's own key. */
export const isModified = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Whether a key is meant for the board although something else has the focus: nobody has handled it, and it is not
 * typed. A board listens at the document and the page around it at the window: so the board comes first. */
export function isForBoard(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !isModified(event) && !isField(event.target);
}
