"""Many at one table: they come and go together, and nobody else waits for that."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import TypeAlias

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
