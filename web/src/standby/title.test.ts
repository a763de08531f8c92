import { describe, expect, it } from "vitest";
import { retitled } from "./title";

describe("the title of the tab", () => {
  it("begins with what calls the visitor, whatever the page says", () => {
    const called = retitled("Rules", "", "Your turn");
    expect(called.title).toBe("● Your turn — Rules");
    expect(retitled(called.title, called.before, "Your turn, 9:59").title).toBe("● Your turn, 9:59 — Rules");
    expect(retitled("Lobby", called.before, "Your turn").title).toBe("● Your turn — Lobby");
    expect(retitled(called.title, called.before, "")).toEqual({ title: "Rules", before: "" });
  });

  it("leaves alone a page that calls the visitor itself", () => {
    expect(retitled("● Your turn — Reversi", "", "Your turn").title).toBe("● Your turn — Reversi");
  });
});
