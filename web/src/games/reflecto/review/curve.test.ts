import { describe, expect, it } from "vitest";
import type { ReflectoCurve } from "../types";
import { lines } from "./curve";

const moment = (turn: number, bits: number) => ({ turn, bits, words: 2 ** bits, likeliest: [], truth: 0 });
const curve = (seat: number, bits: number[], deduced: number | null): ReflectoCurve => ({
  seat,
  word: "PIANO",
  moments: bits.map((each, turn) => moment(turn, each)),
  deduced,
});

describe("the curves of what could be known", () => {
  it("fall from the most doubt there was to none, turn by turn", () => {
    const [gerda, queen] = lines([curve(0, [8, 4, 0], 2), curve(1, [6, 6, 6], null)], 100, 80);
    expect(gerda).toEqual({ seat: 0, path: "M0 0H50V40H100V80", deduced: { x: 100, y: 80 } });
    expect(queen).toEqual({ seat: 1, path: "M0 20H50V20H100V20", deduced: null });
  });

  it("are nothing where the game never began", () => {
    expect(lines([curve(0, [], null)], 100, 80)).toEqual([{ seat: 0, path: "", deduced: null }]);
  });
});
