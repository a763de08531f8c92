"""Rooms: who may come in, what is played there, and the tally that stays."""

import json
import re
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close
from websockets.sync.client import connect

from galerie.core import Refusal
from galerie.host.people.people import People
from galerie.host.people.removal import remove_person
from galerie.host.rooms import room as room_module
from galerie.host.rooms.devices import answer_claim, keep_device
from galerie.host.rooms.limits import RoomLimits
from galerie.host.rooms.room import BARRED_MILLISECONDS, Room
from galerie.host.rooms.rooms import DAY
from galerie.host.rooms.starting import start
from galerie.host.rooms.tally import counted
from galerie.host.socket import audience
from galerie.host.socket.connection import OUTSIDE
from galerie.host.store.address import Place
from galerie.host.store.rows import KEPT_LINES, StoredScore
from galerie.host.store.store import Store
from galerie.host.table.keys import SeatKeys
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import ClockRule, RoomSeatWish, RoomTableWish, Say, SeatWish, TableWish
from tests.host.apps import serving, visitor
from tests.host.tables import Puppet, Watcher, until
from tests.servers import Guest, Server

LIMITS = RoomLimits(of_person=3, per_hour=5, members=4, tables=2)
OPEN, BOT = RoomSeatWish("open"), RoomSeatWish("bot", level="novice")


class Wall:
    """The wall clock, which stands still unless it is set."""

    time = 1_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def wall() -> Wall:
    return Wall()


class House:
    """A server in this process, whose rooms can be unloaded as after a restart."""

    def __init__(self, path: Path, wall: Wall) -> None:
        self.path, self.wall, self.people = path, wall, People()
        self.open()

    def open(self) -> None:
        self.store = Store(self.path, wall_clock=self.wall)
        self.registry = TableRegistry(Services(self.store, Puppet(), people=self.people), room_limits=LIMITS)
        self.rooms = self.registry.rooms

    def close(self) -> None:
        self.registry.close()
        self.store.close()

    def restart(self) -> None:
        self.close()
        self.open()


@pytest.fixture
async def house(tmp_path: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(room_module, "COLLECT_SECONDS", 0)
    house = House(tmp_path / "tables.sqlite3", wall)
    yield house
    house.close()


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code


def come(room: Room, guest: str, *, is_screen: bool = False) -> Watcher:
    connection = Watcher(guest)
    room.enter(connection, is_screen=is_screen)
    return connection


def seat(room: Room, guest: str) -> RoomSeatWish:
    you = room.door(guest).you
    assert you
    return RoomSeatWish("member", member=you)


def leave(room: Room, guest: str) -> None:
    for connection in [each for each in room.audience.connections if each.guest == guest]:
        room.leave(connection)


async def friends(house: House, *others: str) -> Room:
    """Ada's room, with her and others present."""
    room = await house.rooms.open("ada", "Ada")
    for guest in others:
        await room.join(guest, guest.capitalize())
    for guest in ("ada", *others):
        come(room, guest)
    return room


async def play(house: House, room: Room, *seats: RoomSeatWish, game: str = "reversi", by: str = "ada") -> Table:
    return await start(house.registry, room, by, RoomTableWish(game, [*seats]))


def names(room: Room) -> list[str]:
    return [member.name for member in room.info().members if not member.left]


def tally(room: Room) -> dict[str, tuple[int, int, int]]:
    called = {member.id: member.name for member in room.info().members}
    return {called[each.member]: (each.won, each.drawn, each.lost) for each in room.info().scores}


# Coming and going


async def test_whoever_has_the_link_joins_with_a_name_and_no_more_than_there_is_room_for(house: House) -> None:
    room = await house.rooms.open("ada", "Ada")
    for guest in ("bob", "cleo", "dan"):
        joined = await house.rooms.join(room.id.upper(), guest, guest.capitalize())
        assert joined is room
    assert names(room) == ["Ada", "Bob", "Cleo", "Dan"]
    with refused("room-full"):
        await house.rooms.join(room.id, "eve", "Eve")
    with refused("room-unknown"):
        await house.rooms.join("nowhere", "eve", "Eve")
    assert (room.door("eve").full, room.door("eve").you) == (True, None)


async def test_a_name_must_be_visible_and_an_account_has_its_own(house: House) -> None:
    with refused("room-nameless"):
        await house.rooms.open("ada", " \u200b ")
    house.people.names["account"] = "Grace"
    room = await house.rooms.open("account", "somebody else")
    await room.join("bob", "B\u202eob")
    assert names(room) == ["Grace", "B ob"]
    await room.join("bob", "Robert")
    assert names(room) == ["Grace", "Robert"]


async def test_a_guest_who_signs_up_stays_in_their_rooms(house: House) -> None:
    room = await friends(house, "bob")
    house.people.names["account"] = "Bobby"
    house.people.bind("bob", "account")
    assert names(room) == ["Ada", "Bobby"]
    assert room.members.check("account").guest == "bob"


async def test_one_person_is_in_so_many_rooms_and_opens_so_many_in_an_hour(house: House) -> None:
    opened = [await house.rooms.open("ada", "Ada") for _ in range(LIMITS.of_person)]
    with refused("rooms-many"):
        await house.rooms.open("ada", "Ada")
    with refused("rooms-many"):
        await house.rooms.join((await house.rooms.open("bob", "Bob")).id, "ada", "Ada")
    assert {room.id for room in await house.rooms.of_person("ada")} == {room.id for room in opened}
    await house.rooms.open("cleo", "Cleo")
    with refused("rooms-often"):
        await house.rooms.open("dan", "Dan")


async def test_when_the_keeper_leaves_whoever_has_been_present_longest_keeps_the_room(house: House, wall: Wall) -> None:
    room = await house.rooms.open("ada", "Ada")
    for guest in ("bob", "cleo", "dan"):
        wall.time += 1
        await room.join(guest, guest.capitalize())
    connections = [come(room, guest) for guest in ("ada", "dan", "cleo")]
    await room.part("ada", room.door("ada").you or "")
    keepers = [member.name for member in room.info().members if member.keeper]
    assert (keepers, names(room)) == (["Cleo"], ["Bob", "Cleo", "Dan"])
    assert [connection.close_code for connection in connections if connection.closed] == [OUTSIDE]
    with refused("room-not-keeper"):
        await room.part("dan", room.door("bob").you or "")
    for guest in ("bob", "cleo", "dan"):
        await room.part(guest, room.door(guest).you or "")
    await room.join("eve", "Eve")
    assert [(member.name, member.keeper) for member in room.info().members] == [("Eve", True)]


async def test_whoever_was_shown_the_door_is_out_at_once_and_may_come_back_on_another_day(
    house: House, wall: Wall
) -> None:
    room = await friends(house, "bob")
    connection = come(room, "bob")
    await room.part("ada", room.door("bob").you or "")
    assert (connection.closed, connection.close_code, names(room)) == (True, OUTSIDE, ["Ada"])
    door = room.door("bob")
    assert (door.barred, door.names, door.you) == (True, [], None)
    with refused("room-barred"):
        await room.join("bob", "Robert")
    with refused("room-outside"):
        come(room, "bob")
    with refused("room-outside"):
        await play(house, room, OPEN, OPEN, by="bob")
    wall.time += BARRED_MILLISECONDS
    await room.join("bob", "Bob")
    assert names(room) == ["Ada", "Bob"]


async def test_whoever_has_their_data_removed_is_in_no_room_any_more_loaded_or_not(house: House) -> None:
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    await table.play("bob", "one", 1, "!resign")
    await until(lambda: "Bob" in tally(room))
    await room.chat.say(come(room, "bob"), Say("c", "good evening"))
    await remove_person(house.store, "ada")
    house.restart()
    room = await house.rooms.find(room.id)
    assert ([*tally(room)], room.info().members[0].keeper) == (["Bob"], True)
    await remove_person(house.store, "bob")
    house.rooms.forget(frozenset({"bob"}))
    await until(lambda: room.info().members == [])
    house.restart()
    room = await house.rooms.find(room.id)
    await room.join("cleo", "Cleo")
    (welcome,) = come(room, "cleo").heard
    assert (welcome["lines"], welcome["room"]["scores"]) == ([], [])


# Who is there


async def test_everybody_is_told_who_is_there_with_the_same_bytes(house: House) -> None:
    room = await house.rooms.open("ada", "Ada")
    await room.join("bob", "Bob")
    ada, bob = come(room, "ada"), come(room, "bob")
    (welcome,) = bob.heard
    assert (welcome["kind"], welcome["you"]) == ("entered", room.door("bob").you)
    ada.raw  # noqa: B018  what was sent so far is forgotten
    come(room, "ada", is_screen=True)
    room.leave(ada)
    await until(lambda: bool(bob.recorded.sent))
    (told,) = bob.raw
    present = {member["name"]: member["present"] for member in json.loads(told)["members"]}
    assert present == {"Ada": False, "Bob": True}, "a screen for everybody stands for nobody"


async def test_what_is_said_stays_once_however_often_it_is_sent_and_only_the_newest_of_it(house: House) -> None:
    room = await friends(house)
    first, second = come(room, "ada"), come(room, "ada")
    for _ in range(2):
        await room.chat.say(first, Say("c1", " good\n evening "))
    heard = [frame for frame in second.heard if frame["kind"] == "said"]
    assert [[line["text"], line["name"], line["seat"]] for line in heard[0]["lines"]] == [["good evening", "Ada", None]]
    assert len(heard) == 1
    with refused("chat-empty"):
        await room.chat.say(first, Say("c2", "  "))
    house.restart()
    room = await house.rooms.find(room.id)
    (welcome,) = come(room, "ada").heard
    assert [line["text"] for line in welcome["lines"]] == ["good evening"]
    stored = house.store.read(lambda db: db.execute("SELECT count(*) FROM room_chat").fetchone()[0], "test")
    assert (await stored) <= KEPT_LINES


# Games


async def test_a_game_starts_with_those_who_are_present_and_with_bots(house: House) -> None:
    room = await friends(house, "bob")
    await room.join("cleo", "Cleo")
    table = await play(house, room, seat(room, "bob"), seat(room, "ada"), by="bob")
    assert [chair.name for chair in table.setup.chairs] == ["Bob", "Ada"]
    assert (table.setup.room, table.setup.friendly, table.setup.public) == (room.id, True, False)
    with refused("room-absent"):
        await play(house, room, seat(room, "ada"), seat(room, "cleo"))
    with refused("room-seated-twice"):
        await play(house, room, seat(room, "ada"), seat(room, "ada"))
    with refused("room-member-unknown"):
        await play(house, room, seat(room, "ada"), RoomSeatWish("member", member="nobody"))
    by_letter = RoomTableWish(
        "reversi", [seat(room, "ada"), seat(room, "cleo")], clock=ClockRule("correspondence", 86_400)
    )
    await start(house.registry, room, "ada", by_letter)
    with refused("room-tables"):
        await play(house, room, seat(room, "ada"), BOT)


async def test_the_room_says_whose_turn_it_is_where(house: House) -> None:
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))

    def acting() -> list[str]:
        (shown,) = room.info().tables
        return [shown.seats[each].name for each in shown.to_act]

    assert (acting(), room.door("ada").awaited, room.door("bob").awaited) == (["Ada"], True, False)
    await table.play("ada", "one", 0, "d6")
    assert (acting(), room.door("ada").awaited, room.door("bob").awaited) == (["Bob"], False, True)
    assert room.door("a stranger").tables == 0


async def test_results_are_counted_once_over_all_games_rematches_and_restarts(house: House) -> None:
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    for guest in ("ada", "bob"):
        table.enter(Watcher(guest), None)
    await table.play("bob", "one", 1, "!resign")
    await until(lambda: tally(room) == {"Ada": (1, 0, 0), "Bob": (0, 0, 1)})
    await table.play("ada", "two", 0, "!rematch")
    await table.play("bob", "three", 1, "!rematch")
    await until(lambda: table.view.info("ada").next is not None)
    rematch_id = table.view.info("ada").next or ""
    await until(lambda: [each.id for each in room.info().tables] == [rematch_id])  # before anybody goes there
    rematch = await house.registry.find(rematch_id)
    rematch.enter(Watcher("ada"), None)
    await until(lambda: room.idle or not room._background)  # it is stored
    assert [chair.name for chair in rematch.setup.chairs] == ["Bob", "Ada"]

    rematch.on_change = lambda _: None  # as if the server were killed before the room is told of the end
    await rematch.play("ada", "four", 1, "!draw")
    await rematch.play("bob", "five", 0, "!agree")
    house.restart()
    room = await house.rooms.find(room.id)
    await until(lambda: tally(room) == {"Ada": (1, 1, 0), "Bob": (0, 1, 1)})
    assert room.info().tables == []
    assert [(result.id, result.ranks) for result in room.info().results] == [(rematch.id, [1, 1]), (table.id, [1, 2])]
    (await house.registry.find(table.id)).enter(Watcher("ada"), None)
    assert tally(room) == {"Ada": (1, 1, 0), "Bob": (0, 1, 1)}, "a game that is over is not counted again"


async def test_games_of_whoever_has_left_stay_in_the_tally_and_are_theirs_when_they_come_back(house: House) -> None:
    room = await friends(house, "bob", "cleo")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    await table.play("bob", "one", 1, "!resign")
    await until(lambda: "Bob" in tally(room))
    for guest in ("bob", "cleo"):
        await room.part(guest, room.door(guest).you or "")
    assert [(member.name, member.left) for member in room.info().members] == [("Ada", False), ("Bob", True)]
    await room.join("bob", "Robert")
    assert tally(room) == {"Ada": (1, 0, 0), "Robert": (0, 0, 1)}


def test_the_tally_of_several_players_counts_people_once_and_nobody_who_plays_alone() -> None:
    scores = counted((), "g", ["a", "b", None, "a"], [2, 1, 1, 4])
    assert scores == (StoredScore("a", "g", lost=1), StoredScore("b", "g", drawn=1))
    assert counted(scores, "g", ["a", "b", "c"], [3, 1, 2])[1] == StoredScore("b", "g", won=1, drawn=1)
    assert counted((), "g", ["a"], [1]) == ()


async def test_a_table_that_is_withdrawn_or_aborted_leaves_the_room_without_a_result(house: House) -> None:
    room = await friends(house, "bob")
    aborted = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    await aborted.play("bob", "one", 1, "!abort")
    await until(lambda: room.info().tables == [])
    table = await play(house, room, seat(room, "ada"), OPEN)
    assert room.info().tables[0].waiting
    await table.seats.withdraw("ada")
    await until(lambda: room.info().tables == [])
    assert (tally(room), room.info().results) == ({}, [])


async def test_only_those_at_a_table_of_a_room_are_told_its_link(house: House) -> None:
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    assert [table.view.info(guest).room for guest in ("ada", "bob", "a stranger", None)] == [
        room.id,
        room.id,
        None,
        None,
    ]


async def test_a_room_that_nobody_visits_is_removed_and_its_tables_stay(house: House, wall: Wall) -> None:
    room = await friends(house)
    table = await play(house, room, seat(room, "ada"), BOT)
    await until(lambda: not room._background)
    wall.time += LIMITS.days * DAY + 1
    await house.rooms.remove_unvisited()
    assert await house.rooms.find(room.id) is room, "somebody is there"
    house.restart()
    await house.rooms.remove_unvisited()
    with refused("room-unknown"):
        await house.rooms.find(room.id)
    assert await house.rooms.of_person("ada") == []
    assert (await house.registry.find(table.id)).setup.room == room.id


# Fewer than planned


async def opened(house: House, *seats: str, game: str = "copyright", **wish: Any) -> Table:
    kinds: dict[str, SeatWish] = {"me": SeatWish("me", "Ada"), "open": SeatWish("open")}
    return await house.registry.open("ada", TableWish(game, [kinds[each] for each in seats], **wish))


async def test_whoever_opened_a_table_may_start_with_fewer_than_planned(house: House) -> None:
    table = await opened(house, "open", "me", "open", "open")
    ada = Watcher("ada")
    table.enter(ada, None)
    await table.seats.sit("bob", 2, "Bob")
    with refused("table-not-yours"):
        await table.seats.start_with_fewer("bob")
    await table.seats.start_with_fewer("ada")
    assert [chair.name for chair in table.setup.chairs] == ["Ada", "Bob"]
    assert (table.playing, ada.seats) == (True, frozenset({0}))
    moments = [frame["moment"] for frame in ada.heard if frame["kind"] == "happened"]
    assert moments[-1]["to_act"] in ([0, 1], [-1], [])
    assert len(table.view.record().splitlines()) > 1
    house.restart()
    again = await house.registry.find(table.id)
    assert [chair.name for chair in again.setup.chairs] == ["Ada", "Bob"]
    seats = await house.store.read(lambda db: db.execute("SELECT count(*) FROM seatings").fetchone()[0], "test")
    assert seats == 2
    with refused("table-begun"):
        await again.seats.start_with_fewer("ada")


async def test_a_game_does_not_start_with_too_few(house: House) -> None:
    table = await opened(house, "me", "open", "open")
    with refused("table-few"):
        await table.seats.start_with_fewer("ada")
    for_two = await opened(house, "me", "open", game="reversi")
    with refused("table-few"):
        await for_two.seats.start_with_fewer("ada")
    await for_two.seats.withdraw("ada")
    with refused("table-withdrawn"):
        await for_two.seats.start_with_fewer("ada")
    assert replace(for_two.setup, withdrawn=False).waiting


# Over the network


def test_only_members_are_served_on_a_rooms_socket_and_all_of_it_can_be_reached_over_http(
    server: Server, ada: Guest, bob: Guest
) -> None:
    room = ada.http.post("/api/rooms", json={"name": "Ada"}).json()["id"]
    assert re.fullmatch(r"\w{4}-\w{4}-\w{4}", room)
    you = bob.http.post(f"/api/rooms/{room}/members", json={"name": "Bob"}).json()["you"]
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{room}/socket"
    with connect(address) as outside:
        assert json.loads(outside.recv(20))["problem"]["code"] == "room-outside"
        with pytest.raises(ConnectionClosed) as closed:
            outside.recv(20)
        assert closed.value.rcvd == Close(OUTSIDE, "")
    with (
        connect(address, additional_headers={"Cookie": ada.cookie}) as at_home,
        connect(address, additional_headers={"Cookie": bob.cookie}) as visiting,
    ):
        welcome = json.loads(visiting.recv(20))
        assert (welcome["kind"], welcome["you"]) == ("entered", you)
        mine = json.loads(at_home.recv(20))["you"]
        visiting.send('{"kind": "say", "id": "one", "text": "good evening"}')
        while (frame := json.loads(at_home.recv(20)))["kind"] != "said":
            assert frame["kind"] == "room"
        assert [line["by"] for line in frame["lines"]] == [you]
        for text in ("?", '{"kind": "play", "id": "x", "seat": 0, "move": "d6"}'):
            visiting.send(text)
            while (frame := json.loads(visiting.recv(20)))["kind"] != "refused":
                pass
            assert frame["problem"]["code"] == "message-malformed"
        seats = [{"kind": "member", "member": each} for each in (you, mine)]
        begun = bob.http.post(f"/api/rooms/{room}/tables", json={"game": "reversi", "seats": seats})
        assert (begun.status_code, begun.json()["room"]) == (201, room)
        table = f"ws://127.0.0.1:{server.port}/api/tables/{begun.json()['id']}/socket?watch=1"
        with connect(table, additional_headers={"Cookie": ada.cookie}) as big_screen:
            watched = json.loads(big_screen.recv(20))["table"]
            assert ([seat["yours"] for seat in watched["seats"]], watched["room"]) == ([False, False], None)
        assert bob.http.delete(f"/api/rooms/{room}/members/{mine}").status_code == 403
        assert bob.http.delete(f"/api/rooms/{room}/members/{you}").json()["you"] is None
        with pytest.raises(ConnectionClosed) as closed:
            deque(iter(lambda: visiting.recv(20), None))
        assert closed.value.rcvd == Close(OUTSIDE, "")
    assert [each["id"] for each in ada.http.get("/api/rooms").json()] == [room]
    assert bob.http.get(f"/api/rooms/{room}").json()["names"] == ["Ada"]


# One member on several devices


async def test_somebody_in_another_browser_is_themselves_again_once_somebody_else_says_so(house: House) -> None:
    room = await house.rooms.open("ada", "Ada")
    await room.join("bob", "Bob")
    ada, bob = come(room, "ada"), come(room, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    await table.play("ada", "one", 0, "d6")
    (claimable,) = [each.id for each in room.door("late").claimable if each.name == "Bob"]
    assert room.door("bob").claimable == []
    room.leave(bob)
    await house.rooms.join(room.id, "late", "", claimable)
    late = come(room, "late")
    assert names(room) == ["Ada", "Bob", "Bob"]
    assert [member.claims for member in room.info().members] == [None, None, claimable]
    own = room.door("late").you or ""
    with refused("room-claim-other"):
        await answer_claim(house.registry, room, "late", own, granted=True)
    await answer_claim(house.registry, room, "ada", own, granted=True)
    assert (names(room), room.door("late").you, late.closed) == (["Ada", "Bob"], claimable, True)
    assert table.seats_of("late") == table.seats_of("bob") == {1}
    come(room, "late")
    assert [member.present for member in room.info().members] == [True, True]
    another = await play(house, room, seat(room, "bob"), seat(room, "ada"), by="late")
    assert another.seats_of("late") == another.seats_of("bob") == {0}

    house.restart()
    room = await house.rooms.find(room.id)
    assert (room.door("late").you, room.door("bob").you) == (claimable, claimable)
    assert [each.id for each in await house.rooms.of_person("late")] == [room.id]
    assert not ada.closed


async def test_whoever_is_there_answers_for_themselves(house: House) -> None:
    room = await friends(house, "bob")
    bob = room.door("bob").you or ""
    await room.join("phone", "", bob)
    claiming = room.door("phone").you or ""
    with refused("room-claim-other"):
        await room.answer_claim("ada", claiming, granted=True)
    await room.answer_claim("bob", claiming, granted=False)
    assert names(room) == ["Ada", "Bob", "Bob"]
    with refused("room-claim-none"):
        await room.answer_claim("bob", claiming, granted=True)
    await room.join("phone", "", bob)
    await room.answer_claim("bob", claiming, granted=True)
    assert names(room) == ["Ada", "Bob"]
    assert room.members.find("phone") is room.members.find("bob")
    house.people.names["account"] = "Grace"
    await room.join("account", "")
    with refused("room-claim-not"):
        await room.join("stranger", "", room.door("account").you or "")
    await room.part("ada", bob)
    assert room.door("phone").barred
    assert room.door("bob").barred


async def test_what_somebody_has_won_as_two_counts_together(house: House) -> None:
    room = await friends(house, "bob", "again")
    for guest in ("bob", "again"):
        table = await play(house, room, seat(room, "ada"), seat(room, guest))
        await table.play("ada", f"with {guest}", 0, "!resign")
    await until(lambda: len(room.info().results) == 2)
    await room.add_device("bob", "again")
    assert tally(room) == {"Ada": (0, 0, 2), "Bob": (2, 0, 0)}
    assert [seat.member for result in room.info().results for seat in result.seats].count(room.door("bob").you) == 2


async def test_whoever_brings_a_seat_to_another_device_brings_the_room(house: House) -> None:
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    keys = SeatKeys(house.store, house.registry)
    key, _ = await keys.make(table.id, "bob")
    await keys.use(key, "phone")
    assert room.members.find("phone") is room.members.find("bob")
    assert room.door("phone").names == ["Ada", "Bob"]
    await room.forget({"phone"})
    assert room.members.find("phone") is None
    assert names(room) == ["Ada", "Bob"]


async def test_hundreds_of_sockets_hear_of_changes_less_often(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "BYTES_PER_SECOND", 10)
    room = await friends(house, "bob")
    watcher = come(room, "bob")
    await until(lambda: room.audience._announcement is None)
    watcher.raw.clear()
    for number in range(20):
        await room.join("bob", f"Bob {number}")
        await until(lambda: room.audience._announcement is not None)
    assert watcher.raw == []
    assert room.audience._pause > 10


# What claims do not reach


def secret_seats(room: Room, *guests: str) -> RoomTableWish:
    return RoomTableWish("reflecto", [seat(room, guest) for guest in guests])


async def test_a_seat_that_an_opponent_gives_back_brings_neither_the_room_nor_other_seats(place: Place) -> None:
    async with serving(place) as app, visitor(app) as ada, visitor(app) as bob, visitor(app) as cleo:
        room = (await ada.post("/api/rooms", json={"name": "Ada"})).json()["id"]
        joined = {
            each: (await each.post(f"/api/rooms/{room}/members", json={"name": "x"})).json() for each in (bob, cleo)
        }
        seats = [{"kind": "member", "member": joined[each]["you"]} for each in (bob, cleo)]
        clock = {"per": "correspondence", "seconds": 86_400}
        own = {"kind": "member", "member": (await ada.get(f"/api/rooms/{room}")).json()["you"]}
        tables = []
        for game, sitting in (("reversi", [own, seats[0]]), ("reflecto", seats)):
            wish = {"game": game, "seats": sitting, "clock": clock}
            tables.append((await ada.post(f"/api/rooms/{room}/tables", json=wish)).json()["id"])
        async with visitor(app) as late:
            way = f"/api/tables/{tables[0]}/seats/1/reclaim"
            assert (await late.post(way)).status_code == 200
            assert (await ada.post(f"{way}/answer", json={"granted": True})).status_code == 200
            yours = [
                [seat["yours"] for seat in (await late.get(f"/api/tables/{each}")).json()["seats"]] for each in tables
            ]
            assert yours == [[False, True], [False, False]]
            assert (await late.get(f"/api/rooms/{room}")).json()["you"] is None


async def test_a_key_of_an_account_brings_neither_the_room_nor_other_seats(house: House) -> None:
    house.people.names["bob"] = "Bob"
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    other = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    keys = SeatKeys(house.store, house.registry)
    await keys.use((await keys.make(table.id, "bob"))[0], "phone")
    assert (table.seats_of("phone"), other.seats_of("phone")) == (frozenset({1}), frozenset())
    assert room.members.find("phone") is None


async def test_for_somebody_away_only_those_answer_whom_they_have_met(house: House, wall: Wall) -> None:
    room = await house.rooms.open("ada", "Ada")
    ada = come(room, "ada")
    wall.time += 1
    await room.join("bob", "Bob")
    room.leave(ada)
    wall.time += 1
    await room.join("eve", "Eve")
    await room.join("eve2", "", room.door("ada").you or "")
    claiming = room.door("eve2").you or ""
    with refused("room-claim-unmet"):
        await answer_claim(house.registry, room, "eve", claiming, granted=True)
    with refused("room-claim-unmet"):
        await answer_claim(house.registry, room, "eve", claiming, granted=False)
    house.restart()
    room = await house.rooms.find(room.id)
    with refused("room-claim-unmet"):
        await answer_claim(house.registry, room, "eve", claiming, granted=True)
    await answer_claim(house.registry, room, "bob", claiming, granted=True)
    assert names(room) == ["Ada", "Bob", "Eve"]


async def test_whoever_comes_back_has_met_those_who_came_meanwhile(house: House, wall: Wall) -> None:
    room = await house.rooms.open("ada", "Ada")
    wall.time += 1
    await room.join("bob", "Bob")
    wall.time += 1
    room.leave(come(room, "ada"))
    await until(lambda: not room._background)
    await room.join("ada2", "", room.door("ada").you or "")
    await answer_claim(house.registry, room, "bob", room.door("ada2").you or "", granted=True)
    assert names(room) == ["Ada", "Bob"]


async def test_an_opponent_who_answers_gives_no_seat_back_against_them_in_a_game_with_secrets(house: House) -> None:
    room = await friends(house, "bob")
    secret = await start(house.registry, room, "ada", secret_seats(room, "ada", "bob"))
    open_game = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    leave(room, "bob")
    bob = room.door("bob").you or ""
    await room.join("late", "", bob)
    await answer_claim(house.registry, room, "ada", room.door("late").you or "", granted=True)
    assert (names(room), room.door("late").you) == (["Ada", "Bob"], bob)
    assert (secret.seats_of("late"), open_game.seats_of("late")) == (frozenset(), frozenset({1}))
    await secret.seats.reclaim("late", 1)  # it is asked for at the table, where it comes alone
    await secret.seats.answer_reclaim("ada", 1, granted=True)
    assert secret.seats_of("late") == {1}


async def test_a_seat_in_a_game_with_secrets_follows_if_somebody_else_answers(house: House) -> None:
    room = await friends(house, "bob", "cleo")
    secret = await start(house.registry, room, "ada", secret_seats(room, "ada", "bob"))
    leave(room, "bob")
    await room.join("late", "", room.door("bob").you or "")
    await answer_claim(house.registry, room, "cleo", room.door("late").you or "", granted=True)
    assert secret.seats_of("late") == {1}


async def test_no_seat_follows_a_claim_where_its_player_is_at_the_table(house: House) -> None:
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    table.enter(Watcher("bob"), None)
    leave(room, "bob")
    await room.join("late", "", room.door("bob").you or "")
    await answer_claim(house.registry, room, "ada", room.door("late").you or "", granted=True)
    assert table.seats_of("late") == frozenset()


async def test_the_chat_says_that_a_member_is_there_on_one_more_device_which_they_can_drop(house: House) -> None:
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    bob = room.door("bob").you or ""
    await room.join("late", "", bob)
    ada = come(room, "ada")
    await answer_claim(house.registry, room, "bob", room.door("late").you or "", granted=True)
    notes = [line for frame in ada.heard if frame["kind"] == "said" for line in frame["lines"]]
    assert [(line["by"], line["name"], line["text"]) for line in notes] == [("", "Bob", "!moved")]
    house.restart()
    room, table = await house.rooms.find(room.id), await house.registry.find(table.id)
    come(room, "bob")
    late = come(room, "late")
    assert [line["text"] for line in late.heard[0]["lines"]] == ["!moved"]
    assert [member.devices for member in room.info().members] == [0, 1]
    assert table.seats_of("late") == {1}
    await keep_device(house.registry, room, "bob")
    assert (room.members.find("late"), late.closed, table.seats_of("late")) == (None, True, frozenset())
    assert (table.seats_of("bob"), [member.devices for member in room.info().members]) == (frozenset({1}), [0, 0])
    with refused("room-outside"):
        await keep_device(house.registry, room, "late")


async def test_a_member_comes_into_a_full_room_on_a_second_device_and_nobody_else_does(house: House) -> None:
    room = await friends(house, "bob", "cleo", "dan")
    bob = room.door("bob").you or ""
    await room.join("phone", "", bob)
    assert room.door("eve").full
    with refused("room-full"):
        await room.join("eve", "Eve")
    await room.join("phone", "Phone")  # they are somebody else after all
    assert room.members.find("phone") is None
    await room.join("phone", "", bob)
    phone = come(room, "phone")
    await room.answer_claim("bob", room.door("phone").you or "", granted=False)
    assert (phone.close_code, names(room)) == (OUTSIDE, ["Ada", "Bob", "Cleo", "Dan"])
    await room.join("phone", "", bob)
    await room.answer_claim("bob", room.door("phone").you or "", granted=True)
    assert room.members.find("phone") is room.members.find("bob")
    for number in range(LIMITS.members):
        await room.join(f"{number}", "", bob)
    with refused("room-full"):
        await room.join("one more", "", bob)


async def test_a_big_screen_is_admitted_with_the_link_alone_and_hears_no_chat(house: House) -> None:
    room = await friends(house, "bob")
    ada = come(room, "ada")
    await room.chat.say(ada, Say("one", "for us alone"))
    screens = [come(room, guest, is_screen=True) for guest in ("nobody", "ada")]
    await room.chat.say(ada, Say("two", "this too"))
    for screen in screens:
        frames = screen.heard
        assert [frame["kind"] for frame in frames if frame["kind"] != "room"] == ["entered"]
        assert (frames[0]["you"], frames[0]["lines"]) == ("", [])
        with refused("room-outside"):
            await room.chat.say(screen, Say("three", "hello"))
    await room.part("ada", room.door("bob").you or "")
    with refused("room-barred"):
        come(room, "bob", is_screen=True)


async def test_whoever_leaves_before_their_first_game_in_a_room_is_over_loses_it_all_the_same(house: House) -> None:
    room = await friends(house, "bob")
    table = await play(house, room, seat(room, "ada"), seat(room, "bob"))
    await room.part("bob", room.door("bob").you or "")
    await table.play("bob", "one", 1, "!resign")
    await until(lambda: tally(room) == {"Ada": (1, 0, 0), "Bob": (0, 0, 1)})
    await room.join("bob", "Bob")
    assert tally(room) == {"Ada": (1, 0, 0), "Bob": (0, 0, 1)}


async def test_what_the_blocked_say_in_a_room_does_not_reach_who_has_blocked_them(house: House) -> None:
    room = await friends(house, "bob", "cleo")
    bob, cleo = come(room, "bob"), come(room, "cleo")
    await room.chat.say(bob, Say("one", "good evening"))
    house.people.blocked["ada"] = {"bob"}
    ada = come(room, "ada")
    await room.chat.say(bob, Say("two", "nobody?"))
    await room.add_device("bob", "phone")
    await room.chat.say(come(room, "phone"), Say("three", "from my phone"))
    await room.chat.say(cleo, Say("four", "hello"))

    def heard(watcher: Watcher) -> list[str]:
        return [line["text"] for frame in watcher.heard for line in frame.get("lines", ()) if line["by"]]

    assert heard(ada) == heard(come(room, "ada")) == ["hello"]
    assert heard(come(room, "cleo")) == ["good evening", "nobody?", "from my phone", "hello"]
