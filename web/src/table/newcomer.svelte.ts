/** A newcomer at a table: the first games of a title explain themselves in place. */

import { untrack } from "svelte";
import type { Tip } from "../games/face";
import { lessonTexts } from "../i18n/lessons";
import { learnt } from "../learn/progress.svelte";
import { Tips } from "../learn/tips.svelte";
import { info } from "../pictures/gallery";
import type { GameInfo } from "../wire/types";
import type { Session } from "./session.svelte";
import type { Standpoint } from "./standpoint.svelte";

export class Newcomer {
  tips: Tips | null = $state.raw(null);
  /** What else there is to learn about the game. */
  info: GameInfo | undefined = $state.raw();

  readonly #game: string = $derived.by(() => this.session.table?.game ?? "");
  /** Whether the visitor has not finished a game of this title yet. */
  isFirst: boolean = $derived.by(() => this.session.mine.length > 0 && learnt.games(this.#game) === 0);
  /** Whether they have finished so many that nothing is explained unasked. */
  isSeasoned: boolean = $derived.by(() => learnt.isSeasoned(this.#game));
  /** Whether people who hide something from each other share this screen: a tip that was seen would tell of it. */
  readonly #isVeiled: boolean = $derived.by(() => this.session.mine.length > 1 && this.session.table?.secret === true);
  /** Whether tips can be asked for. */
  isTipped: boolean = $derived.by(
    () => this.tips !== null && this.session.mine.length > 0 && !this.session.now?.ending && !this.#isVeiled,
  );
  look: readonly string[] = $derived.by(() => (this.isTipped && this.session.isNow ? (this.tips?.look ?? []) : []));

  readonly #moves: number = $derived.by(
    () => this.session.plies.filter((ply) => ply?.seat != null && this.session.mine.includes(ply.seat)).length,
  );
  readonly #now: Tip[] = $derived.by(() => {
    const { scene, near, hidden } = this.standpoint;
    if (!scene || hidden || !this.isTipped || this.session.open.length > 0) return [];
    return scene.face.tips?.(scene.now.view, near, this.session.acting !== null) ?? [];
  });

  constructor(
    readonly session: Session,
    readonly standpoint: Standpoint,
  ) {
    $effect(() => {
      const game = this.#game;
      if (!game) return;
      void info(game).then((known) => (this.info = known));
      if (!standpoint.face?.tips) return;
      void lessonTexts(game).then(() => (this.tips = new Tips(game, learnt)));
    });

    $effect(() => {
      const [tips, now, moves] = [this.tips, this.#now, this.#moves];
      if (now.length > 0) untrack(() => tips?.consider(now, moves));
    });

    $effect(() => {
      const game = this.#game;
      if (session.now?.ending && session.mine.length > 0) untrack(() => learnt.finishGame(game, session.id));
    });
  }

  /** The visitor wants to know what they may do now. */
  ask = (): void => {
    this.tips?.ask(this.#moves);
  };
}
