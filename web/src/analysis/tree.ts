/** A game and its variations: a tree of moves. What was played is the main line, and stays it. */

/** A move as it is written in a record; seat -1 is chance or the clock. */
export interface Line {
  readonly seat: number;
  readonly move: string;
}

export interface Branch {
  readonly id: number;
  /** Null at the start of the game. */
  readonly parent: number | null;
  readonly line: Line | null;
  /** The moves that were made or tried after it; the first one continues its line. */
  readonly children: readonly number[];
  /** What somebody called the variation that begins here. */
  readonly name: string;
  /** Whether it was played in the recorded game. */
  readonly played: boolean;
}

export interface Tree {
  readonly branches: ReadonlyMap<number, Branch>;
  /** The id of the next branch. */
  readonly next: number;
}

export const START = 0;

/** Whether a variation begins with this move: it replaces the one that continues its line, or goes on where the
 * recorded game stops. */
export const isVariation = (tree: Tree, id: number): boolean => {
  const { parent, played } = at(tree, id);
  if (parent === null || played) return false;
  const before = at(tree, parent);
  return before.played || before.children[0] !== id;
};

/** The tree of a recorded game. */
export function recorded(lines: readonly Line[]): Tree {
  const start: Branch = { id: START, parent: null, line: null, children: [], name: "", played: true };
  return grown({ branches: new Map([[START, start]]), next: START + 1 }, START, lines, true).tree;
}

/** A branch that must exist. */
export function at(tree: Tree, id: number): Branch {
  const found = tree.branches.get(id);
  if (!found) throw new RangeError(`no branch ${id}`);
  return found;
}

/** The tree with these moves after a branch, and where they lead; moves that are there already are followed. */
export function grown(
  tree: Tree,
  from: number,
  lines: readonly Line[],
  played = false,
): { tree: Tree; ids: readonly number[] } {
  const branches = new Map(tree.branches);
  const ids: number[] = [];
  let { next } = tree;
  let before = from;
  for (const line of lines) {
    const parent = at({ branches, next }, before);
    const known = parent.children.find((id) => isSame(branches.get(id)?.line, line));
    if (known === undefined) {
      branches.set(next, { id: next, parent: before, line, children: [], name: "", played });
      branches.set(before, { ...parent, children: [...parent.children, next] });
      before = next;
      next += 1;
    } else before = known;
    ids.push(before);
  }
  return { tree: { branches, next }, ids };
}

/** The tree without a branch and what follows it; what was played stays. */
export function without(tree: Tree, id: number): Tree {
  const { parent, played } = at(tree, id);
  if (parent === null || played) return tree;
  const branches = new Map(tree.branches);
  for (const each of [id, ...descendants(tree, id)]) branches.delete(each);
  const before = at(tree, parent);
  branches.set(parent, { ...before, children: before.children.filter((child) => child !== id) });
  return { ...tree, branches };
}

/** Where the variation that leads to a branch begins; null in the recorded game. */
export function origin(tree: Tree, id: number): number | null {
  for (const branch of path(tree, id).reverse()) if (isVariation(tree, branch.id)) return branch.id;
  return null;
}

/** Whether the variation that begins here may go before the one above it. */
export function isPromotable(tree: Tree, id: number): boolean {
  const { parent, played } = at(tree, id);
  if (parent === null || played) return false;
  const siblings = at(tree, parent).children;
  const before = siblings[siblings.indexOf(id) - 1];
  return before !== undefined && !at(tree, before).played;
}

/** The tree where the variation that begins here goes before the one above it. */
export function promoted(tree: Tree, id: number): Tree {
  const { parent } = at(tree, id);
  if (parent === null || !isPromotable(tree, id)) return tree;
  const branches = new Map(tree.branches);
  const before = at(tree, parent);
  const children = [...before.children];
  const place = children.indexOf(id);
  children.splice(place - 1, 2, id, ...children.slice(place - 1, place));
  branches.set(parent, { ...before, children });
  return { ...tree, branches };
}

/** The tree where the variation that begins here is called so. */
export function named(tree: Tree, id: number, name: string): Tree {
  return { ...tree, branches: new Map(tree.branches).set(id, { ...at(tree, id), name: name.trim() }) };
}

/** The branches from the start to this one, without the start. */
export function path(tree: Tree, id: number): Branch[] {
  const found: Branch[] = [];
  for (let each = at(tree, id); each.parent !== null; each = at(tree, each.parent)) found.unshift(each);
  return found;
}

/** The branches that continue this one's line to its end. */
export function onwards(tree: Tree, id: number): Branch[] {
  const found: Branch[] = [];
  for (let [first] = at(tree, id).children; first !== undefined; [first] = at(tree, first).children)
    found.push(at(tree, first));
  return found;
}

/** The whole line through a branch: how it was reached, and how it continues. */
export const through = (tree: Tree, id: number): Branch[] => [...path(tree, id), ...onwards(tree, id)];

/** The last branch on the way to this one that was played in the recorded game. */
export const departure = (tree: Tree, id: number): number =>
  path(tree, id).findLast((branch) => branch.played)?.id ?? START;

/** The moves from the start to a branch. */
export const lines = (tree: Tree, id: number): Line[] => path(tree, id).flatMap(({ line }) => (line ? [line] : []));

/** How many moves players had made there; what chance does belongs to the move before it. */
export const moved = (tree: Tree, id: number): number => lines(tree, id).filter(({ seat }) => seat >= 0).length;

/** The next variation at the same place, in circles; the branch itself if there is no other. */
export function sibling(tree: Tree, id: number, step: 1 | -1): number {
  const { parent } = at(tree, id);
  if (parent === null) return id;
  const { children } = at(tree, parent);
  return children[(children.indexOf(id) + step + children.length) % children.length] ?? id;
}

function descendants(tree: Tree, id: number): number[] {
  return at(tree, id).children.flatMap((child) => [child, ...descendants(tree, child)]);
}

const isSame = (one: Line | null | undefined, other: Line): boolean =>
  one != null && one.seat === other.seat && one.move === other.move;
