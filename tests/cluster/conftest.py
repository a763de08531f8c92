"""Databases, Valkey and hosts for tests of many hosts."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from galerie.host.store.address import Address
from tests.cluster.hosts import ClusterHost, shared_out, until
from tests.cluster.proxies import COMMANDS, PLACES, Proxy
from tests.postgres import Postgres
from tests.valkey import Valkey

Start: TypeAlias = Callable[..., list[ClusterHost]]


@pytest.fixture
def database(postgres: Postgres) -> Address:
    return postgres.database()


@pytest.fixture(scope="session", params=["with Valkey", "without Valkey"])
def pair(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ClusterHost]]:
    """Two hosts for all tests that do not stop them."""
    database, folder = postgres.database(), tmp_path_factory.mktemp("pair")
    valkey = Valkey.started(folder) if request.param == "with Valkey" else None
    address = valkey.address if valkey else ""
    hosts = [ClusterHost(folder, number, database, valkey=address) for number in range(2)]
    for host in hosts:
        host.start()
    until(lambda: shared_out(hosts))
    yield hosts
    for host in hosts:
        host.kill()
    if valkey:
        valkey.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start so many hosts on a database."""
    hosts: list[ClusterHost] = []

    def start(number: int, database: Address, **settings: object) -> list[ClusterHost]:
        hosts.extend(ClusterHost(tmp_path, each, database, **settings) for each in range(number))
        for host in hosts:
            host.start()
        return hosts

    yield start
    for host in hosts:
        if host.is_running:
            host.kill()


@pytest.fixture(params=PLACES)
def proxy(request: pytest.FixtureRequest, database: Address, start: Start) -> Iterator[tuple[Proxy, list[ClusterHost]]]:
    if not shutil.which(COMMANDS[request.param][0]):
        pytest.skip(f"{request.param} is not installed")
    hosts = start(2, database, lease_seconds=4, trusted_proxies="127.0.0.1")
    until(lambda: shared_out(hosts))
    proxy = Proxy(request.param, hosts)
    try:
        proxy.start()
        yield proxy, hosts
    finally:
        proxy.end()
