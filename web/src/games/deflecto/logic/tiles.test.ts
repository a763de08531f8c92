import { describe, expect, it } from "vitest";
import { faceOf, isFace, rack } from "./tiles";
import { ways } from "./figures";

describe("the tile that a hint suggests", () => {
  for (const level of [1, 2] as const)
    it(`is one face of the rack at level ${level}`, () => {
      for (const tile of rack(level))
        for (const back of [false, true]) {
          const shape = faceOf(tile, back);
          if (!shape) continue;
          const variant = String(back ? tile.variants.back : tile.variants.front).replace(/^0$/, "");
          const suggested = { figure: ways(shape)[0] ?? "", variant };
          const found = rack(level).flatMap((each) => [false, true].filter((side) => isFace(each, side, suggested)));
          expect(found).toEqual([back]);
          expect(isFace(tile, back, suggested)).toBe(true);
        }
    });
});
