/** The legal turns, as text, by their parts: tiles taken out, a step or a chain, more tiles taken out. */

export const OUT = "out";
export const PASS = "pass";

export interface Parts {
  /** The squares of the tiles taken out first. */
  before: string[];
  /** A step, a chain, a guess or a pass; null if taking tiles out has won. */
  act: string | null;
  after: string[];
}

/** The parts of a turn. `out` means a jump only from a row with an even number. */
export function parts(move: string): Parts {
  const found: Parts = { before: [], act: null, after: [] };
  const tokens = move.split(" ");
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    const [start = "", end] = token.split("-");
    if (end === OUT && Number(start.charAt(1)) % 2 === 1) (found.act === null ? found.before : found.after).push(start);
    else if (token === "guess") found.act = `guess ${tokens.shift() ?? ""}`;
    else found.act = token;
  }
  return found;
}

export function joined({ before, act, after }: Parts): string {
  const exits = (squares: readonly string[]) => squares.map((square) => `${square}-${OUT}`);
  return [...exits(before), ...(act === null ? [] : [act]), ...exits(after)].join(" ");
}

const sameSquares = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((square) => other.includes(square));

/** All listed turns. Equal tiles are listed in one order only, and may be chosen in any. */
export class Turns {
  readonly #all: readonly (Parts & { text: string })[];

  constructor(moves: readonly string[]) {
    this.#all = moves.map((text) => ({ ...parts(text), text }));
  }

  /** The text of a turn, or undefined if there is none. */
  find(before: readonly string[], act: string | null, after: readonly string[] = []): string | undefined {
    return this.#all.find(
      (turn) => turn.act === act && sameSquares(turn.before, before) && sameSquares(turn.after, after),
    )?.text;
  }

  /** The squares of the tiles that may be taken out next, before anything else is done. */
  leavingBefore(before: readonly string[]): string[] {
    const turns = this.#all.filter((turn) => turn.before.length === before.length + 1);
    return more(
      turns.map((turn) => turn.before),
      before,
    );
  }

  /** The same, once the step or chain is made. */
  leavingAfter(before: readonly string[], act: string, after: readonly string[]): string[] {
    const turns = this.#all.filter(
      (turn) => turn.act === act && sameSquares(turn.before, before) && turn.after.length === after.length + 1,
    );
    return more(
      turns.map((turn) => turn.after),
      after,
    );
  }

  /** Where each screen may go once these tiles are out; `out` for a jump off the board. */
  ends(before: readonly string[]): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const turn of this.#all) {
      const [start = "", end] = turn.act?.split("-") ?? [];
      if (end === undefined || !sameSquares(turn.before, before)) continue;
      found.set(start, (found.get(start) ?? new Set()).add(end));
    }
    return found;
  }
}

/** The other elements of the lists that contain all of `had`. */
function more(lists: readonly (readonly string[])[], had: readonly string[]): string[] {
  const found = lists
    .filter((list) => had.every((square) => list.includes(square)))
    .flatMap((list) => list.filter((square) => !had.includes(square)));
  return [...new Set(found)];
}
