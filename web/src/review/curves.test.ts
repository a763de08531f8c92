import { expect, test } from "vitest";
import { lines, numbering } from "./curves";

const makers = [null, -1, 0, -1, 1, 0].map((seat) => ({ seat }));

test("moves are numbered as in the history: chance belongs to the move before it", () => {
  const { last, number, ply } = numbering(makers);
  expect(last).toBe(4);
  expect([0, 1, 2, 3, 4, 5, 9].map(number)).toEqual([0, 1, 2, 2, 3, 4, 4]);
  expect([0, 1, 2, 3, 4].map(ply)).toEqual([0, 1, 3, 4, 5]);
});

test("of several points of one move the last counts", () => {
  const points = [0, 2, 3, 5].map((ply) => ({ ply, value: 10 * ply, exact: ply > 2 }));
  expect(lines([{ seat: 1, points, name: "" }], numbering(makers), ({ seat }) => `seat ${seat}`)).toEqual([
    {
      label: "seat 1",
      points: [
        { at: 0, value: 0, exact: false },
        { at: 2, value: 30, exact: true },
        { at: 4, value: 50, exact: true },
      ],
    },
  ]);
});
