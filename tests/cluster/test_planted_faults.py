"""Each fence is taken down in turn, and what the chaos test looks for is found.

The fences stand behind one another, so that the second is taken down together with the first.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import psycopg
import pytest

from galerie.host.store.address import Address
from tests.cluster import audit
from tests.cluster.hosts import ClusterHost, lost, shared_out, until
from tests.cluster.story import Cluster
from tests.cluster.test_chaos import LEASE, PAUSE
from tests.cluster.test_leases import NO_CHECK

pytestmark = pytest.mark.soak

TABLES = 120
MOVES = 300
ROUNDS = 20
"""A host that stands still has to do so in the midst of a batch."""

NO_KEY = "ALTER TABLE events DROP CONSTRAINT events_pkey"


class Hasty(ClusterHost):
    program = ("-m", "tests.cluster.hasty")


@asynccontextmanager
async def played(folder: Path, database: Address, *kinds: type[ClusterHost]) -> AsyncIterator[Cluster[ClusterHost]]:
    hosts = [kind(folder, number, database, lease_seconds=LEASE) for number, kind in enumerate(kinds)]
    cluster = Cluster(hosts, database, TABLES)
    try:
        for host in hosts:
            await asyncio.to_thread(host.start)
        await asyncio.to_thread(cluster.assemble)
        audit.begin(database)
        cluster.begin()
        yield cluster
    finally:
        await cluster.end()
        for host in hosts:
            if host.is_running:
                host.kill()


async def found(folder: Path, database: Address, look: Callable[[Address], list[str]], *faults: str) -> list[str]:
    """What the audit sees when hosts stand still past their leases."""
    dice = Random(1)
    async with played(folder, database, *[ClusterHost] * 3) as cluster:
        with psycopg.connect(database.url, autocommit=True) as db:
            for fault in faults:
                db.execute(fault.encode())
        for _ in range(ROUNDS):
            await cluster.play_on(MOVES)
            paused = dice.choice(cluster.hosts)
            paused.pause()
            await asyncio.sleep(PAUSE)
            paused.go_on()
            await asyncio.sleep(1)
            if seen := look(database):
                return seen
    return []


async def test_an_epoch_that_is_not_checked_is_found(tmp_path: Path, database: Address) -> None:
    assert await found(tmp_path, database, audit.intruders, NO_CHECK)


async def test_versions_that_are_not_unique_are_found(tmp_path: Path, database: Address) -> None:
    assert await found(tmp_path, database, audit.forks, NO_CHECK, NO_KEY)


@pytest.mark.parametrize("kind", [ClusterHost, Hasty])
async def test_leases_by_the_time_of_a_host_are_found(
    tmp_path: Path, database: Address, kind: type[ClusterHost]
) -> None:
    """No host loses a slot of which it has not heard before, while nothing happens to it."""
    async with played(tmp_path, database, ClusterHost, ClusterHost) as cluster:
        third = kind(tmp_path, 2, database, lease_seconds=LEASE)
        await asyncio.to_thread(third.start)
        try:
            if kind is Hasty:
                await asyncio.to_thread(until, lambda: any(map(lost, cluster.hosts)))
            else:
                await asyncio.to_thread(until, lambda: shared_out([*cluster.hosts, third]))
                await cluster.play_on(MOVES)
                assert not any(map(lost, cluster.hosts))
        finally:
            third.kill()
