"""Three hosts lose each other, their database and their Valkey, and no acknowledged move is lost."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.chaos.verdict import faults
from tests.cluster import audit
from tests.cluster.cut_off import ENTER, OPEN
from tests.cluster.hosts import ClusterHost
from tests.cluster.story import Cluster
from tests.postgres import Line, Postgres
from tests.valkey import Valkey

LEASE = 4.0
PAUSE = 6.0
"""Seconds for which a host stands still: longer than its lease."""


async def lived(folder: Path, tables: int, moves: int, rounds: int, tell: Callable[[str], None]) -> list[str]:
    """What was wrong in the end."""
    postgres, valkey = Postgres(), Valkey.started(folder)
    database = postgres.database()
    line = Line(postgres)
    ways = [database, database, line.address(database)]
    hosts = [
        ClusterHost(folder, each, way, valkey=valkey.address, lease_seconds=LEASE) for each, way in enumerate(ways)
    ]
    cluster = Cluster(hosts, database, tables)

    async def go_on(what: str) -> None:
        await cluster.play_on(moves)
        tell(f"{what}: a command waited for at most {cluster.longest:.1f} s")

    try:
        for host in hosts:
            await asyncio.to_thread(host.start)
        await asyncio.to_thread(cluster.assemble)
        audit.begin(database)
        cluster.begin()
        await go_on("undisturbed")
        for _ in range(rounds):
            killed, paused, restarted = cluster.drawn()
            await asyncio.to_thread(killed.kill)
            await go_on("one host killed")
            await asyncio.to_thread(killed.start)
            paused.pause()
            await asyncio.sleep(PAUSE)
            paused.go_on()
            await go_on("one host paused past its lease")
            line.deaf = line.mute = True
            await go_on("one host cut off from the database")
            line.cut()
            await go_on("that host on the line again")
            valkey.stop()
            await go_on("Valkey killed")
            valkey.start()
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            await go_on("PostgreSQL restarted")
            assert await asyncio.to_thread(restarted.stop) == 0
            await asyncio.to_thread(restarted.start)
            await go_on("one host restarted")
        await cluster.come_to_rest()
        tell(f"{cluster.saved} moves acknowledged")
        assert cluster.saved >= moves * (1 + 7 * rounds)
        return audit.intruders(database) + audit.forks(database) + faults(cluster.stored(), cluster.players)
    finally:
        await cluster.end()
        for host in hosts:
            if host.is_running:
                host.kill()
        valkey.stop()
        line.close()
        postgres.close()


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_and_no_table_is_forked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def tell(line: str) -> None:
        with capsys.disabled():
            print(f"\n{line}", end="", flush=True)  # noqa: T201  how long people wait is not asserted

    assert await lived(tmp_path, tables=24, moves=150, rounds=1, tell=tell) == []


@pytest.mark.soak
async def test_nothing_is_lost_in_a_long_life(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def tell(line: str) -> None:
        with capsys.disabled():
            print(f"\n{line}", end="", flush=True)  # noqa: T201  it takes hours

    assert await lived(tmp_path, tables=300, moves=2_000, rounds=20, tell=tell) == []


@pytest.mark.slow
def test_nothing_is_lost_when_the_network_is_cut_between_a_host_and_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if subprocess.run([*ENTER, *OPEN.split()], capture_output=True).returncode:
        pytest.skip("networks of one's own are not allowed here, or there is no `ip`")
    command = [*ENTER, sys.executable, "-m", "tests.cluster.cut_off", str(tmp_path)]
    with capsys.disabled():
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (0, "")
