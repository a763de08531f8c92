import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/types";
import { seatName } from "./people";

const bot = (level: string): SeatInfo => ({ kind: "bot", name: "", level, yours: false, present: true });
const me: SeatInfo = { kind: "human", name: "", level: null, yours: true, present: true };

const table = (...seats: SeatInfo[]): TableInfo => ({
  id: "t",
  game: "deflecto",
  options: {},
  seats,
  clock: null,
  deal: null,
  next: null,
});

describe("the people at a table", () => {
  it("have names of their own, bots of one level too", () => {
    const four = table(me, bot("adept"), bot("novice"), bot("adept"));
    expect([0, 1, 2, 3].map((seat) => seatName(four, seat))).toEqual(["Vous", "Adepte 1", "Novice", "Adepte 2"]);
    expect(seatName(table(me, bot("adept")), 1)).toBe("Adepte");
  });
});
