"""The measure itself: nothing is held against a host that nobody attacks, and a held loop is found out."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.hostile.harness import Effect
from tests.servers import Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]


class Slow(Server):
    program = ("-m", "tests.hostile.slow")


def read(server: Server) -> None:
    guest = server.guest()
    for _ in range(5):
        assert guest.http.get("/api/games").status_code == 200
    guest.close()


def test_a_visitor_who_reads_disturbs_nobody(mortal: Server, attacked: Attacked) -> None:
    with attacked(mortal) as effect:
        read(mortal)
    effect.check(megabytes=50)


def test_a_host_that_computes_in_the_loop_is_found_out(tmp_path: Path, attacked: Attacked) -> None:
    server = Slow(tmp_path / "tables.sqlite3")
    server.start()
    with attacked(server) as effect:
        read(server)
    server.stop()
    with pytest.raises(AssertionError, match="identify"):
        effect.check(megabytes=50)
