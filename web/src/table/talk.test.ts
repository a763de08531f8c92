import { describe, expect, it } from "vitest";
import type { ChatLine } from "../wire/types";
import { line } from "./examples";
import { merged, passages, unread } from "./talk";

const texts = (lines: readonly ChatLine[]) => lines.map((each) => each.text);

describe("what is said", () => {
  it("is kept in order, each line once", () => {
    const first = merged([], [line(2, "b"), line(1, "a")]);
    expect(texts(first)).toEqual(["a", "b"]);
    expect(merged(first, [line(2, "b")])).toBe(first);
    expect(texts(merged(first, [line(4, "d"), line(3, "c"), line(2, "b")]))).toEqual(["a", "b", "c", "d"]);
  });

  it("is dropped after a while", () => {
    const many = Array.from({ length: 250 }, (_, number) => line(number, String(number)));
    const kept = merged([], many);
    expect([kept.length, kept[0]?.text]).toEqual([200, "50"]);
  });

  it("is grouped by author, and notes stand alone", () => {
    const said = [
      line(1, "a"),
      line(2, "b"),
      line(3, "!draw", ""),
      line(4, "!agree", ""),
      line(5, "c"),
      line(6, "d", "y"),
    ];
    expect(passages(said, ["y"]).map((each) => [texts(each.lines), each.muted])).toEqual([
      [["a", "b"], false],
      [["!draw"], false],
      [["!agree"], false],
      [["c"], false],
      [["d"], true],
    ]);
  });

  it("is new if others wrote it since, unless they are muted", () => {
    const said = [line(1, "old"), line(2, "new"), line(3, "mine", "me"), line(4, "!draw", ""), line(5, "bad", "y")];
    expect(texts(unread(said, 1, ["y"], (each) => each.by === "me"))).toEqual(["new"]);
  });
});
