"""With what was written for speed and without it, clients are told the same."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.host.sockets import joined
from tests.servers import Server

ME, HERE, OPEN = {"kind": "me"}, {"kind": "here"}, {"kind": "open"}


@pytest.fixture(params=["yes", "no"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables.sqlite3", fast=request.param)
    server.start()
    yield server
    server.stop()


def test_moves_are_answered_broadcast_and_kept(server: Server) -> None:
    ada, bob = server.guest(), server.guest()
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    with joined(server, table, ada) as first, joined(server, table, bob) as second, joined(server, table) as third:
        assert first.play("d6", command="one")["version"] == 1
        assert first.play("d6", command="one")["version"] == 1
        assert first.play("a1")["problem"]["code"] == "not-your-turn"
        assert [socket.reached(1)["move"] for socket in (second, third)] == ["d6", "d6"]
        second.send({"kind": "say", "id": "hello", "text": "Bonjour"})
        assert first.until("said")["lines"][0]["text"] == "Bonjour"
        assert second.play("!resign", seat=1)["kind"] == "saved"
        assert third.reached(2)["ending"]["reason"] == "resigned"
    server.kill()
    server.start()
    assert len(ada.http.get(f"{server.address}/api/tables/{table}/moments").json()) == 2
    ada.close()
    bob.close()


def test_many_commands_at_once_are_executed_in_order(server: Server) -> None:
    guest = server.guest()
    table = guest.open_table(ME, HERE)
    with joined(server, table, guest) as socket:
        for number in range(40):
            socket.send({"kind": "look", "id": str(number), "seat": None})
        socket.send({"kind": "ping"})
        kinds: list[Any] = [socket.receive()["kind"] for _ in range(41)]
        assert sorted(kinds) == ["happened"] * 40 + ["pong"]
        assert socket.play("d6")["version"] == 1
    guest.close()


def test_invalid_messages_close_the_connection(server: Server) -> None:
    guest = server.guest()
    table = guest.open_table(ME, HERE)
    with joined(server, table, guest) as socket:
        for _ in range(10):
            socket.send("nonsense")
        for _ in range(10):
            assert socket.until("refused")["problem"]["code"] == "message-malformed"
        with pytest.raises(Exception, match="1008"):
            socket.receive()
    guest.close()


def test_a_server_that_stops_closes_with_1012(server: Server) -> None:
    guest = server.guest()
    table = guest.open_table(ME, HERE)
    with joined(server, table, guest) as socket:
        assert socket.play("d6")["version"] == 1
        assert server.stop() == 0
        with pytest.raises(Exception, match="1012"):
            socket.until("nothing more")
    guest.close()
