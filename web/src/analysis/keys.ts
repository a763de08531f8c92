/** What keys do on the page of an analysis, wherever the focus is. */

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

/** Whether keys that are pressed there are typed or choose something. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}
