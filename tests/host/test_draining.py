"""A host that is told to stop finishes what is under way, bids everybody come back, and ends well."""

import asyncio
import os
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from galerie.host.ops.metrics import Metrics
from galerie.host.socket.connection import RESTARTING
from galerie.host.socket.limits import RateLimit
from galerie.host.socket.session import SocketSession
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.store.store import Store, TableChange
from galerie.host.store.writer import OnDone
from galerie.host.table import registry as hall_module
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.web.server import Server as HostServer
from galerie.host.web.settings import Settings
from tests.host.sockets import Socket, joined
from tests.host.tables import BOT, Puppet, Watcher, until
from tests.servers import Server

ME, HERE = {"kind": "me"}, {"kind": "here"}
CHARTER = TableSetup("reversi", 1, (), (Chair("human", "Ada", guest="ada"), BOT))


def play_on(socket: Socket, saved: list[int]) -> None:
    """Until the host closes the connection."""
    try:
        while True:
            (seat, moves), *_ = socket.moment["moves"].items()
            answer = socket.play(moves[0], int(seat))
            assert answer["kind"] == "saved", answer
            saved.append(answer["version"])
            if socket.moment["ending"]:
                return
    except ConnectionClosed:
        pass


def test_whoever_is_playing_is_answered_and_told_to_come_back(mortal: Server) -> None:
    guest = mortal.guest()
    tables = [guest.open_table(ME, HERE, game="reversi") for _ in range(4)]
    saved: dict[str, list[int]] = {table: [] for table in tables}
    sockets = [joined(mortal, table, guest) for table in tables]
    connections = [each.__enter__() for each in sockets]
    players = [
        threading.Thread(target=play_on, args=(socket, saved[table]))
        for socket, table in zip(connections, tables, strict=True)
    ]
    for player in players:
        player.start()
    while sum(map(len, saved.values())) < 12:
        time.sleep(0.005)
    assert mortal.stop() == 0
    for player in players:
        player.join()
    codes = {socket.connection.close_code for socket in connections}
    mortal.start()
    for table in tables:
        versions = [moment["version"] for moment in guest.http.get(f"/api/tables/{table}/moments").json()]
        assert set(saved[table]) <= set(versions)
    assert codes == {RESTARTING}
    guest.close()


def test_a_host_in_mid_thought_ends_at_once(mortal: Server) -> None:
    guest = mortal.guest()
    table = guest.open_table({"kind": "bot", "level": "master"}, {"kind": "bot", "level": "master"})
    with joined(mortal, table, guest) as socket:
        socket.until("happened")
        assert mortal.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            socket.until("saved")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == RESTARTING
    guest.close()


def test_two_hosts_follow_each_other_on_one_address(mortal: Server) -> None:
    guest = mortal.guest()
    table = guest.open_table(ME, HERE)
    for version, (seat, move) in enumerate([(0, "d6"), (1, "c6"), (0, "c5")], 1):
        with joined(mortal, table, guest, since=version - 1) as socket:
            assert socket.play(move, seat)["version"] == version
        assert mortal.stop() == 0
        with pytest.raises(httpx.ConnectError):
            httpx.get(mortal.address)
        mortal.start()
    guest.close()


async def test_a_command_under_way_is_answered_and_a_later_one_left_to_the_next_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "db")
    workers = Puppet()
    registry = TableRegistry(Services(store, workers))
    await store.open("table", CHARTER)
    table = await registry.find("table")
    table.enter(ada := Watcher("ada"), None)
    disk = asyncio.Event()
    submit = store.submit

    def slow(change: TableChange, on_done: OnDone) -> None:
        async def later() -> None:
            await disk.wait()
            submit(change, on_done)

        writing.append(asyncio.create_task(later()))

    writing: list[asyncio.Task[None]] = []
    monkeypatch.setattr(store, "submit", slow)
    ada.busy = True
    playing = asyncio.create_task(table.play("ada", "1", 0, "d6"))
    draining = asyncio.create_task(registry.drain())
    for _ in range(10):
        await asyncio.sleep(2 * hall_module.DRAIN_PAUSE)
        assert registry.draining
        assert not draining.done()
        assert not ada.closed
    disk.set()
    assert await playing == 1
    ada.busy = False
    await until(lambda: ada.closed)
    assert ada.close_code == RESTARTING
    assert workers.asked.qsize() <= 1
    await draining
    emptying = asyncio.create_task(registry.empty())
    await asyncio.sleep(2 * hall_module.DRAIN_PAUSE)
    assert not emptying.done()
    table.leave(ada)
    await emptying
    await until(lambda: not table._bots.thinking)
    store.close()


async def test_a_move_that_is_made_at_once_is_answered_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "db")
    registry = TableRegistry(Services(store, Puppet()))
    await store.open("table", CHARTER)
    table = await registry.find("table")
    table.enter(ada := Watcher("ada"), None)
    assert ada.heard
    submit, waiting = store.submit, list[tuple[Any, Any]]()
    monkeypatch.setattr(store, "submit", lambda change, on_done: waiting.append((change, on_done)))
    session = SocketSession(registry, table, ada, "en", Metrics(), RateLimit(1_000))
    session.receive('{"kind":"play","id":"1","seat":0,"move":"d6"}')
    draining = asyncio.create_task(registry.drain())
    for _ in range(10):
        await asyncio.sleep(2 * hall_module.DRAIN_PAUSE)
        assert ada.busy
        assert not ada.closed
    session.receive('{"kind":"play","id":"2","seat":1,"move":"c6"}')
    for change, on_done in waiting:
        submit(change, on_done)
    await until(lambda: ada.closed)
    assert [frame["kind"] for frame in ada.heard] == ["happened", "saved"]
    await draining
    store.close()


async def test_a_host_of_a_cluster_gives_its_tables_up_before_it_waits_for_slow_readers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    class Noting:
        def __getattr__(self, name: str) -> Callable[[], Awaitable[None]]:
            async def note() -> None:
                done.append(name)

            return note

    async def shutdown(_: uvicorn.Server, sockets: object = None) -> None:
        done.append("shutdown")

    monkeypatch.setattr(uvicorn.Server, "shutdown", shutdown)
    noting: Any = Noting()
    connections: Any = SimpleNamespace(abort_unread=lambda: done.append("abort_unread"))
    server = HostServer(uvicorn.Config("none", log_config=None), noting, connections, Settings(), noting)
    server._watches = []
    await server.shutdown()
    assert done == ["drain", "leave", "empty", "abort_unread", "shutdown"]


class Activated(Server):
    """A host whose address somebody else listens on, as systemd does."""

    def __init__(self, data: Path, listening: socket.socket) -> None:
        super().__init__(data)
        self._number = listening.fileno()

    def command(self) -> list[str]:
        handing = f'export LISTEN_PID=$$ LISTEN_FDS=1; exec 3<&{self._number}; exec "$@"'
        return ["bash", "-c", handing, "galerie", *super().command()]

    def start(self) -> None:
        os.set_inheritable(self._number, True)
        super().start()


def test_nobody_is_turned_away_while_somebody_else_listens(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = Activated(tmp_path / "tables.sqlite3", listening)
        server.port = listening.getsockname()[1]
        answers: list[int] = []

        def ask() -> None:
            answers.append(httpx.get(f"{server.address}/health", timeout=60).status_code)

        for _ in range(2):
            asking = threading.Thread(target=ask)
            asking.start()
            server.start()
            asking.join()
            assert server.stop() == 0
        assert answers == [200, 200]
