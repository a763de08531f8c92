import { describe, expect, it } from "vitest";
import { FakeBrowser } from "../wire/fakes";
import type { RoomInfo, RoomTable } from "../wire/types";
import { PACE } from "../wire/room";
import { Room } from "./room.svelte";
import { claimsFor } from "./claims";
import { BOT, OPEN, resized, reseated, suggested } from "./seats";
import { tally } from "./tally";

const member = (id: string, present = true) => ({ id, name: id, present, keeper: id === "ada", left: false });
const seat = (id: string) => ({ kind: "human" as const, name: id, level: null, member: id });
const table = (id: string, ...seats: string[]): RoomTable => ({
  id,
  game: "reversi",
  seats: seats.map(seat),
  to_act: [0],
  waiting: false,
  ranks: null,
});
const INFO: RoomInfo = {
  kind: "room",
  id: "r",
  members: [member("ada"), member("bob")],
  tables: [],
  results: [],
  scores: [],
};

function visit() {
  const browser = new FakeBrowser();
  const room = new Room("ws://host/room", browser);
  const hear = (frame: object) => browser.wire.onmessage?.({ data: JSON.stringify(frame) });
  hear({ kind: "entered", you: "ada", room: INFO, lines: [] });
  return { browser, room, hear };
}

describe("a room", () => {
  it("calls the visitor to games that are started with them, and to no others", () => {
    const { room, hear } = visit();
    const called: string[] = [];
    room.onStart = ({ id }) => called.push(id);
    hear({ ...INFO, tables: [table("one", "bob", "ada"), table("two", "bob", "cleo")] });
    hear({ ...INFO, tables: [table("one", "bob", "ada"), table("two", "bob", "cleo")] });
    expect(called).toEqual(["one"]);
    expect(room.isKeeper).toBe(true);
  });

  it("tells of a game that has just ended, once", () => {
    const { room, hear } = visit();
    const over: string[] = [];
    room.onOver = ({ id }) => over.push(id);
    const ended = { ...table("one", "ada", "bob"), ranks: [1, 2], to_act: [] };
    hear({ ...INFO, tables: [table("one", "ada", "bob")], results: [table("zero", "ada", "bob")] });
    hear({ ...INFO, results: [ended] });
    hear({ ...INFO, results: [ended], members: [member("ada")] });
    expect(over).toEqual(["one"]);
  });

  it("sends a line again until it is answered, also after a reconnect", () => {
    const { browser, room, hear } = visit();
    room.say("hello");
    browser.pass(PACE.resend);
    expect(browser.wire.sent.filter((text) => text.includes("hello"))).toHaveLength(2);
    browser.wire.onclose?.({ code: 1006 });
    expect(room.link).toBe("reconnecting");
    browser.pass(2 * PACE.firstRetry);
    hear({ kind: "entered", you: "ada", room: INFO, lines: [] });
    const { id } = JSON.parse(browser.wire.sent.at(-1) ?? "{}") as { id: string };
    expect(room.unheard).toEqual(["hello"]);
    const problem = { code: "chat-fast", text: "Too fast.", rule: null, details: {} };
    hear({ kind: "refused", id, problem });
    expect([room.unheard, room.unsaid?.text]).toEqual([[], "hello"]);
  });

  it("does not try again once the visitor is out", () => {
    const { browser, room } = visit();
    browser.wire.onclose?.({ code: 4403 });
    browser.pass(10 * PACE.longestRetry);
    expect([room.link, browser.wires.length]).toEqual(["gone", 1]);
  });
});

describe("seats of a new game", () => {
  const game = { least_seats: 2, most_seats: 4, levels: [{ name: "novice", rating: null }] };
  const members = [member("bob"), member("ada"), member("cleo", false)];

  it("are for those present, the visitor first, and for bots where somebody is missing", () => {
    expect(suggested(game, members, "ada")).toEqual(["ada", "bob"]);
    expect(suggested(game, [member("ada")], "ada")).toEqual(["ada", BOT]);
    expect(suggested({ ...game, levels: [] }, [member("ada")], "ada")).toEqual(["ada", OPEN]);
    expect(suggested({ ...game, least_seats: 1, most_seats: 1 }, members, "ada")).toEqual(["ada"]);
  });

  it("are first for those who do not play already", () => {
    const game = { least_seats: 2, most_seats: 4, levels: [] };
    const members = ["ada", "bob", "cleo", "dan"].map((id) => member(id));
    const busy = [table("t", "ada", "bob")];
    expect(suggested(game, members, "cleo", busy)).toEqual(["cleo", "dan"]);
    expect(suggested(game, members, "ada", busy)).toEqual(["ada", "cleo", "dan"]);
    const two = members.slice(0, 2);
    expect(suggested(game, two, "ada", busy)).toEqual(["ada", "bob"]);
  });

  it("can be more or fewer, and exchange their people", () => {
    expect(resized(["ada", "bob"], 4, ["bob", "dan"], BOT)).toEqual(["ada", "bob", "dan", BOT]);
    expect(resized(["ada", "bob"], 1, [], BOT)).toEqual(["ada"]);
    expect(reseated(["ada", "bob"], 0, "bob")).toEqual(["bob", "ada"]);
    expect(reseated(["ada", BOT], 0, BOT)).toEqual([BOT, BOT]);
  });
});

describe("claims", () => {
  it("are for whoever is meant, for the others while they are away, and for who waits", () => {
    const by = { ...member("late"), claims: "bob" };
    const asked = (you: string, present: boolean) => claimsFor([member("ada"), member("bob", present), by], you).length;
    expect(["ada", "bob", "late"].map((you) => asked(you, true))).toEqual([0, 1, 1]);
    expect(["ada", "late"].map((you) => asked(you, false))).toEqual([1, 1]);
    expect(claimsFor([member("ada"), member("bob")], "ada")).toEqual([]);
  });
});

describe("the tally", () => {
  it("adds up games, and lists whoever has won most first", () => {
    const score = (member: string, game: string, won: number, drawn: number, lost: number) => ({
      ...{ member, game, won, drawn, lost },
    });
    const scores = [score("ada", "b", 1, 0, 2), score("bob", "b", 2, 0, 1), score("ada", "a", 0, 1, 0)];
    const { games, rows } = tally({ members: [member("ada"), member("bob"), member("cleo")], scores });
    expect(games).toEqual(["a", "b"]);
    expect(rows.map((row) => [row.member.id, row.all.won, row.all.drawn, row.all.lost])).toEqual([
      ["bob", 2, 0, 1],
      ["ada", 1, 1, 2],
    ]);
  });
});
