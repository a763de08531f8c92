import { describe, expect, it } from "vitest";
import { table } from "./examples";
import { recent, visited, without } from "./recent";

const NOON = new Date("2025-03-01T12:00:00Z");
const at = (id: string, opened = false) => recent(table({ id }), opened, NOON);
const ids = (list: readonly { table: string }[]) => list.map((each) => each.table);

describe("recently visited tables", () => {
  it("are remembered with everybody but the visitor", () => {
    expect(at("a")).toEqual({
      table: "a",
      game: "reversi",
      others: [{ seat: 1, kind: "bot", name: "", level: "adept" }],
      opened: false,
      at: "2025-03-01T12:00:00.000Z",
    });
  });

  it("list the friend on the same screen among the others", () => {
    const seat = { kind: "human", name: "", level: null, yours: true, present: true, rating: null } as const;
    const shared = table({ seats: [seat, { ...seat, name: "Zoé" }] });
    expect(recent(shared, false, NOON).others).toEqual([{ seat: 1, kind: "human", name: "Zoé", level: null }]);
  });

  it("are listed once each, the latest first", () => {
    expect(ids(["a", "b", "a"].map((id) => at(id)).reduce<ReturnType<typeof visited>>(visited, []))).toEqual([
      "a",
      "b",
    ]);
  });

  it("stay marked as opened by the visitor", () => {
    expect(visited([at("a", true)], at("a"))[0]?.opened).toBe(true);
  });

  it("are forgotten once they are over, and the oldest when there are many", () => {
    expect(ids(without([at("a"), at("b")], "a"))).toEqual(["b"]);
    const many = Array.from({ length: 30 }, (_, number) => at(String(number)));
    const kept = many.reduce<ReturnType<typeof visited>>(visited, []);
    expect(kept.length).toBeLessThan(30);
    expect(kept[0]?.table).toBe("29");
  });
});
