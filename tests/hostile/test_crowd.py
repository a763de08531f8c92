"""Many at one table: they come and go together, and nobody else waits for that."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest
from websockets.sync.client import connect

from tests.hostile.harness import SCALES, Effect
from tests.hostile.raw import upgraded
from tests.servers import Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]
ME, OPEN = {"kind": "me"}, {"kind": "open"}
CROWD = 300
MOST_OF_GUEST = 100


@SCALES
def test_a_crowd_that_is_cut_off_at_once_stops_nobody(besieged: Server, attacked: Attacked, scale: int) -> None:
    guest = besieged.guest()
    table = guest.open_table(ME, OPEN, public=True)
    people = [besieged.guest() for _ in range(CROWD // MOST_OF_GUEST)]
    with attacked(besieged) as effect:
        for _ in range(scale):
            with ExitStack() as crowd:
                for number in range(CROWD):
                    cookie = people[number % len(people)].cookie
                    crowd.enter_context(upgraded(besieged, f"/api/tables/{table}/socket", cookie))
                assert guest.http.get(f"/api/tables/{table}").json()["spectators"] == len(people)
    effect.check(megabytes=60, scale=scale)
    for each in (guest, *people):
        each.close()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A host where two may watch a table."""
    server = Server(tmp_path / "tables.sqlite3", sockets_per_table=2)
    server.start()
    yield server
    server.stop()


def test_those_who_watch_do_not_keep_those_away_who_play_or_watch_elsewhere(small: Server) -> None:
    ada, eve = small.guest(), small.guest()
    table = ada.open_table(ME, OPEN)
    room = ada.http.post("/api/rooms", json={"name": "Ada"}).json()["id"]
    wish = {"title": "Coupe", "game": "reversi", "system": "swiss", "name": "Ada"}
    tournament = ada.http.post("/api/tournaments", json=wish).json()["tournament"]["id"]
    watched = {
        f"/api/tables/{table}/socket": "",
        f"/api/rooms/{room}/socket": "?screen=1",
        f"/api/tournaments/{tournament}/socket": "",
    }
    for path, how in watched.items():
        with ExitStack() as crowd:
            for _ in range(2):
                crowd.enter_context(upgraded(small, path + how, eve.cookie))
            elsewhere = {"X-Forwarded-For": "203.0.113.9"}
            for who, answer, proxied in ((path + how, eve, {}), (path, ada, {}), (path + how, eve, elsewhere)):
                headers = {"Cookie": answer.cookie, "Accept-Language": "en", **proxied}
                with connect(f"ws://127.0.0.1:{small.port}{who}", additional_headers=headers) as one_more:
                    assert ("Too many people are watching" in str(one_more.recv(20))) is (answer is eve and not proxied)
    ada.close()
    eve.close()


def test_one_person_may_not_have_all_the_sockets(besieged: Server) -> None:
    guest = besieged.guest()
    table = guest.open_table(ME, OPEN)
    path = f"/api/tables/{table}/socket"
    with ExitStack() as tabs:
        for _ in range(MOST_OF_GUEST):
            tabs.enter_context(upgraded(besieged, path, guest.cookie))
        for address in (path, "/api/lobby/socket"):
            headers = {"Cookie": guest.cookie, "Accept-Language": "en"}
            with connect(f"ws://127.0.0.1:{besieged.port}{address}", additional_headers=headers) as one_more:
                assert "You have too many connections open: 100 at most." in str(one_more.recv(20))
    guest.close()
