import { beforeEach, describe, expect, it } from "vitest";
import { Curtain } from "./curtain.svelte";
import { moment } from "./examples";

describe("a curtain", () => {
  let asked: (number | null)[];
  let heard: boolean;
  let curtain: Curtain;
  const open = moment({ version: 3, to_act: [0], view: "open" });
  const secret = moment({ version: 3, to_act: [0], view: "secret" });

  beforeEach(() => {
    asked = [];
    heard = true;
    curtain = new Curtain((seat) => (heard ? `${asked.push(seat)}` : null));
    curtain.takes(open);
  });

  it("hides nothing that everybody may see", () => {
    expect([curtain.takes(moment({ version: 4 })), curtain.moment]).toEqual([false, null]);
  });

  it("shows a seat what is its own, once the host has told it", () => {
    curtain.open(0);
    expect([asked, curtain.seat, curtain.shown]).toEqual([[0], 0, null]);
    expect(curtain.takes(secret)).toBe(true);
    expect([curtain.moment, curtain.shown]).toEqual([secret, 0]);
  });

  it("drops it at once when it is closed, and what was still under way too", () => {
    curtain.open(0);
    curtain.close();
    expect(asked).toEqual([0, null]);
    expect([curtain.takes(secret), curtain.moment]).toEqual([true, null]);
    expect([curtain.takes(open), curtain.moment]).toEqual([false, null]);
  });

  it("drops it when the seat has moved", () => {
    curtain.open(0);
    curtain.takes(secret);
    expect(curtain.takes(moment({ version: 4, to_act: [1] }))).toBe(false);
    expect([curtain.seat, curtain.moment]).toEqual([null, null]);
  });

  it("drops it when the seat has hidden something, though it is to act again", () => {
    curtain.open(0);
    curtain.takes(secret);
    const seals = [{ version: 4, digest: "0", salt: null }];
    expect(curtain.takes(moment({ version: 4, seat: 0, to_act: [0], seals }))).toBe(false);
    expect([curtain.seat, curtain.moment]).toEqual([null, null]);
  });

  it("keeps to the seat what happens while it is looked at", () => {
    curtain.open(0);
    curtain.takes(secret);
    const later = moment({ version: 4, to_act: [0, 1], view: "secret" });
    expect([curtain.takes(later), curtain.moment]).toEqual([true, later]);
  });

  it("does not mistake news for the answer it waits for", () => {
    curtain.open(0);
    expect(curtain.takes(moment({ version: 4, to_act: [0] }))).toBe(false);
    expect(curtain.shown).toBeNull();
    expect(curtain.takes(moment({ version: 4, to_act: [0] }))).toBe(true);
    expect(curtain.shown).toBe(0);
  });

  it("closes when the connection is lost or the server refuses", () => {
    curtain.open(0);
    curtain.takes(secret);
    curtain.fall();
    expect([curtain.seat, curtain.moment]).toEqual([null, null]);
    curtain.open(1);
    curtain.refuse("2");
    expect([curtain.seat, curtain.takes(open)]).toEqual([null, false]);
  });

  it("stays closed without a connection", () => {
    heard = false;
    curtain.open(0);
    expect(curtain.seat).toBeNull();
  });
});
