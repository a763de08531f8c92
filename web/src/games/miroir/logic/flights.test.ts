import { describe, expect, it } from "vitest";
import { columns, deed, side, view } from "./examples";
import { scene } from "./flights";
import { Layout } from "./layout";

const layout = new Layout(850, 624);
const win = { seat: 0, column: 1, word: "soupe", cards: "Soupe", others: [] };

describe("what is seen to move", () => {
  it("is the card that is turned up, from its pile", () => {
    const before = view({ stage: "turning", last: deed("+") });
    const now = view({ stage: "placing", card: "e", last: deed("+", { cards: "e" }) });
    const [flight] = scene(before, now, layout, 0).flights;
    expect(flight).toMatchObject({ letter: "e", spot: "up/0", way: "turn" });
    expect(flight?.from).toEqual(layout.pile("near"));
  });

  it("is a card on its way to its column, from where it was let go if it was dragged", () => {
    const before = view({ stage: "placing", card: "o" });
    const now = view({ sides: [columns("o"), side()], turn: 1, last: deed("1", { cards: "o" }) });
    expect(scene(before, now, layout, 0).flights[0]).toMatchObject({ spot: "card/0/1/1", from: layout.up("near") });
    const rect = { x: 1, y: 2, width: 3, height: 4 };
    expect(scene(before, now, layout, 0, { move: "1", rects: [rect] }).flights[0]?.from).toEqual(rect);
  });

  it("is a card stolen across the mirror", () => {
    const robbed = side({ discard: ["a", "e", "", "", "", "", "", ""] });
    const before = view({ sides: [side(), robbed] });
    const now = view({ sides: [columns("e"), side()], turn: 1, last: deed("*e>1", { cards: "e" }) });
    expect(scene(before, now, layout, 0).flights[0]?.from).toEqual(layout.place("far", 1));
    expect(scene(before, now, layout, 1).flights[0]?.from).toEqual(layout.place("near", 1));
  });

  it("is a run, card by card", () => {
    const before = view({ sides: [columns("oup", "a"), side()] });
    const now = view({ sides: [columns("o", "aup"), side()], turn: 1, last: deed("1.2-3>2", { cards: "up" }) });
    const { flights } = scene(before, now, layout, 0);
    expect(flights.map(({ letter, spot }) => [letter, spot])).toEqual([
      ["u", "card/0/2/2"],
      ["p", "card/0/2/3"],
    ]);
  });

  it("is a word that comes together with its last card and goes to the words won", () => {
    const before = view({ stage: "placing", card: "e", sides: [columns("oup"), side()] });
    const now = view({
      stage: "dealing",
      heads: ["", ...Array.from("CMPLABD?")],
      last: deed("1", { cards: "e", wins: [win] }),
    });
    const { gatherings, flights } = scene(before, now, layout, 0);
    expect(flights).toEqual([]);
    expect(gatherings[0]?.cards.map((card) => card.letter).join("")).toBe("Soupe");
    expect(gatherings[0]?.cards.at(-1)?.from).toEqual(layout.up("near"));
    expect(gatherings[0]?.to).toEqual(layout.won("near"));
  });

  it("is then a new capital, and the cards that fall from it, each to its place", () => {
    const last = deed("1", { cards: "e", wins: [win] });
    const before = view({
      stage: "dealing",
      heads: ["", ...Array.from("CMPLABD?")],
      sides: [side(), columns("hi")],
      last,
    });
    const falls = [
      { seat: 1, column: 1, letter: "h", place: "discard" as const },
      { seat: 1, column: 1, letter: "i", place: "pile" as const },
    ];
    const fallen = side({ discard: ["h", "", "", "", "", "", "", ""], under: "i" });
    const now = view({ heads: Array.from("HCMPLABD?"), sides: [side(), fallen], turn: 1, last: { ...last!, falls } });
    const made = scene(before, now, layout, 0);
    expect(made.gatherings).toEqual([]);
    expect(made.arrivals.map((each) => each.column)).toEqual([1]);
    expect(made.flights.map(({ letter, to, lands }) => ({ letter, to, lands }))).toEqual([
      { letter: "h", to: layout.place("far", 0), lands: "place/1/0" },
      { letter: "i", to: layout.pile("far"), lands: null },
    ]);
  });

  it("is a wrong column on its way under the pile, after the verdict", () => {
    const verdict = { seat: 1, column: 1, text: "sxq", right: false, word: null };
    const before = view({ sides: [side(), columns("xq")] });
    const now = view({ sides: [side(), side({ under: "xq" })], last: deed("?1", { cards: "xq", verdict }) });
    const made = scene(before, now, layout, 0);
    expect(made.verdict?.verdict).toEqual(verdict);
    expect(made.flights.map((flight) => flight.to)).toEqual([layout.pile("far"), layout.pile("far")]);
  });

  it("is nothing when a column that was doubted is good", () => {
    const verdict = { seat: 1, column: 1, text: "so", right: true, word: "sous" };
    const same = view({ sides: [side(), columns("o")] });
    const made = scene(same, { ...same, last: deed("?1", { cards: "o", verdict }) }, layout, 0);
    expect([made.flights, made.gatherings]).toEqual([[], []]);
  });
});
