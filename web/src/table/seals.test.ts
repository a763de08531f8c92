import { describe, expect, it } from "vitest";
import { broken, digest, events, sealed } from "./seals";
import { witnessed } from "./witness";

const LINES = ["* first gerda", "0 set PIANO 3*15*24", "1 set POMME 12345**", "0 a1-a2"];
const SALT = "00ff";
const seal = (version: number, line = LINES[version - 1]) => ({
  version,
  digest: digest(`${SALT} ${line}`),
  salt: SALT,
});
const RECORD = ["galerie record 1", "game: reflecto", "", ...LINES, ""].join("\n");

describe("seals", () => {
  it("are the SHA-256 of the salt, the seat and the move", () => {
    expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("are read from the record, with the salts that it tells", () => {
    const seals = [seal(2), { ...seal(3), salt: null }];
    const rows = seals.map(({ version, digest, salt }) => `seal ${version}: ${digest}${salt ? ` ${salt}` : ""}`);
    expect(sealed(RECORD.replace("\n\n", `\n${rows.join("\n")}\n\n`))).toEqual(seals);
    expect(sealed(RECORD)).toEqual([]);
  });

  it("hold for the moves of the record", () => {
    expect(events(RECORD)).toEqual(LINES);
    const seals = [seal(2), seal(3)];
    expect(broken(witnessed({}, seals), seals, LINES)).toEqual([]);
  });

  it("break when the revealed secret is not the sealed one", () => {
    const seals = [seal(2), seal(3, "1 set POIRE 12345**")];
    expect(broken({}, seals, LINES)).toEqual([3]);
  });

  it("break when the hash at the end differs from the first one", () => {
    const seen = witnessed({}, [{ version: 3, digest: digest("something else"), salt: null }]);
    const seals = [seal(2), seal(3)];
    expect(broken(witnessed(seen, seals), seals, LINES)).toEqual([3]);
  });

  it("break when a hash that was seen is gone, or its salt is not told", () => {
    expect(broken({ 2: seal(2).digest }, [], LINES)).toEqual([2]);
    expect(broken({}, [{ ...seal(2), salt: null }], LINES)).toEqual([2]);
  });
});
