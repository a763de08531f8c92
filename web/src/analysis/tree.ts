/** A game and its variations: a tree of moves. What was played is the main line, and stays it. */

import type { Analysis, AnalysisNode, AnalysisVariation } from "../wire/types";

/** A move as it is written in a record; seat -1 is chance or the clock. */
export interface Line {
  readonly seat: number;
  readonly move: string;
}

export interface Branch {
  /** Where the server finds it. */
  readonly node: AnalysisNode;
  /** The moves that lead here, as one text: a position has the same one whatever is added to the tree. */
  readonly key: string;
  /** Null at the start of the game. */
  readonly parent: Branch | null;
  readonly line: Line | null;
  /** The moves that were made or tried after it; the first one continues its line. */
  readonly children: readonly Branch[];
}

export interface Tree {
  readonly start: Branch;
  /** By variation and ply. */
  readonly branches: ReadonlyMap<string, Branch>;
  /** What the variations are called, by number. */
  readonly names: readonly string[];
}

const MAIN = 0;

type Growing = Branch & { children: Growing[] };

/** The tree of an analysis as the server sends it. */
export function treeOf({ main, variations }: Pick<Analysis, "main" | "variations">): Tree {
  const start: Growing = { node: { variation: MAIN, ply: 0 }, key: "", parent: null, line: null, children: [] };
  const branches = new Map([[address(start.node), start]]);
  for (const [variation, { of, after, seats, moves }] of [main, ...variations].entries()) {
    let before = branches.get(address(lying({ main, variations }, of, after)));
    for (const [number, move] of moves.entries()) {
      if (!before) break;
      const line = { seat: seats[number] ?? MAIN, move };
      const node = { variation, ply: after + number + 1 };
      const made: Growing = { node, key: `${before.key}\n${line.seat} ${move}`, parent: before, line, children: [] };
      before.children.push(made);
      branches.set(address(node), made);
      before = made;
    }
  }
  return { start, branches, names: [main, ...variations].map(({ name }) => name) };
}

/** The position of this ply belongs to the variation itself, or to one that it branches off from. */
function lying(
  { variations }: { main: AnalysisVariation; variations: readonly AnalysisVariation[] },
  variation: number,
  ply: number,
): AnalysisNode {
  let number = variation;
  for (let each = variations[number - 1]; each && ply <= each.after; each = variations[number - 1]) number = each.of;
  return { variation: number, ply };
}

const address = ({ variation, ply }: AnalysisNode): string => `${variation}.${ply}`;

/** The branch at a node; where the line of a variation begins before it, that of the one it branches off from. */
export function find(tree: Tree, analysis: Pick<Analysis, "main" | "variations">, node: AnalysisNode): Branch | null {
  return tree.branches.get(address(lying(analysis, node.variation, node.ply))) ?? null;
}

export const isPlayed = ({ node }: Branch): boolean => node.variation === MAIN;

/** Whether a variation begins with this move: it replaces the one that continues its line, or goes on where the
 * recorded game stops. */
export function isVariation(branch: Branch): boolean {
  const { parent } = branch;
  return parent !== null && !isPlayed(branch) && (isPlayed(parent) || parent.children[0] !== branch);
}

/** Where the variation that leads to a branch begins; null in the recorded game. */
export const origin = (branch: Branch): Branch | null => path(branch).findLast(isVariation) ?? null;

/** The branches from the start to this one, without the start. */
export function path(branch: Branch): Branch[] {
  const found: Branch[] = [];
  for (let each = branch; each.parent !== null; each = each.parent) found.unshift(each);
  return found;
}

/** The branches that continue this one's line to its end. */
export function onwards(branch: Branch): Branch[] {
  const found: Branch[] = [];
  for (let [next] = branch.children; next; [next] = next.children) found.push(next);
  return found;
}

/** The whole line through a branch, from the start: how it was reached, and how it continues. */
export const through = (tree: Tree, branch: Branch): Branch[] => [tree.start, ...path(branch), ...onwards(branch)];

/** How many moves were played in the recorded game on the way to a branch. */
export const departure = (branch: Branch): number => path(branch).findLast(isPlayed)?.node.ply ?? 0;

/** The next of the moves at the same place, in circles; the branch itself if there is no other. */
export function sibling(branch: Branch, step: 1 | -1): Branch {
  const children = branch.parent?.children ?? [];
  return children[(children.indexOf(branch) + step + children.length) % children.length] ?? branch;
}
