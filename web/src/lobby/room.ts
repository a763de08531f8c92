/** The room that the visitor was in last: the home page leads back there in one tap. */

import { record, write } from "../storage";

export interface LastRoom {
  readonly id: string;
  /** Who was in it then. */
  readonly names: readonly string[];
}

export function lastRoom(): LastRoom | null {
  const { id, names } = record<unknown>("room");
  if (typeof id !== "string" || !Array.isArray(names)) return null;
  return { id, names: names.filter((name) => typeof name === "string") };
}

export const remember = (room: LastRoom): void => write("room", JSON.stringify(room));

/** The visitor has left the room, or there is none any more. */
export function forget(id: string): void {
  if (lastRoom()?.id === id) write("room", "{}");
}
