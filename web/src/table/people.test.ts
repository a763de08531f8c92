import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../wire/types";
import { table } from "./examples";
import { conducted, seatName } from "./people";

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

  it("are named in what they ask and answer, and when they leave", () => {
    const named = (name: string): SeatInfo => ({ ...me, name, yours: false });
    const three = deflecto({ ...me, name: "Ada" }, named("Bob"), named("Cléo"));
    expect(conducted(three, 1, "!decline draw 2", "noted")).toMatch(/^Cléo demandait la partie nulle\s: Bob refuse\.$/);
    expect(conducted(three, 1, "!agree pause 0", "noted")).toMatch(/^Vous demandiez une pause\s: Bob accepte\.$/);
    expect(conducted(three, 1, "!decline takeback 1")).toBe("Bob demandait à reprendre un coup, et y renonce.");
    expect(conducted(three, 1, "!decline", "noted")).toBe("Bob n’y donne pas suite.");
    expect(conducted(three, -1, "!out 2")).toBe("Cléo est hors jeu, les autres continuent.");
    expect(conducted(three, 1, "!claim draw")).toContain("Bob déclare la partie nulle");
    expect(conducted(three, 1, "!takeover 2")).toBe("Bob propose qu’un ordinateur remplace Cléo.");
  });

  it("have a number where a level has no cousins", () => {
    const three = deflecto(me, bot("random"), bot("random"));
    expect([1, 2].map((seat) => seatName(three, seat))).toEqual(["Hasard", "Hasard 2"]);
  });
});
