import { beforeEach, describe, expect, it, vi } from "vitest";
import { moment } from "../table/examples";
import * as api from "../wire/api";
import type { PuzzleState } from "../wire/types";
import { Solving } from "./solving.svelte";

vi.mock("../wire/api", { spy: true });

const start = moment({ moves: { 0: ["a", "b", "c"] } });
const played = (move: string, seat = 0) => moment({ version: 1, ply: 1, seat, move });
const state = (given: Partial<PuzzleState> = {}): PuzzleState => ({
  id: "one",
  game: "go",
  kind: "most",
  grade: 1,
  rating: 1100,
  options: {},
  seats: 2,
  seat: 0,
  facts: {},
  verdict: "right",
  moments: [start],
  solution: null,
  answers: null,
  why: null,
  ...given,
});
const over = { solution: [start, played("a"), played("x", 1), played("b")], answers: ["a", "c"], why: {} };

describe("solving a puzzle", () => {
  let solving: Solving;
  let outcomes: string[];
  /** Ends the pause between two moves that are shown. */
  let goOn: () => void;
  const answer = (given: Partial<PuzzleState>) => vi.mocked(api.tryPuzzle).mockResolvedValueOnce(state(given));
  const shown = () => solving.shown?.move;

  beforeEach(async () => {
    vi.mocked(api.tryPuzzle).mockReset();
    outcomes = [];
    const pause = () => new Promise<void>((resolve) => (goOn = resolve));
    solving = new Solving("go", "one", (outcome) => outcomes.push(outcome), pause);
    answer({});
    await solving.enter();
  });

  /** Plays, without waiting for what is shown afterwards. */
  async function play(move: string, given: Partial<PuzzleState>): Promise<void> {
    answer(given);
    void solving.play(move);
    await vi.waitFor(() => expect(solving.sent).toBeNull());
  }

  it("offers the moves of the solver", () => {
    expect(solving.moves).toEqual(["a", "b", "c"]);
    expect([solving.isOver, solving.suggested]).toEqual([false, null]);
  });

  it("shows how the solution goes on after the right move, until something else is looked at", async () => {
    await play("a", { ...over, verdict: "solved", moments: [start, played("a")] });
    expect([outcomes, solving.isOver, solving.isRevealed, shown()]).toEqual([["solved"], true, true, "a"]);
    goOn();
    await vi.waitFor(() => expect(shown()).toBe("x"));
    expect([solving.suggested, solving.others, solving.moves]).toEqual(["b", ["c"], []]);
    solving.look(0);
    goOn();
    await Promise.resolve();
    expect([solving.at, solving.suggested]).toEqual([0, "a"]);
  });

  it("stays with another right move until the solution is looked at", async () => {
    await play("c", { ...over, verdict: "solved", moments: [start, played("c")] });
    expect([solving.isRevealed, shown()]).toEqual([false, "c"]);
    solving.look(1);
    expect([solving.isRevealed, shown()]).toEqual([true, "a"]);
  });

  it("does not give the answer away after a wrong move, and lets the solver try again", async () => {
    await play("b", { ...over, verdict: "failed", moments: [start, played("b")] });
    expect([outcomes, solving.isRevealed, solving.suggested, shown()]).toEqual([["failed"], false, null, "b"]);
    solving.restart();
    expect([solving.isOver, solving.moves, shown()]).toEqual([false, ["a", "b", "c"], null]);
    await play("a", { verdict: "solved", moments: [start, played("a")], ...over });
    expect(vi.mocked(api.tryPuzzle)).toHaveBeenLastCalledWith("go", "one", { moves: ["a"] });
  });

  it("shows the reply and goes on, with all moves made so far", async () => {
    const reply = moment({ version: 2, ply: 2, seat: 1, move: "x", moves: { 0: ["b"] } });
    await play("a", { moments: [start, played("a"), reply] });
    expect([shown(), solving.moves]).toEqual(["a", []]);
    goOn();
    await vi.waitFor(() => expect(solving.moves).toEqual(["b"]));
    await play("b", { ...over, verdict: "solved", moments: over.solution });
    expect(vi.mocked(api.tryPuzzle)).toHaveBeenLastCalledWith("go", "one", { moves: ["a", "b"] });
    expect([shown(), solving.isRevealed]).toEqual(["b", true]);
  });

  it("shows the answer from the start to whoever asks", async () => {
    answer({ ...over, verdict: "failed" });
    void solving.reveal();
    await vi.waitFor(() => expect(solving.isRevealed).toBe(true));
    expect(vi.mocked(api.tryPuzzle)).toHaveBeenLastCalledWith("go", "one", { moves: [], give_up: true });
    expect([outcomes, solving.at, solving.suggested]).toEqual([["shown"], 0, "a"]);
  });

  it("waits for the newest move only, if the position was set up again meanwhile", async () => {
    const late: ((state: PuzzleState) => void)[] = [];
    vi.mocked(api.tryPuzzle).mockImplementation(() => new Promise((resolve) => late.push(resolve)));
    const first = solving.play("a");
    solving.restart();
    void solving.play("b");
    late[0]?.(state({ ...over, verdict: "solved", moments: [start, played("a")] }));
    await first;
    expect([solving.sent, solving.isOver, outcomes]).toEqual(["b", false, []]);
  });

  it("keeps the position where the rules refuse a move", async () => {
    vi.mocked(api.tryPuzzle).mockRejectedValueOnce(new api.Refusal(409, { code: "no", text: "No." }));
    await solving.play("z");
    expect([solving.problem?.code, solving.moves.length, outcomes]).toEqual(["no", 3, []]);
  });
});
