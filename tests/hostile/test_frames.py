"""Frames that are no messages cost as much to read as messages do, and are counted like them."""

from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from typing import TypeAlias

import pytest

from tests.hostile.harness import SCALES, Effect
from tests.hostile.raw import CONTINUATION, PING, TEXT, complaints, connected, frame, handshake, is_ended, upgraded
from tests.servers import Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]
LOBBY = "/api/lobby/socket"


@pytest.mark.parametrize(
    ("first", "each"),
    [
        pytest.param(frame(TEXT, last=False), frame(CONTINUATION, last=False), id="empty continuations"),
        pytest.param(b"", frame(PING, b"x" * 125), id="pings"),
        pytest.param(b"", frame(TEXT, b"?"), id="messages"),
    ],
)
@SCALES
def test_a_flood_of_frames_ends_its_connection(
    besieged: Server, attacked: Attacked, first: bytes, each: bytes, scale: int
) -> None:
    with attacked(besieged) as effect:
        for _ in range(3 * scale):
            with upgraded(besieged, LOBBY) as connection:
                with suppress(OSError):  # it was ended meanwhile
                    connection.sendall(first + each * (2_000_000 // len(each)))
                assert is_ended(connection)
    effect.check(megabytes=20, scale=scale)


@SCALES
def test_what_is_against_the_protocol_is_not_logged(besieged: Server, attacked: Attacked, scale: int) -> None:
    with attacked(besieged) as effect:
        for _ in range(scale):
            break_the_protocol(besieged)
    effect.check(megabytes=20, scale=scale)
    assert complaints(besieged) == []


def break_the_protocol(besieged: Server) -> None:
    def bad_text(last: bool) -> bytes:
        return frame(TEXT, b"\xff", last=last)

    for sent in (bad_text(last=True), bad_text(last=False) + frame(CONTINUATION), b"\xff\x80mask", frame(3)):
        with upgraded(besieged, LOBBY) as connection:
            connection.sendall(sent)
            assert is_ended(connection)
    for early in (frame(TEXT, b"?"), frame(PING), frame(8)):
        with connected(besieged) as connection:
            connection.sendall(handshake(LOBBY) + early)
            assert is_ended(connection)
        with connected(besieged) as connection:
            connection.sendall(handshake(LOBBY))
            connection.sendall(early)
            connection.settimeout(1)
            is_ended(connection)
    for nonsense in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n"):
        with connected(besieged) as connection:
            connection.sendall(nonsense)
            connection.settimeout(1)
            is_ended(connection)
