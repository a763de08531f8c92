"""Games as long as a visitor wants: replayed, opened, entered again, taken back, and all of them woken at once."""

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from typing import Final, TypeAlias

import pytest
from websockets.sync.client import connect

from tests.host.sockets import joined
from tests.hostile.harness import LONG, SCALES, Effect
from tests.hostile.long_games import long_record, long_table, store_tables
from tests.hostile.raw import TEXT, frame, upgraded
from tests.servers import Guest, Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]

PLIES: Final = 2000
FEW: Final = 120
ANSWERS: Final = {200, 429, 503}
"""The answer, or that there is too much to do."""


def together(work: Callable[[], object], times: int) -> None:
    with ThreadPoolExecutor(times) as pool:
        for done in [pool.submit(work) for _ in range(times)]:
            done.result()


def replay(guest: Guest, record: str) -> None:
    answer = guest.http.post("/api/replay", content=record, headers={"Content-Type": "text/plain"}, timeout=120)
    assert answer.status_code in ANSWERS, answer.text


def read(guest: Guest, table: str, since: int) -> None:
    answer = guest.http.get(f"/api/tables/{table}/moments", params={"since": since}, timeout=120)
    assert answer.status_code in ANSWERS, answer.text


@SCALES
def test_a_record_with_many_takebacks_is_nobody_elses_business(
    besieged: Server, attacked: Attacked, scale: int
) -> None:
    guest, record = besieged.guest(), long_record(FEW * scale, 26 * scale)
    with attacked(besieged) as effect:
        together(lambda: replay(guest, record), 4)
    guest.close()
    effect.check(megabytes=60, scale=scale)


@SCALES
def test_at_a_long_table_one_may_read_reconnect_and_take_back(besieged: Server, attacked: Attacked, scale: int) -> None:
    guest = besieged.guest()
    table = long_table(guest, PLIES)
    with attacked(besieged) as effect:
        together(lambda: read(guest, table, 0), 4 * scale)
        for _ in range(5 * scale):
            with joined(besieged, table, guest, since=PLIES - 5) as socket:
                assert socket.play("!takeback")["kind"] in ("saved", "refused")
    guest.close()
    effect.check(megabytes=60, scale=scale)


@SCALES
def test_secrets_that_are_taken_back_again_and_again_take_no_more_each_time(
    besieged: Server, attacked: Attacked, scale: int
) -> None:
    guest = besieged.guest()
    seats = {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}
    table = guest.open_table(*seats, game="reflecto", options={"first": "queen"})
    sizes: list[int] = []
    with attacked(besieged) as effect:
        for _ in range(8 * scale):
            with joined(besieged, table, guest) as socket:
                for seat, move in [(0, "set PIANO 3*15*24"), (0, "!takeback")] * 20:
                    assert socket.play(move, seat)["kind"] == "saved"
                socket.send({"kind": "look", "id": "look", "seat": None})
                while socket.receive()["kind"] != "happened":
                    pass
                sizes.append(len(json.dumps(socket.moment)))
    guest.close()
    assert max(sizes) < sizes[0] + 100
    effect.check(megabytes=60, scale=scale)


@SCALES
def test_spectators_who_look_all_the_time_hold_up_nobody(besieged: Server, attacked: Attacked, scale: int) -> None:
    guest, crowd = besieged.guest(), [besieged.guest() for _ in range(16)]
    seats = {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}
    table = guest.open_table(*seats, game="deflecto", options={"level": 2})
    path = f"/api/tables/{table}/socket"
    with attacked(besieged) as effect, ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(upgraded(besieged, path, each.cookie)) for each in crowd]
        for _ in range(40 * scale):
            for number, socket in enumerate(sockets):
                socket.settimeout(0)
                with suppress(OSError):  # it was closed, because it asked too often
                    socket.sendall(frame(TEXT, b'{"kind":"look","id":"%d","seat":null}' % number) * 4)
                with suppress(OSError):
                    while socket.recv(1_000_000):
                        pass
            time.sleep(0.05)
    for each in (guest, *crowd):
        each.close()
    effect.check(megabytes=60, scale=scale)


def wake_all(data: Path, attacked: Attacked, tables: int, plies: int) -> Effect:
    """Start a host with many long tables, at each of which two people look at once; all of them are served."""
    names = asyncio.run(store_tables(data, tables, plies))
    server = Server(data)
    server.start()

    def look(name: str) -> int:
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket", open_timeout=300) as connection:
            return int(json.loads(connection.recv(300))["moments"][-1]["version"])

    try:
        with attacked(server) as effect, ThreadPoolExecutor(2 * tables) as pool:
            assert {*pool.map(look, 2 * names)} == {plies}
    finally:
        server.stop()
    return effect


def test_long_tables_that_are_woken_at_once_keep_nobody_waiting(tmp_path: Path, attacked: Attacked) -> None:
    wake_all(tmp_path / "db", attacked, tables=8, plies=PLIES).check(megabytes=60)


@pytest.mark.soak
def test_many_long_tables_that_are_woken_at_once_keep_nobody_waiting(tmp_path: Path, attacked: Attacked) -> None:
    wake_all(tmp_path / "db", attacked, tables=150, plies=1259).check(megabytes=400, scale=LONG)
