/** What the moves of the position shown are worth: it is searched while somebody looks at it, and only then. */

import { SvelteMap } from "svelte/reactivity";
import * as api from "../wire/api";
import { read, write } from "../storage";
import type { AnalysisNode, JudgementStep, JudgementWish, Problem } from "../wire/types";

/** What a search may cost at first, and when more is asked for. */
export const USUAL_WORK = 2_000_000;
export const MORE_WORK = 10_000_000;

/** Milliseconds to stay at a position before it is searched: whoever steps through a game looks at none for long. */
const PATIENCE = 150;

/** A position to search. */
export interface Question {
  /** The same for the same position. */
  key: string;
  seat: number;
  record: string;
  at: AnalysisNode;
}

export interface Found {
  step: JudgementStep;
  /** What the search might cost, once it has ended. */
  spent: number;
}

export type Search = (wish: JudgementWish, signal: AbortSignal) => AsyncIterable<JudgementStep>;

const name = ({ key, seat }: Question): string => `${seat}${key}`;

export class Judging {
  /** Whether the visitor wants to know. */
  isOn: boolean = $state(read("engine") !== "no");
  /** Whether a search is under way. */
  isSearching: boolean = $state(false);
  problem: Problem | null = $state.raw(null);
  /** Whether another page of this visitor is being searched for instead. */
  isElsewhere: boolean = $state(false);
  readonly #found = new SvelteMap<string, Found>();
  #question: Question | null = $state.raw(null);
  #work = USUAL_WORK;
  #cancel: () => void = () => {};

  /** What is known of the position shown. */
  found: Found | null = $derived((this.#question && this.#found.get(name(this.#question))) ?? null);
  /** Whether a longer search may find more. */
  mayDeepen: boolean = $derived(
    !this.isSearching && this.found !== null && !this.found.step.exact && this.found.spent < MORE_WORK,
  );

  constructor(
    readonly search: Search = api.judge,
    readonly patience = PATIENCE,
  ) {}

  /** Looks at another position, or at none. */
  follow(question: Question | null): void {
    const same = question && this.#question && name(question) === name(this.#question);
    this.#question = question;
    if (same) return;
    this.#begin(USUAL_WORK, this.patience);
  }

  turn(on: boolean): void {
    this.isOn = on;
    write("engine", on ? "yes" : "no");
    this.#begin(USUAL_WORK, 0);
  }

  deepen(): void {
    this.#begin(MORE_WORK, 0);
  }

  retry(): void {
    this.#begin(this.#work, 0);
  }

  stop(): void {
    this.#cancel();
  }

  #begin(work: number, patience: number): void {
    this.#cancel();
    this.problem = null;
    this.isElsewhere = false;
    this.#work = work;
    const question = this.#question;
    if (!question || !this.isOn) return;
    const known = this.#found.get(name(question));
    if (known && (known.step.exact || known.spent >= work)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void this.#seek(question, work, controller.signal), patience);
    this.isSearching = true;
    this.#cancel = () => {
      clearTimeout(timer);
      controller.abort();
      this.isSearching = false;
      this.#cancel = () => {};
    };
  }

  async #seek(question: Question, work: number, signal: AbortSignal): Promise<void> {
    const { record, at, seat } = question;
    try {
      for await (const step of this.search({ record, at, seat, work }, signal)) {
        if (signal.aborted) return;
        if (step.ended) this.#end(question, step, work);
        else this.#keep(question, step);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error.problem;
    }
    if (!signal.aborted) this.isSearching = false;
  }

  /** A later search begins at the surface again: what is known better stays. */
  #keep(question: Question, step: JudgementStep): void {
    const known = this.#found.get(name(question));
    if ((known?.step.depth ?? -1) <= (step.depth ?? 0))
      this.#found.set(name(question), { step, spent: known?.spent ?? 0 });
  }

  #end(question: Question, { ended, problem }: JudgementStep, work: number): void {
    const known = this.#found.get(name(question));
    if (ended === "replaced") this.isElsewhere = true;
    else if (ended === "failed") this.problem = problem ?? { code: "host-unreachable", text: "" };
    else if (known) this.#found.set(name(question), { ...known, spent: work });
  }
}
