/** The words that may be hidden. */

import * as api from "../../../wire/api";

const known = new Map<string, readonly string[]>();

/** All words of a length, in capitals; asked for once. */
export async function vocabulary(letters: number, common: boolean): Promise<readonly string[]> {
  const key = `${letters} ${common}`;
  const words = known.get(key) ?? cut((await api.vocabulary(letters, common)).toUpperCase(), letters);
  known.set(key, words);
  return words;
}

function cut(text: string, letters: number): string[] {
  return Array.from({ length: text.length / letters }, (_, at) => text.slice(at * letters, (at + 1) * letters));
}
