"""The network between one host and its database is cut: whatever is sent gets lost, and nobody is told.

Run in a network of its own, where everybody is reached on this machine: `unshare --net python -m tests.cluster.cut_off
FOLDER` prints what was wrong in the end.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import psycopg

from galerie.host.store.address import Address, place
from tests.chaos.verdict import faults
from tests.cluster import audit
from tests.cluster.hosts import ClusterHost, until
from tests.cluster.story import Cluster, is_ready
from tests.postgres import PORT, USER, Postgres

ENTER: Final = ["unshare", "--net", *([] if not os.geteuid() else ["--user", "--map-current-user", "--keep-caps"])]
"""What a command begins with that is run in a network of its own."""

OPEN: Final = "ip link set lo up"
NETWORK: Final = "10.9.0.0/24"
ROUTE: Final = f"ip route add {NETWORK} dev lo"
"""What is sent to an address in it that nobody has is dropped."""

WAYS: Final = ("10.9.0.1", "10.9.0.2", "10.9.0.3")
"""By which each of the hosts reaches the database."""

LEASE: Final = 4.0
TABLES: Final = 6
MOVES: Final = 25


def run(command: str) -> None:
    subprocess.run(command.split(), check=True)


class Wire:
    """By which a host reaches its database."""

    def __init__(self, way: str) -> None:
        self._way = f"{way}/32 dev lo"
        self.mend()

    def mend(self) -> None:
        run(f"ip address add {self._way}")

    def cut(self) -> None:
        run(f"ip address del {self._way}")


def reached(database: Address, way: str) -> Address:
    found = place(f"postgresql://{USER}@{way}:{PORT}/{name(database)}")
    assert isinstance(found, Address)
    return found


def name(database: Address) -> str:
    with psycopg.connect(database.url) as db:
        return db.info.dbname


def admit(postgres: Postgres, database: Address) -> None:
    """Over the network too."""
    with (postgres.folder / "data" / "pg_hba.conf").open("a") as access:
        access.write(f"host all all {NETWORK} trust\n")
    with psycopg.connect(database.url) as db:
        db.execute("SELECT pg_reload_conf()")


async def lived(folder: Path, postgres: Postgres) -> list[str]:
    """What was wrong in the end."""
    database = postgres.database()
    admit(postgres, database)
    wires = [Wire(way) for way in WAYS]
    hosts = [
        ClusterHost(folder, number, reached(database, way), lease_seconds=LEASE) for number, way in enumerate(WAYS)
    ]
    cluster = Cluster(hosts, database, TABLES)

    async def go_on(what: str) -> None:
        await cluster.play_on(MOVES)
        print(f"{what}: a command waited for at most {cluster.longest:.1f} s", flush=True)  # noqa: T201

    try:
        for host in hosts:
            await asyncio.to_thread(host.start)
        await asyncio.to_thread(cluster.assemble)
        audit.begin(database)
        cluster.begin()
        await go_on("undisturbed")
        wires[-1].cut()
        await go_on("one host cut off from the database")
        wires[-1].mend()
        await asyncio.to_thread(until, lambda: is_ready(hosts[-1]))
        await go_on("that host on the network again")
        await cluster.come_to_rest()
        return audit.intruders(database) + audit.forks(database) + faults(cluster.stored(), cluster.players)
    finally:
        await cluster.end()
        for host in hosts:
            if host.is_running:
                host.kill()


def main(folder: Path) -> None:
    run(OPEN)
    run(ROUTE)
    postgres = Postgres("listen_addresses=*")
    try:
        found = asyncio.run(lived(folder, postgres))
    finally:
        postgres.close()
    sys.exit("\n".join(found) or 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
