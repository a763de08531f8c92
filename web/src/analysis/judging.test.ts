import { describe, expect, it } from "vitest";
import { Refusal } from "../wire/api";
import type { JudgementStep, JudgementWish } from "../wire/types";
import { Judging, MORE_WORK, USUAL_WORK, type Question } from "./judging.svelte";

const question = (key: string): Question => ({ key, seat: 0, record: "", at: { variation: 0, ply: 0 } });
const step = (depth: number, exact = false): JudgementStep => ({ depth, exact, moves: [] });
const DONE: JudgementStep = { ended: "done" };

/** A search whose steps are sent by hand. */
class FakeSearch {
  wishes: JudgementWish[] = [];
  signals: AbortSignal[] = [];
  #waiting: ((step: JudgementStep | Error | null) => void)[] = [];

  search = async function* (this: FakeSearch, wish: JudgementWish, signal: AbortSignal): AsyncGenerator<JudgementStep> {
    this.wishes.push(wish);
    this.signals.push(signal);
    for (;;) {
      const next = await new Promise<JudgementStep | Error | null>((resolve) => this.#waiting.push(resolve));
      if (next === null) return;
      if (next instanceof Error) throw next;
      yield next;
    }
  }.bind(this);

  async send(...steps: (JudgementStep | Error | null)[]): Promise<void> {
    for (const each of steps) {
      await settled();
      this.#waiting.shift()?.(each);
    }
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 2));

function begun(): { fake: FakeSearch; judging: Judging } {
  const fake = new FakeSearch();
  const judging = new Judging(fake.search, 0);
  judging.isOn = true;
  return { fake, judging };
}

describe("the judging of a position", () => {
  it("deepens while it is looked at, and ends", async () => {
    const { fake, judging } = begun();
    judging.follow(question("a"));
    await fake.send(step(1), step(2));
    expect(judging.found?.step.depth).toBe(2);
    expect(judging.isSearching).toBe(true);
    expect(judging.mayDeepen).toBe(false);
    await fake.send(DONE, null);
    expect(judging.isSearching).toBe(false);
    expect(judging.mayDeepen).toBe(true);
    expect(fake.wishes).toMatchObject([{ work: USUAL_WORK, seat: 0 }]);
  });

  it("is cancelled when another position is looked at, and continued on return", async () => {
    const { fake, judging } = begun();
    judging.follow(question("a"));
    await fake.send(step(3));
    judging.follow(question("b"));
    expect(fake.signals[0]?.aborted).toBe(true);
    expect(judging.found).toBeNull();
    await settled();
    judging.follow(question("a"));
    expect(judging.found?.step.depth).toBe(3);
    await settled();
    expect(fake.wishes.length).toBe(3);
  });

  it("is not begun again for the same position", async () => {
    const { fake, judging } = begun();
    judging.follow(question("a"));
    await fake.send(step(1));
    judging.follow({ ...question("a"), record: "renamed" });
    await settled();
    expect(fake.wishes.length).toBe(1);
    expect(judging.isSearching).toBe(true);
  });

  it("is not repeated when it has ended, but may be deepened", async () => {
    const { fake, judging } = begun();
    judging.follow(question("a"));
    await fake.send(step(4), DONE, null);
    judging.follow(null);
    judging.follow(question("a"));
    await settled();
    expect(fake.wishes.length).toBe(1);
    judging.deepen();
    await fake.send(step(1));
    expect(judging.found?.step.depth).toBe(4);
    await fake.send(step(6), DONE, null);
    expect(judging.found?.step.depth).toBe(6);
    expect(fake.wishes[1]?.work).toBe(MORE_WORK);
    expect(judging.mayDeepen).toBe(false);
  });

  it("needs no more once everything is exact", async () => {
    const { fake, judging } = begun();
    judging.follow(question("a"));
    await fake.send(step(9, true), DONE, null);
    expect(judging.mayDeepen).toBe(false);
  });

  it("stops when it is switched off", async () => {
    const { fake, judging } = begun();
    judging.follow(question("a"));
    await fake.send(step(1));
    judging.turn(false);
    expect(fake.signals[0]?.aborted).toBe(true);
    expect(judging.isSearching).toBe(false);
    judging.follow(question("b"));
    await settled();
    expect(fake.wishes.length).toBe(1);
    judging.turn(true);
    await settled();
    expect(fake.wishes.length).toBe(2);
  });

  it("says why it failed, and can be tried again", async () => {
    const { fake, judging } = begun();
    judging.follow(question("a"));
    await fake.send(step(2), new Refusal(429, { code: "too-fast", text: "" }));
    expect(judging.problem?.code).toBe("too-fast");
    expect(judging.isSearching).toBe(false);
    expect(judging.found?.step.depth).toBe(2);
    judging.retry();
    await settled();
    expect(judging.problem).toBeNull();
    expect(fake.wishes.length).toBe(2);
  });

  it("notices that another page is searched for instead", async () => {
    const { fake, judging } = begun();
    judging.follow(question("a"));
    await fake.send(step(2), { ended: "replaced" }, null);
    expect(judging.isElsewhere).toBe(true);
    expect(judging.isSearching).toBe(false);
  });
});
