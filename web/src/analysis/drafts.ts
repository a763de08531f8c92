/** The visitor's own analyses, as this browser keeps them: closing a page loses no variation. */

import { list, write } from "../storage";
import type { AnalysisNode } from "../wire/types";

export interface Draft {
  /** Where it was opened: a table, a shared analysis, or a file. */
  source: string;
  record: string;
  at: AnalysisNode;
}

const KEY = "analyses";
/** They are large. */
const MOST = 8;

export const FILE = "file";
export const tableSource = (id: string): string => `table/${id}`;

export function kept(source: string): Draft | null {
  return list<Draft>(KEY).find((draft) => draft.source === source) ?? null;
}

export function keep(draft: Draft): void {
  const others = list<Draft>(KEY).filter(({ source }) => source !== draft.source);
  write(KEY, JSON.stringify([...others, draft].slice(-MOST)));
}
