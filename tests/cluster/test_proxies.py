"""Games are played through each of the proxies of docs/scale.md while one of two hosts is killed and started again."""

import asyncio
import re
from typing import Final

import pytest

from galerie.host.store.address import Address
from tests.chaos.story import ME, OPEN
from tests.chaos.verdict import faults
from tests.cluster.hosts import ClusterHost
from tests.cluster.proxies import Proxy
from tests.cluster.story import Cluster

pytestmark = pytest.mark.soak

TABLES: Final = 12
MOVES: Final = 150
ASKED: Final = 10


def forwarded(hosts: list[ClusterHost]) -> float:
    """How many requests were passed from one host to the other."""
    told = (re.search(r'galerie_forwarded_total\{kind="request"\} (\S+)', host.metrics) for host in hosts)
    return sum(float(each[1]) for each in told if each)


async def test_games_are_played_through_it_while_a_host_is_killed(
    proxy: tuple[Proxy, list[ClusterHost]], database: Address
) -> None:
    front, hosts = proxy
    cluster = Cluster([front], database, TABLES)
    await asyncio.to_thread(cluster.assemble)
    cluster.begin()
    try:
        await cluster.play_on(MOVES)
        await asyncio.to_thread(hosts[0].kill)
        await cluster.play_on(MOVES)
        await asyncio.to_thread(hosts[0].start)
        await cluster.play_on(MOVES)
        await cluster.come_to_rest()
        assert faults(cluster.stored(), cluster.players) == []
    finally:
        await cluster.end()


def test_it_sends_all_requests_of_a_table_to_one_host(proxy: tuple[Proxy, list[ClusterHost]]) -> None:
    front, hosts = proxy
    ada = front.guest()
    for _ in range(TABLES):
        table = ada.open_table(ME, OPEN)
        before = forwarded(hosts)
        for _ in range(ASKED):
            assert ada.http.get(f"/api/tables/{table}").status_code == 200
        assert forwarded(hosts) - before in {0, ASKED}
    ada.close()
