/** One visitor at one analysis: everything its page shows is a function of this. */

import { SvelteMap } from "svelte/reactivity";
import * as api from "../wire/api";
import type { Analysis, AnalysisNode, AnalysisWish, Moment, Problem } from "../wire/types";
import { find, isVariation, origin, path, sibling, through, treeOf, type Branch, type Tree } from "./tree";

type Change = NonNullable<AnalysisWish["change"]>;

/** What the server is asked; tests have their own. */
export type Ask = (wish: AnalysisWish) => Promise<Analysis>;

export class AnalysisSession {
  /** The tree as the server knows it. */
  analysis: Analysis;
  /** Where the visitor is. */
  #node: AnalysisNode = $state.raw({ variation: 0, ply: 0 });
  /** By the key of the branch. */
  readonly #moments = new SvelteMap<string, Moment>();
  /** A tried move that is not answered yet. */
  sent: string | null = $state(null);
  /** Whether a change of the tree is under way. */
  busy: boolean = $state(false);
  problem: Problem | null = $state.raw(null);
  /** Whether the last step went forwards: then its move is animated. */
  lively: boolean = $state(false);
  /** What the tree was before a variation was deleted. */
  #before: { record: string; node: AnalysisNode } | null = $state.raw(null);
  /** Counts requests to look: only the last one is followed. */
  #looks = 0;

  tree: Tree = $derived(treeOf(this.analysis));
  at: Branch = $derived(find(this.tree, this.analysis, this.#node) ?? this.tree.start);
  /** The line through the position shown, from the start. */
  line: readonly Branch[] = $derived(through(this.tree, this.at));
  moment: Moment | null = $derived(this.#moments.get(this.at.key) ?? null);
  /** The variation that the visitor is in, from its first move; null in the recorded game. */
  variation: Branch | null = $derived(origin(this.at));
  mayRestore: boolean = $derived(this.#before !== null);

  constructor(
    opened: Analysis,
    readonly ask: Ask = api.analyse,
  ) {
    this.analysis = $state.raw(opened);
    this.#remember(opened);
    this.#node = opened.at;
  }

  get record(): string {
    return this.analysis.record;
  }

  /** Shows a branch; whatever of its line is missing is requested first. */
  look = async (branch: Branch): Promise<void> => {
    const look = ++this.#looks;
    if (!this.#moments.has(branch.key)) {
      const missing = [this.tree.start, ...path(branch)].findIndex(({ key }) => !this.#moments.has(key));
      try {
        this.#remember(await this.ask({ record: this.record, at: branch.node, since: Math.max(0, missing) }));
      } catch (error) {
        this.#refuse(error);
        return;
      }
      if (look !== this.#looks) return;
    }
    this.problem = null;
    this.lively = branch.parent?.key === this.at.key;
    this.#node = branch.node;
  };

  /** Steps along the line that is shown. */
  step(by: number): void {
    const { line, at } = this;
    const place = line.findIndex(({ key }) => key === at.key);
    const branch = line[Math.max(0, Math.min(place + by, line.length - 1))];
    if (branch && branch.key !== at.key) void this.look(branch);
  }

  /** Shows what else was made or tried in place of the last move, and otherwise in place of the next. */
  turn(by: 1 | -1): void {
    const { at } = this;
    const [next] = at.children;
    const other = sibling(at, by);
    if (other !== at) void this.look(other);
    else if (next && at.children.length > 1) void this.look(sibling(next, by));
  }

  /** Tries a move here: it is followed where the tree has it, and opens a variation where it has not. */
  async play(seat: number, move: string): Promise<boolean> {
    const known = this.at.children.find(({ line }) => line?.seat === seat && line.move === move);
    if (known) {
      await this.look(known);
      return true;
    }
    this.sent = move;
    return this.#change({ do: "play", seat, move }, this.at.node, this.at.node.ply);
  }

  rename(variation: number, name: string): Promise<boolean> {
    return this.#change({ do: "rename", variation, name: name.trim() }, this.at.node, this.at.node.ply);
  }

  /** Deletes the variation that begins here, and all that branches off from it. */
  async remove(branch: Branch): Promise<void> {
    if (!branch.parent || !isVariation(branch)) return;
    const before = { record: this.record, node: this.#node };
    const change: Change = { do: "delete", variation: branch.node.variation };
    if (await this.#change(change, branch.parent.node, branch.parent.node.ply)) this.#before = before;
  }

  /** Brings back what was deleted last. */
  async restore(): Promise<void> {
    const before = this.#before;
    if (!before || this.busy) return;
    await this.#request({ record: before.record, at: before.node });
  }

  forgive(): void {
    this.problem = null;
    this.#before = null;
  }

  async #change(change: Change, at: AnalysisNode, since: number): Promise<boolean> {
    if (this.busy) return false;
    const was = this.at.key;
    const done = await this.#request({ record: this.record, at, change, since });
    // Whoever changes something elsewhere stays where they are; after a deletion, if that is still there.
    if (done && change.do !== "play") {
      const still = [...this.tree.branches.values()].find(({ key }) => key === was);
      if (still) this.#node = still.node;
    }
    return done;
  }

  async #request(wish: AnalysisWish): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      const got = await this.ask(wish);
      this.#looks += 1;
      this.analysis = got;
      this.#remember(got);
      this.#before = null;
      this.lively = wish.change?.do === "play";
      this.#node = got.at;
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    } finally {
      this.busy = false;
      this.sent = null;
    }
  }

  /** Keeps the moments of the line that was sent. */
  #remember(analysis: Analysis): void {
    const tree = treeOf(analysis);
    const end = find(tree, analysis, analysis.at);
    if (!end) return;
    const line = through(tree, end);
    for (const [number, moment] of analysis.moments.entries()) {
      const branch = line[analysis.since + number];
      if (branch) this.#moments.set(branch.key, moment);
    }
  }

  #refuse(error: unknown): void {
    if (!(error instanceof api.Refusal)) throw error;
    this.problem = error.problem;
  }
}
