/** Trees for tests. */

import { Refusal } from "../wire/api";
import type { Analysis, AnalysisNode, AnalysisVariation, AnalysisWish, Moment, Problem } from "../wire/types";
import { find, through, treeOf } from "./tree";

/** A variation from moves such as "0:a 1:b". */
export function variation(moves: string, of = 0, after = 0, name = ""): AnalysisVariation {
  const lines = moves ? moves.split(" ").map((word) => word.split(":")) : [];
  return { of, after, name, seats: lines.map(([seat]) => Number(seat)), moves: lines.map(([, move = ""]) => move) };
}

/** The game a b c d; 1: x y in place of b; 2: z in place of y. */
export const SAMPLE: Pick<Analysis, "main" | "variations"> = {
  main: variation("0:a 1:b 0:c 1:d"),
  variations: [variation("1:x 0:y", 0, 1, "The corner"), variation("0:z", 1, 2)],
};

const MOMENT: Omit<Moment, "ply" | "seat" | "move" | "view"> = {
  version: 0,
  to_act: [0],
  moves: {},
  ending: null,
  request: null,
  rematch: [],
  paused: false,
  stand_ins: [],
  seals: [],
  clock: null,
};

/** A server for tests: records are the trees themselves as JSON, and every move is legal but "illegal". */
export class FakeServer {
  wishes: AnalysisWish[] = [];
  /** Makes the next request fail. */
  refuses: Problem | null = null;
  /** A move that follows another by itself. */
  forced: Record<string, string> = {};

  ask = (wish: AnalysisWish): Promise<Analysis> => {
    this.wishes.push(wish);
    const problem = this.refuses ?? (moveOf(wish) === "illegal" ? { code: "illegal-move", text: "No." } : null);
    this.refuses = null;
    return problem ? Promise.reject(new Refusal(400, problem)) : Promise.resolve(this.#answer(wish));
  };

  #answer({ record, at, change, since = 0 }: AnalysisWish): Analysis {
    const { main, variations } = JSON.parse(record) as typeof SAMPLE;
    let node = at;
    if (change?.do === "play") {
      const moves = [change.move, this.forced[change.move]].flatMap((move) => move ?? []);
      variations.push({ of: at.variation, after: at.ply, name: "", seats: moves.map(() => change.seat), moves });
      node = { variation: variations.length, ply: at.ply + moves.length };
    } else if (change?.do === "rename") {
      const renamed = variations[change.variation - 1];
      if (renamed) renamed.name = change.name;
    } else if (change?.do === "delete") variations.splice(change.variation - 1, 1);
    return answer({ main, variations }, node, since);
  }
}

const moveOf = ({ change }: AnalysisWish): string | null => (change?.do === "play" ? change.move : null);

/** An answer of the server, with the moments of a line; their views are the keys of their branches. */
export function answer(trees: typeof SAMPLE, at: AnalysisNode = { variation: 0, ply: 0 }, since = 0): Analysis {
  const tree = treeOf(trees);
  const line = through(tree, find(tree, trees, at) ?? tree.start);
  const moments = line.map(({ key, line: made, node }) => ({
    ...MOMENT,
    ply: node.ply,
    seat: made?.seat ?? null,
    move: made?.move ?? null,
    view: key,
  }));
  const record = JSON.stringify(trees);
  const game = { game: "toy", options: {}, seats: 2, racing: false, names: ["Ada", "Bob"], judged: true };
  return { ...game, ...trees, record, at, since, moments: moments.slice(since) };
}
