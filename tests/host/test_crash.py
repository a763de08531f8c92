"""The host is killed in mid-game, as by a power cut: what it has acknowledged is there afterwards."""

import contextlib
import threading

import pytest
from websockets.exceptions import WebSocketException

from tests.host.sockets import joined
from tests.servers import Guest, Server

ME, HERE = {"kind": "me"}, {"kind": "here"}


def play_on(server: Server, guest: Guest, table: str, acknowledged: list[str]) -> None:
    """Play the first legal move again and again, noting what was acknowledged, until the connection dies."""
    dead = (WebSocketException, OSError, EOFError)  # also while it is being made
    with contextlib.suppress(*dead), joined(server, table, guest) as socket:
        while not socket.moment["ending"]:
            (seat, moves), *_ = socket.moment["moves"].items()
            if socket.play(moves[0], int(seat))["kind"] == "saved":
                acknowledged.append(moves[0])


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_host_is_killed(mortal: Server) -> None:
    guest = mortal.guest()
    tables = {guest.open_table(ME, HERE): [] for _ in range(4)}  # type: dict[str, list[str]]
    for _ in range(2):
        players = [
            threading.Thread(target=play_on, args=(mortal, guest, table, done)) for table, done in tables.items()
        ]
        goal = sum(map(len, tables.values())) + 16
        for player in players:
            player.start()
        while sum(map(len, tables.values())) < goal:
            players[0].join(0.005)
        mortal.kill()
        for player in players:
            player.join()
        mortal.start()
        for table, acknowledged in tables.items():
            moments = guest.http.get(f"/api/tables/{table}/moments").json()
            kept = [moment["move"] for moment in moments[1:] if moment["move"] != "pass"]
            # the last move may have been kept just before its acknowledgement was lost
            assert kept[: len(acknowledged)] == acknowledged
            assert len(kept) - len(acknowledged) <= 1
            acknowledged[:] = kept
    guest.close()


def test_a_client_finds_its_seat_and_its_game_after_a_restart(mortal: Server) -> None:
    guest = mortal.guest()
    table = guest.open_table(ME, HERE)
    with joined(mortal, table, guest) as socket:
        socket.play("d6", command="before")
    mortal.kill()
    mortal.start()
    with joined(mortal, table, guest, since=1) as socket:
        assert [moment["version"] for moment in socket.welcome["moments"]] == [1]
        assert socket.play("d6", command="before")["version"] == 1
        assert socket.play("c6", seat=1)["version"] == 2
    guest.close()
