"""What is over is gone at once: a host that runs for months must not have to look for what nobody uses any more."""

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.host.sockets import joined
from tests.servers import Server

ME, OPEN = {"kind": "me"}, {"kind": "open"}

PROGRAM = """
import gc, json, signal, sys
from collections import Counter
from pathlib import Path
from galerie.cli import main
from galerie.host.table import registry
from galerie.host.socket.fast import process
from galerie.host.socket.session import SocketSession
from galerie.host.socket.fast.protocol import FastWebSocket
from galerie.host.socket.fast.framework import AcyclicWebSocket
from galerie.host.table.table import Table
from galerie.host.socket.connection import Connection

def count(*_):
    kinds = Counter(map(type, gc.get_objects()))
    alive = {kind.__name__: kinds[kind] for kind in (SocketSession, FastWebSocket, AcyclicWebSocket, Table, Connection)}
    Path(sys.argv[sys.argv.index("--data") + 1] + ".alive").write_text(json.dumps(alive))

registry.SWEEP_SECONDS, process.YOUNG, process.YOUNG_WITH_GARBAGE = 0.05, 0, 0
process.COLLECT_SECONDS = 1_000_000
signal.signal(signal.SIGUSR1, count)
main()
"""


class Untidy(Server):
    """A host that never looks for garbage, and says what it has in memory when it is asked by a signal."""

    program = ("-c", PROGRAM)

    @property
    def alive(self) -> dict[str, int]:
        told = Path(f"{self.data}.alive")
        told.unlink(missing_ok=True)
        os.kill(self.pid, signal.SIGUSR1)
        while not told.exists() or not (words := told.read_text()):
            time.sleep(0.02)
        found: dict[str, int] = json.loads(words)
        return found


@pytest.fixture
def untidy(tmp_path: Path) -> Iterator[Untidy]:
    server = Untidy(tmp_path / "tables.sqlite3", notice_pause=0)
    server.start()
    yield server
    server.stop()


@pytest.mark.skipif(os.environ.get("GALERIE_FAST") == "no", reason="only what was written for speed frees at once")
def test_tables_and_connections_leave_nothing_behind(untidy: Untidy) -> None:
    ada, bob = untidy.guest(), untidy.guest()
    for _ in range(3):
        table = ada.open_table(ME, OPEN)
        bob.sit(table, 1)
        with joined(untidy, table, ada) as first, joined(untidy, table, bob) as second, joined(untidy, table):
            assert first.play("d6")["kind"] == "saved"
            assert second.play("c6", seat=1)["kind"] == "saved"
            assert second.play("c6", seat=1)["kind"] == "refused"
            each = ("SocketSession", "FastWebSocket", "AcyclicWebSocket", "Connection")
            assert untidy.alive == dict.fromkeys(each, 3) | {"Table": 1}
        until_empty(untidy)
    for guest in (ada, bob):
        guest.close()


def until_empty(server: Untidy) -> None:
    """What is left is soon gone; if not, the test fails by saying what it is."""
    patience = time.monotonic() + 20
    while any(alive := server.alive.values()) and time.monotonic() < patience:
        time.sleep(0.1)
    assert not any(alive), server.alive
