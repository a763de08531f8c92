"""Connections that say nothing, or too little, or do not read: others get in all the same, and the host can stop."""

import json
import select
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest

from tests.hostile.harness import SCALES, Effect
from tests.hostile.raw import TEXT, complaints, connected, deaf, files, frame, handshake, is_ended, upgraded
from tests.servers import Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]
CONNECTIONS, SILENT, DEAF = 60, 200, 30
UNREAD_BYTES = UNFINISHED_BYTES = 8_000_000
BODIES, HALVES = 200, 400


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("narrow") / "tables.sqlite3",
        connections=CONNECTIONS,
        request_seconds=2,
        unread_seconds=3,
        unread_bytes=UNREAD_BYTES,
        drain_seconds=0.3,
        requests_per_minute=1_000_000,
    )
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A host with room for many connections, for which little may be held."""
    server = Server(
        tmp_path_factory.mktemp("wide") / "tables.sqlite3",
        request_seconds=5,
        unread_bytes=UNREAD_BYTES,
        unfinished_bytes=UNFINISHED_BYTES,
        drain_seconds=0.3,
        requests_per_minute=1_000_000,
        sockets_per_guest=1_000,
    )
    server.start()
    yield server
    assert server.stop() == 0
    assert complaints(server) == []


def ended(connections: list[socket.socket]) -> int:
    """How many of these connections the server has ended so far."""
    polling = select.poll()
    for each in connections:
        polling.register(each, select.POLLRDHUP)
    return sum(bool(event & (select.POLLRDHUP | select.POLLHUP | select.POLLERR)) for _, event in polling.poll(0))


@SCALES
def test_bodies_that_do_not_end_are_held_up_to_a_limit(wide: Server, attacked: Attacked, scale: int) -> None:
    body = b"POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Length: 262144\r\n\r\n" + b"x" * 200_000
    with attacked(wide) as effect:
        for _ in range(scale):
            with ExitStack() as opened:
                held = [opened.enter_context(connected(wide)) for _ in range(BODIES)]
                for each in held:
                    with suppress(OSError):  # it was ended meanwhile
                        each.sendall(body)
                assert until_ended(held, BODIES) == BODIES
    effect.check(megabytes=35, scale=scale)


@SCALES
def test_half_a_message_is_held_for_a_while_and_up_to_a_limit(wide: Server, attacked: Attacked, scale: int) -> None:
    half = b"\x81\xfe\xff\x00" + bytes(4) + b"x" * 60_000
    fragment = frame(TEXT, b"x" * 100, last=False)
    with attacked(wide) as effect:
        for _ in range(scale):
            with ExitStack() as opened:
                held = [opened.enter_context(upgraded(wide, "/api/lobby/socket")) for _ in range(HALVES)]
                for number, each in enumerate(held):
                    with suppress(OSError):  # it was ended meanwhile
                        each.sendall(half if number % 2 else fragment)
                assert until_ended(held, HALVES) == HALVES
    effect.check(megabytes=30, scale=scale)


def until_ended(connections: list[socket.socket], number: int) -> int:
    """Wait until the server has ended so many of them; how many it has in the end."""
    end = time.monotonic() + 15
    while (so_far := ended(connections)) < number and time.monotonic() < end:
        time.sleep(0.05)
    return so_far


@SCALES
def test_silent_connections_shut_nobody_out(narrow: Server, attacked: Attacked, scale: int) -> None:
    with attacked(narrow) as effect:
        for _ in range(scale):
            keep_silent(narrow)
    effect.check(megabytes=20, scale=scale)
    assert all("too many connections" in line for line in complaints(narrow))
    assert complaints(narrow)


def keep_silent(narrow: Server) -> None:
    with ExitStack() as opened:
        before = files(narrow)
        silent = [opened.enter_context(connected(narrow)) for _ in range(SILENT)]
        assert httpx.get(f"{narrow.address}/api/host", timeout=20).status_code == 200
        assert files(narrow) <= before + CONNECTIONS
        silent[-1].sendall(b"GET /api/host HTTP/1.1\r\nHost: a\r\n")
        assert b" 408 " in silent[-1].recv(65_536)
        assert all(is_ended(each) for each in silent)


def test_a_body_that_does_not_come_is_not_waited_for(narrow: Server) -> None:
    with connected(narrow) as connection:
        connection.sendall(b"POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx")
        head, _, body = connection.recv(65_536).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 408 ")
        assert json.loads(body)["code"] == "request-slow"
        assert is_ended(connection)


def test_handshakes_that_are_refused_are_not_logged(tmp_path: Path) -> None:
    strict = Server(tmp_path / "tables.sqlite3", requests_per_minute=1)
    strict.start()
    for _ in range(3):
        with connected(strict) as connection:
            connection.sendall(handshake("/api/lobby/socket"))
            answer = connection.recv(65_536)
    assert answer.startswith(b"HTTP/1.1 429 ")
    strict.stop()
    assert complaints(strict) == []


@SCALES
def test_answers_that_nobody_reads_are_not_held(narrow: Server, attacked: Attacked, scale: int) -> None:
    with attacked(narrow) as effect:
        for _ in range(scale):
            leave_unread(narrow)
    effect.check(megabytes=60, scale=scale)


def leave_unread(narrow: Server) -> None:
    request = b"GET /api/vocabulary/10 HTTP/1.1\r\nHost: a\r\n\r\n"
    with ExitStack() as opened:
        before = files(narrow)
        for _ in range(DEAF):
            opened.enter_context(deaf(narrow)).sendall(request * 20)
        assert httpx.get(f"{narrow.address}/health", timeout=20).status_code == 200  # all have been let in before
        end = time.monotonic() + 60
        while files(narrow) > before + DEAF // 3:  # players come and go too
            assert time.monotonic() < end
            time.sleep(0.1)


def test_a_host_stops_in_time_whatever_is_under_way(narrow: Server) -> None:
    guest = narrow.guest()
    with ExitStack() as opened:
        for _ in range(8):
            table = guest.open_table({"kind": "me"}, {"kind": "bot", "level": "master"})
            hint = f"GET /api/tables/{table}/hint/0 HTTP/1.1\r\nHost: a\r\nCookie: {guest.cookie}\r\n\r\n"
            opened.enter_context(connected(narrow)).sendall(hint.encode())
        for _ in range(20):
            opened.enter_context(deaf(narrow)).sendall(b"GET /api/vocabulary/10 HTTP/1.1\r\nHost: a\r\n\r\n" * 20)
        for _ in range(20):
            opened.enter_context(connected(narrow)).sendall(b"POST /api/tables HTTP/1.1\r\nHost: a\r\n")
        began = time.monotonic()
        assert narrow.stop() == 0
        assert time.monotonic() - began < 10
    guest.close()
    assert all("too many connections" in line for line in complaints(narrow))
