import { beforeAll, describe, expect, it } from "vitest";
import { lessonTexts } from "../../../i18n/lessons";
import { columns, deed, side, view } from "./examples";
import { readPlace } from "./places";
import { tips } from "./tips";

beforeAll(() => lessonTexts("miroir"));

const ids = (given: Parameters<typeof view>[0], acting = true, near = 0) =>
  tips(view(given), near, acting).map(({ id }) => id);

describe("what a newcomer to Miroir is told", () => {
  it("begins with the only thing that can be done", () => {
    expect(ids({ sides: [side({ begun: false }), side({ begun: false })] })).toEqual(["begin"]);
  });

  it("says what a turn is, and what there is to steal", () => {
    const discard = ["ee", "t", "", "", "", "", "", ""];
    const found = tips(view({ sides: [side(), side({ discard })] }), 0, true);
    expect(found.map(({ id }) => id)).toEqual(["act", "steal", "pile"]);
    expect(found[1]?.look).toEqual(["discard e opposite", "discard t opposite"]);
    expect(ids({})).toEqual(["act", "pile"]);
  });

  it("says what to do with a card turned up, and what a joker is", () => {
    expect(ids({ stage: "placing", card: "e" })).toEqual(["place", "pile"]);
    expect(ids({ stage: "placing", card: "?" })).toEqual(["joker", "place", "pile"]);
  });

  it("explains first what has happened: words won, capitals changed, cards fallen", () => {
    const wins = [{ seat: 1, column: 2, word: "crime", cards: "Crime", others: [] }];
    const falls = [{ seat: 0, column: 2, letter: "i", place: "discard" as const }];
    const last = deed("2", { seat: 1, wins, falls });
    expect(ids({ last })).toEqual(["fallen", "lost", "act", "pile"]);
    expect(ids({ last }, false, 1)).toEqual(["won", "pile"]);
    expect(tips(view({ last }), 0, true)[0]?.look).toEqual(["discard i"]);
    expect(ids({ last, stage: "dealing" }, false)).toEqual(["pile"]);
  });

  it("tells players who are the referees what they may say", () => {
    const options = { words: 9, referee: "challenge" as const, seconds: 0 as const, forgetful: false };
    expect(ids({ options, sides: [side(), columns("ab")] })).toContain("doubt");
    expect(ids({ options, stage: "announcing", queue: [3] })[0]).toBe("announce");
    expect(ids({ options, stage: "answering", turn: 1, announced: { column: 1, word: "soupe" } })[0]).toBe("answer");
  });

  it("has a sentence for each, and points at places that exist", () => {
    const won = [{ word: "soupe", cards: "Soupe", others: [] }];
    const found = tips(
      view({ sides: [side({ won }), side({ discard: Array.from({ length: 8 }, () => "e") })] }),
      0,
      true,
    );
    expect(found.map(({ id }) => id)).toContain("words");
    for (const { id, text, look = [] } of found) {
      expect(text).not.toContain(`miroir-tip-${id}`);
      expect(text.length).toBeGreaterThan(20);
      for (const place of look) expect(readPlace(place)).not.toBeNull();
    }
  });
});
