"""A host that would do harm does not start, and says what to do."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import psycopg
import pytest

from galerie.core import Refusal
from galerie.host.cluster.cluster import Cluster
from galerie.host.store.address import Address
from galerie.host.store.store import Store, milliseconds
from tests.cluster.conftest import Start
from tests.postgres import Postgres
from tests.valkey import free_port


def cluster(database: Address) -> Cluster:
    return Cluster(database.url, "a secret", f"127.0.0.1:{free_port()}", "", 2.0, 1_000)


async def refusal(database: Address, wall_clock: Callable[[], int] = milliseconds) -> str | None:
    try:
        await cluster(database).check(wall_clock)
    except Refusal as refused:
        return refused.code
    return None


def serve(database: Address, address: str) -> subprocess.CompletedProcess[str]:
    """A host that does not start."""
    command = [sys.executable, "-m", "galerie", "serve", "--port", str(free_port())]
    command += ["--data", database.url, "--lang", "en"]
    settings = {**os.environ, "GALERIE_CLUSTER_ADDRESS": address}
    return subprocess.run(command, env=settings, capture_output=True, text=True, timeout=60)


def registered(database: Address, port: int, seconds: int) -> None:
    """Somebody is registered at an address, and gives no further sign of life."""
    with psycopg.connect(database.url) as db:
        enter = "INSERT INTO cluster.hosts VALUES ('stranger', %s, clock_timestamp() + %s * interval '1 s')"
        db.execute(enter, (f"127.0.0.1:{port}", seconds))


async def test_a_database_of_ones_own_is_accepted(database: Address) -> None:
    assert await refusal(database) is None


@pytest.mark.parametrize("ahead", [-3_600_000, 5_000])
async def test_a_clock_that_is_off_is_refused(database: Address, ahead: int) -> None:
    assert await refusal(database, lambda: milliseconds() + ahead) == "cluster-clock"


async def test_a_host_that_was_killed_is_waited_for(database: Address) -> None:
    assert await refusal(database) is None
    registered(database, free_port(), 1)
    assert await refusal(database) is None


async def test_a_host_of_another_cluster_is_refused(database: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galerie.host.cluster.cluster.LONGEST_SECONDS", 0.3)
    assert await refusal(database) is None
    port = free_port()
    registered(database, port, 60)
    assert await refusal(database) == "cluster-unreachable"

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", "5")
            self.end_headers()
            self.wfile.write(b"other")

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", port), Other) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        assert await refusal(database) == "cluster-stranger"
        server.shutdown()


def test_a_server_alone_and_hosts_of_a_cluster_exclude_each_other(database: Address) -> None:
    alone = Store(database)
    with pytest.raises(Refusal, match="database taken"):
        Store(database, shared=True)
    alone.close()
    hosts = [Store(database, shared=True) for _ in range(2)]
    with pytest.raises(Refusal, match="database taken"):
        Store(database)
    for host in hosts:
        host.close()


def test_hosts_that_start_together_on_a_new_database_share_it(postgres: Postgres) -> None:
    database = postgres.database(template="template0")
    with ThreadPoolExecutor() as threads:
        hosts = [*threads.map(lambda _: Store(database, shared=True), range(3))]
    with pytest.raises(Refusal, match="database taken"):
        Store(database)
    for host in hosts:
        host.close()


def test_an_earlier_version_says_so_although_the_database_is_in_use(database: Address) -> None:
    with closing(Store(database, shared=True)):
        with psycopg.connect(database.url) as db:
            db.execute("UPDATE schema_version SET version = version + 1")
        with pytest.raises(Refusal, match="database later"):
            Store(database, shared=True)


def test_a_host_that_the_others_do_not_find_does_not_serve(database: Address, start: Start) -> None:
    start(1, database)
    done = serve(database, f"127.0.0.1:{free_port()}")
    assert done.returncode
    assert "cluster_address" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_cannot_be_shared(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cluster file"):
        Store(tmp_path / "tables.sqlite3", shared=True)


def test_the_command_says_it_in_a_sentence(database: Address) -> None:
    with psycopg.connect(database.url) as db:
        db.execute("UPDATE schema_version SET version = version + 1")
    done = serve(database, "127.0.0.1:8000")
    assert done.returncode
    assert "later version" in done.stderr
    assert "Traceback" not in done.stderr
