"""A seat follows its player: by a key, by the word of the other players, or freed for whoever comes again."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from galerie.core import Refusal
from galerie.host.people import games
from galerie.host.people.games import Filter
from galerie.host.people.people import People
from galerie.host.store.address import Place
from galerie.host.store.rows import Chair, StoredClock
from galerie.host.store.store import Store
from galerie.host.table.keys import LIFETIME, SeatKeys
from galerie.host.table.limits import TableLimits
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import SeatWish, TableWish
from tests.host.accounts import sign_up
from tests.host.sockets import joined
from tests.host.tables import HUMANS, Puppet, Watcher, opened, until
from tests.servers import Guest, Server

ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}


def come(table: Table, guest: str) -> Watcher:
    table.enter(watcher := Watcher(guest), None)
    return watcher


def yours(table: Table, guest: str) -> list[int]:
    return [number for number, seat in enumerate(table.view.info(guest).seats) if seat.yours]


async def refusal(awaitable: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await awaitable
    return refused.value.code


class TestKeys:
    def test_a_key_opens_the_seat_on_another_device_and_only_once(
        self, ada: Guest, bob: Guest, server: Server, request: pytest.FixtureRequest
    ) -> None:
        phone = server.guest()
        request.addfinalizer(phone.close)
        table = ada.open_table(ME, OPEN)
        bob.sit(table, 1)
        assert bob.http.post("/api/tables/nowhere/key").json()["code"] == "table-unknown"
        assert phone.http.post(f"/api/tables/{table}/key").json()["code"] == "seat-not-yours"
        key = ada.http.post(f"/api/tables/{table}/key").json()["key"]
        for seated in (ada, bob):
            answer = seated.http.post("/api/keys", json={"key": key})
            assert (answer.status_code, answer.json()["code"]) == (409, "key-seated")
        opened = phone.http.post("/api/keys", json={"key": key})
        assert opened.status_code == 200, opened.text
        assert (opened.json()["id"], [seat["yours"] for seat in opened.json()["seats"]]) == (table, [True, False])
        assert phone.http.post("/api/keys", json={"key": key}).status_code == 200, "the answer may have been lost"
        with joined(server, table, phone) as socket, joined(server, table, ada) as desk:
            assert socket.play("d6")["kind"] == "saved"
            assert desk.reached(1)["move"] == "d6"
            assert [seat["present"] for seat in desk.table["seats"]] == [True, False]
        stranger = server.guest()
        request.addfinalizer(stranger.close)
        used = stranger.http.post("/api/keys", json={"key": key})
        assert (used.status_code, used.json()["code"]) == (409, "key-used")
        assert not any(seat["yours"] for seat in stranger.http.get(f"/api/tables/{table}").json()["seats"])
        listed = phone.http.get("/api/me/games").json()["games"]
        assert [(game["table"], [seat["yours"] for seat in game["seats"]]) for game in listed] == [
            (table, [True, False])
        ]
        assert phone.http.get("/api/me").json()["tables"] == 1

    def test_an_account_hands_over_its_seat_and_neither_its_session_nor_its_other_seats(
        self, ada: Guest, bob: Guest
    ) -> None:
        sign_up(ada, "Ada des Clés")
        table, other = ada.open_table(ME, OPEN), ada.open_table(ME, OPEN)
        key = ada.http.post(f"/api/tables/{table}/key").json()["key"]
        assert bob.http.post("/api/keys", json={"key": key}).status_code == 200
        assert bob.http.get("/api/me").json()["name"] is None
        assert [seat["yours"] for seat in bob.http.get(f"/api/tables/{other}").json()["seats"]] == [False, False]
        assert [game["table"] for game in bob.http.get("/api/me/games").json()["games"]] == [table]

    async def test_of_those_who_come_at_the_same_time_one_gets_the_seat(self, tmp_path: Path) -> None:
        async with keyed(tmp_path) as (keys, table, _):
            key, _ = await keys.make(table.id, "ada")
            tried = await asyncio.gather(*(keys.use(key, f"{n}") for n in range(4)), return_exceptions=True)
            refused = [each.code for each in tried if isinstance(each, Refusal)]
            assert refused == ["key-used"] * 3
            assert [yours(table, f"{n}") for n in range(4)].count([0]) == 1

    async def test_a_key_is_of_no_use_once_it_is_old_or_replaced_or_its_maker_has_no_seat(self, tmp_path: Path) -> None:
        async with keyed(tmp_path) as (keys, table, later):
            old, until_then = await keys.make(table.id, "ada")
            replaced, _ = await keys.make(table.id, "ada")
            assert await refusal(keys.use(old, "phone")) == "key-unknown"
            later(LIFETIME)
            assert until_then == LIFETIME
            assert await refusal(keys.use(replaced, "phone")) == "key-unknown"
            fresh, _ = await keys.make(table.id, "ada")
            await table.seats.stand_up("ada", 0)
            assert await refusal(keys.use(fresh, "phone")) == "key-unknown"
            assert yours(table, "phone") == []
        db = sqlite3.connect(tmp_path / "db")
        stored = db.execute("SELECT digest FROM keys").fetchall()
        db.close()
        assert len(stored) == 1, "what is old or replaced is not kept"
        assert fresh not in str(stored)

    async def test_a_key_that_was_used_is_noted_and_its_maker_may_take_the_seat_back(self, place: Place) -> None:
        def told(watcher: Watcher) -> int:
            seats = [frame["table"]["seats"] for frame in watcher.heard if frame["kind"] == "seated"][-1]
            return int(seats[1]["devices"])

        async with opened(place) as table:
            ada, bob, phone = come(table, "ada"), come(table, "bob"), come(table, "phone")
            await table.seats.hand_over("bob", "phone")
            await table.seats.hand_over("bob", "tablet")
            assert [line["text"] for frame in ada.heard for line in frame.get("lines", ())] == ["!moved"] * 2
            assert told(bob) == 2
            assert told(phone) == 1, "the tablet: the first device keeps its seat"
            assert table.view.info("ada").seats[1].devices == 0, "it is none of the opponent's business"
            await table.seats.keep_device("phone")
            assert [yours(table, each) for each in ("bob", "phone", "tablet")] == [[1], [1], []]
            await table.seats.keep_device("bob")
            assert [yours(table, each) for each in ("bob", "phone")] == [[1], []]
            assert (phone.closed, bob.closed, ada.closed) == (True, False, False)
            assert await refusal(table.seats.keep_device("phone")) == "seat-not-yours"
        async with opened(place) as table:
            assert yours(table, "phone") == []

    async def test_who_sees_through_one_of_several_seats_sees_nothing_more_once_it_is_taken_back(
        self, place: Place
    ) -> None:
        chairs = (HUMANS[0], Chair("human", "Bob", guest="ada"))
        async with opened(place, "reflecto", chairs) as table:
            await table.seats.hand_over("ada", "phone")
            phone = come(table, "phone")
            table.look(phone, 0)
            await table.seats.keep_device("ada")
            assert phone.audience == frozenset()


class keyed:  # noqa: N801  used like a function
    """A table where Ada waits, the keys of its host, and a clock that can be put forward."""

    def __init__(self, folder: Path) -> None:
        self._now = 0
        self._store = Store(folder / "db", wall_clock=lambda: self._now, now=lambda: self._now)

    async def __aenter__(self) -> tuple[SeatKeys, Table, Callable[[int], None]]:
        self._registry = TableRegistry(Services(self._store, Puppet()))
        seats = [SeatWish("me", "Ada"), SeatWish("open")]
        table = await self._registry.open("ada", TableWish("reversi", seats))
        return SeatKeys(self._store, self._registry), table, self._later

    async def __aexit__(self, *_: object) -> None:
        self._registry.close()
        self._store.close()

    def _later(self, milliseconds: int) -> None:
        self._now += milliseconds


class TestReclaims:
    async def test_the_other_player_gives_a_seat_back_to_whoever_says_that_it_is_theirs(self, place: Place) -> None:
        async with opened(place) as table:
            ada, cleo = come(table, "ada"), come(table, "cleo")
            assert [seat.reclaimable for seat in table.view.info("cleo").seats] == [False, True]
            await table.seats.reclaim("cleo", 1)
            assert table.view.info("cleo").reclaiming == 1
            assert ada.heard[-1]["table"]["reclaims"] == [1]
            assert table.view.info("dan").reclaims == [], "it is none of a spectator's business"
            assert await refusal(table.seats.answer_reclaim("dan", 1, granted=True)) == "seat-not-yours"
            assert await refusal(table.seats.answer_reclaim("cleo", 1, granted=True)) == "seat-not-yours"
            cleo.heard.clear()
            await table.seats.answer_reclaim("ada", 1, granted=True)
            assert [frame["kind"] for frame in cleo.heard if frame["kind"] == "happened"] == ["happened"], "her view"
            assert yours(table, "cleo") == yours(table, "bob") == [1]
            assert (table.view.info("ada").reclaims, table.view.info("ada").seats[1].present) == ([], True)
            assert [line["text"] for frame in ada.heard for line in frame.get("lines", ())] == ["!moved"]
            await table.play("ada", "1", 0, "d6")
            await table.play("cleo", "2", 1, "c6")
            assert cleo.heard
        async with opened(place) as table:
            assert yours(table, "cleo") == [1]

    async def test_a_reclaim_waits_over_a_restart_and_is_declined_in_the_end(self, place: Place) -> None:
        async with opened(place) as table:
            await table.seats.reclaim("cleo", 1)
        async with opened(place) as table:
            assert table.view.info("ada").reclaims == [1]
            await table.seats.answer_reclaim("ada", 1, granted=False)
            assert (table.view.info("cleo").reclaiming, yours(table, "cleo")) == (None, [])
            assert await refusal(table.seats.answer_reclaim("ada", 1, granted=True)) == "reclaim-none"

    async def test_one_seat_is_reclaimed_by_one_person_and_one_person_reclaims_one_seat(self, place: Place) -> None:
        chairs = (*HUMANS, Chair("human", "Zoé", guest="zoe"))
        async with opened(place, "copyright", chairs) as table:
            await table.seats.reclaim("cleo", 1)
            assert await refusal(table.seats.reclaim("dan", 1)) == "reclaim-other"
            assert await refusal(table.seats.reclaim("cleo", 2)) == "reclaim-one"
            assert await refusal(table.seats.reclaim("dan", 7)) == "seat-unknown"
            assert await refusal(table.seats.withdraw_reclaim("dan", 1)) == "reclaim-none"
            await table.seats.withdraw_reclaim("cleo", 1)
            await table.seats.reclaim("dan", 1)

    async def test_in_vain_one_asks_only_so_often(self, place: Place) -> None:
        async with opened(place) as table:
            for _ in range(TableLimits().reclaims_of_guest):
                await table.seats.reclaim("cleo", 1)
                await table.seats.answer_reclaim("ada", 1, granted=False)
            assert await refusal(table.seats.reclaim("cleo", 1)) == "reclaim-often"

    async def test_those_who_withdraw_or_give_no_answer_use_up_nobody_elses_tries(self, place: Place) -> None:
        now, limits = 0, TableLimits()
        async with opened(place, wall=lambda: now) as table:
            for number in range(limits.reclaims_of_table + 1):
                await table.seats.reclaim(f"{number}", 1)
                await table.seats.withdraw_reclaim(f"{number}", 1)
            await table.seats.reclaim("eve", 1)
            assert await refusal(table.seats.reclaim("cleo", 1)) == "reclaim-other"
            now += limits.reclaim_minutes * 60_000
            await table.seats.reclaim("cleo", 1)
            assert (table.view.info("eve").reclaiming, table.view.info("cleo").reclaiming) == (None, 1)
            for _ in range(limits.reclaims_of_guest - 1):
                now += limits.reclaim_minutes * 60_000
                await table.seats.reclaim("eve", 1)
                await table.seats.withdraw_reclaim("eve", 1)
            assert await refusal(table.seats.reclaim("eve", 1)) == "reclaim-often"

    async def test_so_many_are_declined_at_a_table_in_an_hour_and_no_more(self, place: Place) -> None:
        now, limits = 0, TableLimits()
        async with opened(place, wall=lambda: now) as table:
            for number in range(limits.reclaims_of_table):
                await table.seats.reclaim(f"{number}", 1)
                await table.seats.answer_reclaim("ada", 1, granted=False)
            assert await refusal(table.seats.reclaim("cleo", 1)) == "reclaim-often"
            now += 3_600_000
            await table.seats.reclaim("cleo", 1)

    async def test_nobody_reclaims_the_seat_of_a_player_who_is_there_or_comes_back(self, place: Place) -> None:
        async with opened(place) as table:
            bob = come(table, "bob")
            assert await refusal(table.seats.reclaim("cleo", 1)) == "reclaim-not"
            table.leave(bob)
            await table.seats.reclaim("cleo", 1)
            come(table, "bob")
            assert await refusal(table.seats.answer_reclaim("ada", 1, granted=True)) == "reclaim-none"
            await until(lambda: table.view.info("ada").reclaims == [])
            assert yours(table, "cleo") == []

    async def test_nor_that_of_an_account_or_of_somebody_whom_nobody_knows(self, tmp_path: Path) -> None:
        people = People(names={"bob": "Bob"})
        async with opened(tmp_path / "account", people=people) as table:
            assert await refusal(table.seats.reclaim("cleo", 1)) == "reclaim-not"
            assert await refusal(table.seats.reclaim("ada", 1)) == "reclaim-not", "whoever has a seat"
        async with opened(tmp_path / "bot", chairs=(HUMANS[0], Chair("bot", level="novice"))) as table:
            assert await refusal(table.seats.reclaim("cleo", 0)) == "reclaim-not"
            assert await refusal(table.seats.reclaim("cleo", 1)) == "reclaim-not"


class TestFreeing:
    async def test_whoever_opened_the_table_frees_a_seat_that_nobody_has_used(self, place: Place) -> None:
        clock = StoredClock("game", 60)
        now = 0
        async with opened(place, clock=clock, opener="ada", now=lambda: now) as table:
            ada, bob = come(table, "ada"), come(table, "bob")
            assert await refusal(table.seats.stand_up("ada", 1)) == "seat-used", "he is there"
            table.leave(bob)
            await table.play("ada", "1", 0, "d6")
            assert await refusal(table.seats.stand_up("dan", 1)) == "seat-not-yours"
            assert [seat.freeable for seat in table.view.info("ada").seats] == [False, True]
            await table.seats.stand_up("ada", 1)
            assert (yours(table, "bob"), table.waiting) == ([], True)
            now += 3_600_000
            await table.seats.sit("bob again", 1, "Bob")
            assert yours(table, "bob again") == [1]
            await table.play("bob again", "2", 1, "c6")
            assert ada.heard[-1]["moment"]["clock"]["left"][1] == 60_000, "nobody was charged for the wait"

    async def test_a_seat_that_was_used_is_not_freed(self, place: Place) -> None:
        async with opened(place, opener="ada") as table:
            await table.play("ada", "1", 0, "d6")
            await table.play("bob", "2", 1, "c6")
            assert await refusal(table.seats.stand_up("ada", 1)) == "seat-used"
            assert yours(table, "bob") == [1]


async def test_a_rematch_is_for_all_devices_and_remembers_no_reclaim(place: Place) -> None:
    async with opened(place) as table:
        await table.seats.reclaim("cleo", 1)
        await table.seats.answer_reclaim("ada", 1, granted=True)
        await table.seats.reclaim("dan", 0)
        turned = table._seating.turned({0, 1})
        assert [chair.holders for chair in turned.chairs] == [("cleo",), ()]
        assert turned.reclaims == ()
        found = await games.listed(table._services.store, People(), "cleo", Filter())
        assert [game.table for game in found.games] == ["table"]
