"""Whoever asks for the lobby again and again gets it once, and whoever does not read it is let go."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, suppress
from typing import TypeAlias

from tests.hostile.harness import SCALES, Effect
from tests.hostile.raw import TEXT, frame, upgraded
from tests.servers import Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]
TABLES, SOCKETS, ROUNDS = 60, 90, 20


@SCALES
def test_sockets_that_ask_and_do_not_read_take_little(besieged: Server, attacked: Attacked, scale: int) -> None:
    guests = [besieged.guest() for _ in range(TABLES // 3)]
    for guest in guests:
        for _ in range(3):
            guest.open_table({"kind": "me", "name": "x" * 20}, {"kind": "open"}, public=True)
    assert len(guests[0].http.get("/api/lobby").content) > 25_000
    for guest in guests:
        guest.close()
    with attacked(besieged) as effect, ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(upgraded(besieged, "/api/lobby/socket")) for _ in range(SOCKETS)]
        for _ in range(ROUNDS * scale):
            for socket in sockets:
                with suppress(OSError):
                    socket.sendall(frame(TEXT, b"?") * 9)
    effect.check(megabytes=30, scale=scale)
