import { beforeEach, describe, expect, it, vi } from "vitest";
import { moment } from "../table/examples";
import * as api from "../wire/api";
import type { LessonState } from "../wire/types";
import { Lesson } from "./lesson.svelte";

vi.mock("../wire/api", { spy: true });

const state = (given: Partial<LessonState> = {}): LessonState => ({
  scene: "flank",
  rule: "X-1",
  options: {},
  seats: 2,
  seat: 0,
  look: [],
  says: "says",
  verdict: "begun",
  said: "",
  task: 0,
  tasks: 1,
  is_game: false,
  won: false,
  lines: [],
  moments: [],
  ...given,
});

const start = moment({ moves: { 0: ["d6", "c5"] } });
const played = moment({ version: 1, ply: 1, seat: 0, move: "d6" });
const answered = moment({ version: 2, ply: 2, seat: 1, move: "c6", moves: { 0: ["b6"] } });

describe("a lesson", () => {
  let lesson: Lesson;
  let done: string[];
  /** Ends the pause between two moves. */
  let goOn: () => void;

  const answer = (given: Partial<LessonState>) => vi.mocked(api.tryLesson).mockResolvedValueOnce(state(given));

  beforeEach(async () => {
    done = [];
    lesson = new Lesson(
      "reversi",
      (scene) => done.push(scene),
      () => new Promise((resolve) => (goOn = resolve)),
    );
    vi.mocked(api.tryLesson).mockReset();
    answer({ moments: [start] });
    await lesson.begin("flank");
  });

  it("begins with the position of the scene, and the learner's moves", () => {
    expect(lesson.shown).toBe(start);
    expect(lesson.moves).toEqual(["d6", "c5"]);
    expect(lesson.lively).toBe(false);
    expect(lesson.isDone).toBe(false);
  });

  it("shows what a right try led to, one move after another, before it goes on", async () => {
    answer({ verdict: "right", task: 1, tasks: 2, lines: ["0 d6", "1 c6"], moments: [played, answered] });
    const trying = lesson.play("d6");
    expect(lesson.sent).toBe("d6");
    await vi.waitFor(() => expect(lesson.shown).toBe(played));
    expect(lesson.lively).toBe(true);
    expect(lesson.moves).toEqual([]);
    expect(lesson.state?.task).toBe(0);
    goOn();
    await trying;
    expect(lesson.shown).toBe(answered);
    expect(lesson.state?.task).toBe(1);
    expect(lesson.moves).toEqual(["b6"]);
    expect(lesson.hits).toBe(1);
  });

  it("sends all that was played with the next try", async () => {
    answer({ verdict: "right", task: 1, tasks: 2, lines: ["0 d6"], moments: [answered] });
    await lesson.play("d6");
    answer({ verdict: "done", task: 2, tasks: 2, moments: [played] });
    await lesson.play("b6");
    expect(api.tryLesson).toHaveBeenLastCalledWith("reversi", "flank", { lines: ["0 d6"], move: "b6" });
    expect(done).toEqual(["flank"]);
    expect(lesson.isDone).toBe(true);
    expect(lesson.moves).toEqual([]);
  });

  it("stays where it is after a wrong try, and says why", async () => {
    answer({ verdict: "wrong", said: "reversi-lesson-corner" });
    await lesson.play("c5");
    expect(lesson.answer).toBe("reversi-lesson-corner");
    expect(lesson.shown).toBe(start);
    expect(lesson.sent).toBeNull();
    expect(lesson.moves).toEqual(["d6", "c5"]);
  });

  it("keeps a refusal by the rules until the next try", async () => {
    const problem = { code: "reversi-flanks-nothing", text: "", rule: "REV-04" };
    vi.mocked(api.tryLesson).mockRejectedValueOnce(new api.Refusal(400, problem));
    await lesson.play("a1");
    expect(lesson.problem).toBe(problem);
    answer({ verdict: "wrong" });
    await lesson.play("c5");
    expect(lesson.problem).toBeNull();
  });

  it("offers to show the move after two tries that were not right, and takes it back after the next", async () => {
    answer({ verdict: "wrong" });
    await lesson.play("c5");
    expect(lesson.isHelpable).toBe(false);
    vi.mocked(api.tryLesson).mockRejectedValueOnce(new api.Refusal(400, { code: "x", text: "" }));
    await lesson.play("a1");
    expect(lesson.isHelpable).toBe(true);
    answer({ example: "d6" });
    await lesson.help();
    expect(api.tryLesson).toHaveBeenLastCalledWith("reversi", "flank", { lines: [], show: true });
    expect(lesson.example).toBe("d6");
    expect(lesson.isHelpable).toBe(false);
    answer({ verdict: "wrong" });
    await lesson.play("c5");
    expect(lesson.example).toBeNull();
    expect(lesson.isHelpable).toBe(true);
  });

  it("is done at once where there is only something to look at, when it was shown", async () => {
    answer({ scene: "watch", tasks: 0, moments: [start, played] });
    const beginning = lesson.begin("watch");
    await vi.waitFor(() => expect(lesson.shown).toBe(start));
    expect(lesson.isDone).toBe(false);
    goOn();
    await beginning;
    expect(lesson.isDone).toBe(true);
    expect(done).toEqual(["watch"]);
  });

  it("is done in a game only at its end", async () => {
    answer({ scene: "play", tasks: 0, is_game: true, moments: [start] });
    await lesson.begin("play");
    expect(lesson.isDone).toBe(false);
    answer({ scene: "play", tasks: 0, is_game: true, verdict: "done", moments: [played] });
    await lesson.play("d6");
    expect(lesson.isDone).toBe(true);
  });

  it("drops what comes late for a scene that was begun anew", async () => {
    answer({ verdict: "right", moments: [played, answered] });
    const trying = lesson.play("d6");
    await vi.waitFor(() => expect(lesson.shown).toBe(played));
    answer({ moments: [start] });
    await lesson.begin("flank");
    goOn();
    await trying;
    expect(lesson.shown).toBe(start);
    expect(lesson.moves).toEqual(["d6", "c5"]);
  });

  it("takes one try at a time", async () => {
    answer({ verdict: "wrong" });
    await Promise.all([lesson.play("c5"), lesson.play("d6")]);
    expect(api.tryLesson).toHaveBeenCalledTimes(2);
  });
});
