/** One visitor at one puzzle: everything the puzzle page shows is a function of this. */

import * as api from "../wire/api";
import type { Moment, Problem, PuzzleState, PuzzleTry } from "../wire/types";
import type { Outcome } from "./results";

/** Milliseconds between two moves that are shown. */
const PACE = 1_100;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PACE));

export class Solving {
  state: PuzzleState | null = $state.raw(null);
  /** The solver's move that is not answered yet. */
  sent: string | null = $state(null);
  /** Why the last move was refused. */
  problem: Problem | null = $state.raw(null);
  /** Whether the solution is on the board, and no longer what the solver has played. */
  isRevealed: boolean = $state(false);
  /** Which moment is shown. */
  at: number = $state(0);
  /** Whether the last move is animated. */
  lively: boolean = $state(false);
  /** How often the position was set up: answers to an earlier try are dropped. */
  round: number = $state(0);

  #begun: PuzzleState | null = null;
  #moves: string[] = [];
  /** Ends the showing of moves. */
  #showing = 0;

  isOver: boolean = $derived(this.state !== null && this.state.verdict !== "right");
  moments: readonly Moment[] = $derived((this.isRevealed ? this.state?.solution : this.state?.moments) ?? []);
  shown: Moment | null = $derived(this.moments[this.at] ?? null);
  moves: readonly string[] = $derived(
    this.state && this.shown && !this.isOver && this.at === this.moments.length - 1
      ? (this.shown.moves[this.state.seat] ?? [])
      : [],
  );
  /** The solver's next move in the solution. */
  suggested: string | null = $derived.by(() => {
    const next = this.isRevealed ? this.moments[this.at + 1] : undefined;
    return next && next.seat === this.state?.seat ? next.move : null;
  });
  /** The moves that are as good as the one in the solution. */
  others: readonly string[] = $derived(
    this.isRevealed ? (this.state?.answers ?? []).filter((move) => move !== this.state?.solution?.[1]?.move) : [],
  );

  constructor(
    readonly game: string,
    readonly id: string,
    /** Called with each verdict. */
    readonly judged: (outcome: Outcome, state: PuzzleState) => void = () => {},
    readonly pause: () => Promise<void> = rest,
  ) {}

  /** Sees the puzzle, or throws the server's refusal. */
  async enter(): Promise<void> {
    this.#begun = await api.tryPuzzle(this.game, this.id, {});
    this.restart();
  }

  /** Sets the position up again. */
  restart(): void {
    this.#stop();
    this.round += 1;
    this.state = this.#begun;
    this.#moves = [];
    this.sent = this.problem = null;
    this.isRevealed = this.lively = false;
    this.at = 0;
  }

  async play(move: string): Promise<void> {
    if (this.sent !== null || this.moves.length === 0) return;
    this.problem = null;
    this.sent = move;
    const { at: from, round } = this;
    const state = await this.#ask({ moves: [...this.#moves, move] });
    if (round !== this.round) return;
    this.sent = null;
    if (!state) return;
    this.#moves.push(move);
    this.state = state;
    if (state.verdict !== "right") this.judged(state.verdict, state);
    this.lively = true;
    this.at = from + 1;
    // Whoever has begun the solution sees how it goes on.
    this.isRevealed = state.solution !== null && begins(state.solution, state.moments);
    await this.#walk();
  }

  /** Shows the answer; whoever has not tried gives up. */
  async reveal(): Promise<void> {
    const state = this.isOver ? this.state : await this.#ask({ moves: this.#moves, give_up: true });
    if (!state) return;
    this.state = state;
    this.judged("shown", state);
    this.problem = null;
    this.lively = false;
    this.isRevealed = true;
    this.at = 0;
    await this.#walk();
  }

  look = (at: number): void => {
    this.#stop();
    // After another way that is as good.
    if (this.state?.verdict === "solved") this.isRevealed = true;
    const wanted = Math.max(0, Math.min(at, this.moments.length - 1));
    this.lively = wanted === this.at + 1;
    this.at = wanted;
  };

  /** Shows the moments that follow, one after another, until something else is looked at. */
  async #walk(): Promise<void> {
    const showing = (this.#showing += 1);
    while (this.at < this.moments.length - 1) {
      await this.pause();
      if (showing !== this.#showing) return;
      this.lively = true;
      this.at += 1;
    }
  }

  #stop(): void {
    this.#showing += 1;
  }

  async #ask(wish: PuzzleTry): Promise<PuzzleState | null> {
    const { round } = this;
    try {
      const state = await api.tryPuzzle(this.game, this.id, wish);
      return round === this.round ? state : null;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      if (round === this.round) this.problem = error.problem;
      return null;
    }
  }
}

/** Whether a line begins with these moves. */
function begins(line: readonly Moment[], moments: readonly Moment[]): boolean {
  return moments.every(({ seat, move }, at) => line[at]?.seat === seat && line[at].move === move);
}
