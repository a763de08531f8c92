"""The sockets of a tournament: many that ask all the time and do not read, and players who come and go."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, suppress
from typing import TypeAlias

from tests.hostile.harness import SCALES, Effect
from tests.hostile.raw import TEXT, frame, upgraded
from tests.servers import Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]
PLAYERS, SOCKETS, COMERS, ROUNDS = 40, 90, 10, 20


@SCALES
def test_a_tournament_that_is_asked_for_all_the_time_stops_nobody(
    besieged: Server, attacked: Attacked, scale: int
) -> None:
    players = [besieged.guest() for _ in range(PLAYERS)]
    wish = {"title": "Coupe", "game": "reversi", "system": "swiss", "name": "A"}
    opened = players[0].http.post("/api/tournaments", json=wish)
    assert opened.status_code == 201, opened.text
    path = f"/api/tournaments/{opened.json()['tournament']['id']}"
    for player in players:
        assert player.http.post(f"{path}/players", json={"name": "x" * 20}).status_code == 200
    assert players[0].http.post(f"{path}/begin").status_code == 200
    with attacked(besieged) as effect, ExitStack() as open_sockets:
        sockets = [
            open_sockets.enter_context(upgraded(besieged, f"{path}/socket", players[each % PLAYERS].cookie))
            for each in range(SOCKETS)
        ]
        for _ in range(ROUNDS * scale):
            with ExitStack() as coming:
                for player in players[:COMERS]:
                    coming.enter_context(upgraded(besieged, f"{path}/socket", player.cookie))
                for socket in sockets:
                    with suppress(OSError):
                        socket.sendall(frame(TEXT, b"?") * 9)
    effect.check(megabytes=40, scale=scale)
    for player in players:
        player.close()
