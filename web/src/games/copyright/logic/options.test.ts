import { describe, expect, it } from "vitest";
import { applies } from "./options";

const OPTIONS = ["variant", "limit", "wins", "rounds", "minutes", "seconds", "turns", "modeller", "fair"];
const offered = (options: Record<string, unknown>, seats = 2) =>
  OPTIONS.filter((option) => applies(option, { variant: "base", ...options }, seats));

describe("the options of Copyright", () => {
  it("are offered where they mean something", () => {
    expect(offered({})).toEqual(["variant", "limit", "rounds", "minutes", "turns", "modeller", "fair"]);
    expect(offered({ variant: "flash" })).toContain("wins");
    expect(offered({ variant: "flash" })).not.toContain("limit");
    expect(offered({ variant: "timed" })).toEqual(["variant", "limit", "rounds", "seconds", "turns", "modeller"]);
  });

  it("leave clocks out for who plays one after another, and what wins for who plays alone", () => {
    expect(offered({ turns: true })).not.toContain("minutes");
    expect(offered({ variant: "timed", turns: true })).not.toContain("seconds");
    expect(offered({}, 1)).toEqual(["variant", "minutes", "turns", "modeller", "fair"]);
  });

  it("never offer what the rules refuse together", () => {
    expect(offered({ modeller: true })).not.toContain("fair");
    expect(offered({ variant: "timed" })).not.toContain("fair");
  });
});
