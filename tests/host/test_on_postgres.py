"""A host on PostgreSQL, in a process of its own: it is killed, its database is restarted, and all is as it was."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from galerie.host.store import archive
from galerie.host.store.address import Address
from tests.host.accounts import sign_up
from tests.host.sockets import joined
from tests.postgres import Postgres
from tests.servers import Guest, Server

ME, HERE, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "here"}, {"kind": "open"}
LISTS = (
    "/api/me",
    "/api/me/games",
    "/api/me/games?opponent=bo&over=false&game=reversi",
    "/api/me/blocks",
    "/api/me/data",
    "/api/privacy",
    "/api/lobby",
    "/api/me/challenges",
    "/api/me/friends",
    "/api/me/notices",
    "/api/me/progress",
    "/api/leaderboards/reversi",
    "/api/leaderboards/reversi/today",
    "/api/people/Ada",
    "/api/rooms",
)
NAMED = (
    *("/api/tables/{}", "/api/rooms/{}", "/api/tournaments/{}", "/api/duels/{}", "/api/friends/{}"),
    *("/api/analysis/{}", "/api/people/{}", "/api/people/x?before=1.{}", "/api/me/duels?table={}"),
    *("/api/me/games?opponent={}", "/api/leaderboards/solo/{}", "/api/tables/{}/picture/dark"),
)


class OnPostgres(Server):
    def __init__(self, address: Address, folder: Path) -> None:
        super().__init__(folder / "host")
        self._url = address.url

    def command(self) -> list[str]:
        command = super().command()
        command[command.index("--data") + 1] = self._url
        return command


@pytest.fixture
def address(postgres: Postgres) -> Address:
    return postgres.database()


@pytest.fixture
def server(address: Address, tmp_path: Path) -> Iterator[Server]:
    server = OnPostgres(address, tmp_path)
    server.start()
    yield server
    server.stop()


def get(guest: Guest, path: str) -> Any:
    answer = guest.http.get(path)
    assert answer.status_code == 200, (path, answer.text)
    return answer.json()


def test_a_character_that_the_database_does_not_know_is_found_nowhere(server: Server) -> None:
    with httpx.Client(base_url=server.address) as http:
        for path in NAMED:
            assert http.get(path.format("a%00b")).status_code in (200, 400, 404), path
    assert "error" not in server.log.read_text()


def test_a_host_goes_on_where_it_was_killed(server: Server, address: Address) -> None:
    ada, bob = server.guest(), server.guest()
    sign_up(ada, "Ada")
    sign_up(bob, "Bob")
    table = ada.open_table(ME, OPEN, public=True, clock={"per": "correspondence", "seconds": 86_400})
    assert bob.sit(table, 1, "Bob").status_code == 200
    with joined(server, table, ada) as socket:
        assert socket.play("d6")["version"] == 1
    before = {path: get(ada, path) for path in LISTS}
    assert [game["table"] for game in before["/api/me/games"]["games"]] == [table]
    assert before["/api/me/games?opponent=bo&over=false&game=reversi"]["games"] == before["/api/me/games"]["games"]
    server.kill()
    server.start()
    after = {path: get(ada, path) for path in LISTS}
    for path in LISTS:
        if path not in {"/api/me/data", "/api/lobby"}:
            assert after[path] == before[path], path
    with joined(server, table, bob) as socket:
        assert [moment["version"] for moment in socket.welcome["moments"]] == [1]
        assert socket.play("c6", seat=1)["version"] == 2
    ada.close()
    bob.close()
    server.stop()
    found = archive.check(address)
    assert (found.faults, found.tables, found.events) == ([], 1, 2)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_nobody_needs_to_restart_a_host_whose_database_was_restarted(tmp_path: Path, stack: ExitStack) -> None:
    postgres = Postgres()
    stack.callback(postgres.close)
    server = OnPostgres(postgres.database(), tmp_path)
    server.start()
    stack.callback(server.stop)
    guest = server.guest()
    stack.callback(guest.close)
    table = guest.open_table(ME, HERE)
    with joined(server, table, guest) as socket:
        assert socket.play("d6")["version"] == 1
        postgres.stop()
        refused = socket.play("c6", seat=1)
        assert refused["kind"] == "refused"
        assert refused["problem"]["code"] == "not-saved"
        assert httpx.get(f"{server.address}/ready").json()["saving"] is False
        postgres.start()
        for _ in range(200):
            answer = socket.play("c6", seat=1)
            if answer["kind"] == "saved":
                break
            time.sleep(0.05)
        assert answer["version"] == 2
    assert httpx.get(f"{server.address}/ready").json()["saving"] is True
    log = server.log.read_text()
    assert log.count("writes to the store are failing") == 1
    assert log.count("writes to the store succeed again") == 1
