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
    expect([0, 1, 2, 3].map((seat) => seatName(four, seat))).toEqual(["Vous", "Clémence", "Colin", "Clotilde"]);
    expect(seatName(deflecto(me, bot("adept")), 1)).toBe("Clémence");
  });

  it("are seen to be bots where they are", () => {
    const two = deflecto(me, { ...me, name: "Zeta", yours: false, bot_account: true });
    expect(seatName(two, 1)).toBe("Zeta (robot)");
  });

  it("have a number where a level has no cousins", () => {
    const three = deflecto(me, bot("random"), bot("random"));
    expect([1, 2].map((seat) => seatName(three, seat))).toEqual(["Hasard", "Hasard 2"]);
  });
});
