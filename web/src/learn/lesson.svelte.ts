/** One visitor in the lesson of one game: everything the lesson page shows is a function of this. */

import * as api from "../wire/api";
import type { LessonState, LessonTry, Moment, Problem, SceneInfo } from "../wire/types";

/** Milliseconds between two moves that are shown. */
export const PACE = 700;

/** After how many tries that were not right a learner may ask to be shown the move. */
const TRIES = 2;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PACE));

export class Lesson {
  scenes: readonly SceneInfo[] = $state.raw([]);
  /** The scene as it stands, once its moves have been shown. */
  state: LessonState | null = $state.raw(null);
  /** The moment on the board. */
  shown: Moment | null = $state.raw(null);
  /** Whether the last move is animated. */
  lively: boolean = $state(false);
  /** The learner's move that is not answered yet. */
  sent: string | null = $state(null);
  /** Why the rules refused the last try, or the server did. */
  problem: Problem | null = $state.raw(null);
  /** The name of the sentence that answers a wrong try. */
  answer: string = $state("");
  /** A move that does what is wanted, if the learner has asked for it. */
  example: string | null = $state(null);
  /** How often a try was right. */
  hits: number = $state(0);
  #misses: number = $state(0);
  #isShowing: boolean = $state(false);
  /** How often a scene was begun: answers to an earlier one are dropped. */
  round: number = $state(0);

  /** Whether there is nothing left to do but to go on. */
  isDone: boolean = $derived(
    this.state !== null &&
      !this.#isShowing &&
      (this.state.verdict === "done" || (!this.state.is_game && this.state.task >= this.state.tasks)),
  );
  moves: readonly string[] = $derived(
    this.state && this.shown && !this.#isShowing && !this.isDone ? (this.shown.moves[this.state.seat] ?? []) : [],
  );
  /** Whether the learner may ask to be shown the move. */
  isHelpable: boolean = $derived(
    this.#misses >= TRIES && this.example === null && this.moves.length > 0 && this.state?.is_game === false,
  );

  constructor(
    readonly game: string,
    /** Called with each scene that is done. */
    readonly onDone: (scene: string) => void = () => {},
    readonly pause: () => Promise<void> = rest,
  ) {}

  /** Learns which scenes there are, or throws the server's refusal. */
  async enter(): Promise<void> {
    this.scenes = (await api.lesson(this.game)).scenes;
  }

  /** Begins a scene, anew if it is the same; throws the server's refusal. */
  async begin(scene: string): Promise<void> {
    const round = (this.round += 1);
    this.dismiss();
    this.#misses = this.hits = 0;
    this.sent = null;
    this.#isShowing = false;
    const state = await api.tryLesson(this.game, scene, {});
    if (round !== this.round) return;
    this.lively = false;
    // What to look for is said before it is shown.
    this.state = state;
    await this.#show(state, round);
  }

  /** Tries a move. */
  async play(move: string): Promise<void> {
    const { state, round } = this;
    if (!state || this.sent !== null || this.#isShowing || this.isDone) return;
    this.dismiss();
    this.sent = move;
    const after = await this.#ask(state, { move });
    if (round !== this.round) return;
    this.sent = null;
    if (after === null || after.verdict === "wrong") {
      this.#misses += 1;
      this.answer = after?.said ?? "";
      return;
    }
    this.#misses = 0;
    this.hits += 1;
    await this.#show(after, round);
  }

  /** Asks for a move that does what is wanted. */
  async help(): Promise<void> {
    const { state, round } = this;
    if (!state) return;
    this.dismiss();
    const after = await this.#ask(state, { show: true });
    if (after && round === this.round) this.example = after.example ?? null;
  }

  /** Forgets the answer to the last try, or to the last question. */
  dismiss(): void {
    this.problem = this.example = null;
    this.answer = "";
  }

  async #ask(state: LessonState, wish: LessonTry): Promise<LessonState | null> {
    try {
      return await api.tryLesson(this.game, state.scene, { lines: state.lines, ...wish });
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error.problem;
      return null;
    }
  }

  /** Shows what has happened, one move after another; then the scene stands as the server says. */
  async #show(state: LessonState, round: number): Promise<void> {
    this.#isShowing = true;
    for (const [at, moment] of state.moments.entries()) {
      if (at > 0) {
        await this.pause();
        if (round !== this.round) return;
      }
      this.lively = at > 0 || state.verdict !== "begun";
      this.shown = moment;
    }
    this.#isShowing = false;
    this.state = state;
    if (this.isDone) this.onDone(state.scene);
  }
}
