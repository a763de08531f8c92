"""Rooms and the sockets of every page: hundreds that do not read, and members who change all the time."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, suppress
from typing import TypeAlias

from tests.hostile.harness import SCALES, Effect
from tests.hostile.raw import TEXT, frame, upgraded
from tests.servers import Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]
SOCKETS_OF_EACH, CHANGES, ROUNDS = 60, 60, 20


@SCALES
def test_a_room_that_changes_all_the_time_stops_nobody(besieged: Server, attacked: Attacked, scale: int) -> None:
    members = [besieged.guest() for _ in range(5)]
    opened = members[0].http.post("/api/rooms", json={"name": "A"})
    assert opened.status_code == 201, opened.text
    room = f"/api/rooms/{opened.json()['id']}"
    for member in members[1:]:
        assert member.http.post(f"{room}/members", json={"name": "B"}).status_code == 200
    with attacked(besieged) as effect, ExitStack() as open_sockets:
        for member in members:
            for _ in range(SOCKETS_OF_EACH):
                open_sockets.enter_context(upgraded(besieged, f"{room}/socket", member.cookie))
        for number in range(CHANGES * scale):
            name = f"{'x' * 20}{number}"
            assert members[0].http.post(f"{room}/members", json={"name": name}).status_code == 200
    effect.check(megabytes=60, scale=scale)
    for member in members:
        member.close()


@SCALES
def test_pages_that_ask_for_their_calls_and_do_not_read_take_little(
    besieged: Server, attacked: Attacked, scale: int
) -> None:
    ada, bob = besieged.guest(), besieged.guest()
    for _ in range(30):
        table = ada.open_table({"kind": "me", "name": "A" * 20}, {"kind": "open"})
        assert bob.http.post(f"/api/tables/{table}/seats/1", json={"name": "B" * 20}).is_success
    with attacked(besieged) as effect, ExitStack() as open_sockets:
        path = "/api/me/socket"
        sockets = [open_sockets.enter_context(upgraded(besieged, path, ada.cookie)) for _ in range(SOCKETS_OF_EACH)]
        for _ in range(ROUNDS * scale):
            for socket in sockets:
                with suppress(OSError):
                    socket.sendall(frame(TEXT, b"?") * 9)
    effect.check(megabytes=40, scale=scale)
    for each in (ada, bob):
        each.close()
