import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../wire/types";
import { table } from "./examples";
import { seatName } from "./people";

const bot = (level: string): SeatInfo => ({ kind: "bot", name: "", level, yours: false, present: true, rating: null });
const me: SeatInfo = { kind: "human", name: "", level: null, yours: true, present: true, rating: null };
const deflecto = (...seats: SeatInfo[]) => table({ game: "deflecto", seats });

describe("the people at a table", () => {
  it("have names of their own, bots of one level too", () => {
    const four = deflecto(me, bot("adept"), bot("novice"), bot("adept"));
    expect([0, 1, 2, 3].map((seat) => seatName(four, seat))).toEqual(["Vous", "Adepte 1", "Novice", "Adepte 2"]);
    expect(seatName(deflecto(me, bot("adept")), 1)).toBe("Adepte");
  });
});
