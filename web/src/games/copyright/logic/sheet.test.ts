import { describe, expect, it } from "vitest";
import { laid } from "./examples";
import { Ground } from "./ground";
import { bounds, cellAt, field, isMatching, matching, overflow } from "./sheet";

const faces = { 1: "so.x.....", 2: "s.o...x.." };

describe("a cell", () => {
  it("shows the figures of all cards over it, each once", () => {
    expect(cellAt([laid(1, 0, 0), laid(2, 0, 0)], faces, 0, 0)).toEqual({ figures: "s", cards: [1, 2] });
    expect(cellAt([laid(1, 0, 0), laid(2, 1, 0)], faces, 1, 0)).toEqual({ figures: "so", cards: [1, 2] });
  });

  it("shows the card in its orientation", () => {
    expect(cellAt([laid(1, 0, 0, 1)], faces, 2, 0)?.figures).toBe("s");
    expect(cellAt([laid(1, 0, 0, 4)], faces, 2, 1)?.figures).toBe("x");
  });

  it("is empty under a card without a figure there, and nothing where no card lies", () => {
    expect(cellAt([laid(1, 0, 0)], faces, 2, 2)?.figures).toBe("");
    expect(cellAt([laid(1, 0, 0)], faces, 3, 0)).toBeNull();
  });
});

describe("a frame", () => {
  const model = ["so", "", "", "", "", "", "", "", ""];
  const two = [laid(1, 0, 0), laid(2, 1, 0)];

  it("matches where a covered cell shows what the model shows", () => {
    expect(matching(two, faces, model, 1, 0)).toBe("110111011");
    expect(matching([laid(1, 0, 0)], faces, ["s", "o", "", "x", "", "", "", "", ""], 0, 0)).toBe("111111111");
    expect(matching([laid(1, 0, 0)], faces, ["s", "o", "", "x", "", "", "", "", ""], 0, 1)).toBe("001011000");
  });

  it("says which cells match", () => {
    const frame = { x: 1, y: -1, matching: "100000001" };
    expect([isMatching(frame, 1, -1), isMatching(frame, 3, 1), isMatching(frame, 2, 0)]).toEqual([true, true, false]);
    expect([isMatching(frame, 4, 1), isMatching(null, 1, -1)]).toEqual([false, false]);
  });

  it("leaves out the rows and columns that stick out of it", () => {
    expect(overflow([laid(1, 0, 0), laid(2, 2, -1)], { x: 0, y: 0 })).toEqual({ columns: [3, 4], rows: [-1] });
    expect(overflow([], { x: 0, y: 0 })).toEqual({ columns: [], rows: [] });
  });
});

describe("the field", () => {
  const least = { left: -2, top: -1, columns: 7, rows: 5 };

  it("stays as it is as long as there is room around the cards", () => {
    expect(field([], least)).toEqual(least);
    expect(field([laid(1, 1, 0)], least)).toEqual(least);
  });

  it("moves no further than necessary, and grows with the lay-out", () => {
    expect(field([laid(1, 3, 0)], least)).toEqual({ left: 0, top: -1, columns: 7, rows: 5 });
    expect(field([laid(1, 0, 0), laid(2, 2, 2), laid(3, 4, 3)], least)).toEqual({
      left: -1,
      top: -1,
      columns: 9,
      rows: 8,
    });
    expect(field([laid(1, 50, -50)], least)).toEqual({ left: 47, top: -51, columns: 7, rows: 5 });
  });

  it("has bounds only where cards lie", () => {
    expect(bounds([])).toBeNull();
    expect(bounds([laid(1, -1, 0), laid(2, 1, 1)])).toEqual({ left: -1, top: 0, columns: 5, rows: 4 });
  });
});

describe("the ground", () => {
  const ground = new Ground({ left: -2, top: -1, columns: 7, rows: 5 }, 700, 600);

  it("fits the field into the available room", () => {
    expect([ground.size, ground.card]).toEqual([100, 300]);
    expect(ground.corner(-2, -1)).toEqual({ x: 0, y: 50 });
  });

  it("finds cells under points, and snaps cards to the nearest one", () => {
    expect(ground.cell({ x: 299, y: 151 })).toEqual({ x: 0, y: 0 });
    expect(ground.snap({ x: 249, y: 199 })).toEqual({ x: 0, y: 0 });
    expect(ground.snap({ x: 251, y: 201 })).toEqual({ x: 1, y: 1 });
    expect(Object.is(ground.snap({ x: 190, y: 150 }).x, 0)).toBe(true);
  });
});
