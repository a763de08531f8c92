"""Many hosts: the moves per second that hosts of ours store in PostgreSQL, what a move costs there, and what so many
tables need by that.

python -m bench scale             all of it
python -m bench.scale PART ...    some of it: speed, openings, cost or model

PostgreSQL, hosts and players share this machine, so more hosts are not faster here: the processor time counts.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import NamedTuple, Self, TypeAlias

import uvloop
from tests.postgres import PORT, USER, Postgres

from bench.load import BUILD, PLIES, Result, at_once, games
from bench.tables import boardgame
from bench.tables.boardgame import BoardGame
from bench.tables.cluster import Cluster, Database, Meter
from bench.tables.galerie import Galerie, new_file
from bench.tables.players import Game, Sitting
from bench.tables.server import Service
from galerie.host.store.address import Address

PARTS = ("speed", "openings", "cost", "model")

TABLES = 200

VISITORS, OPENED = 8, 400
"""People who open tables at the same time, and how many tables they open."""

IDLE_SECONDS = 10.0
UNFINISHED = 50
"""The moves of a game that are counted when the cost of a move is, which its end is not."""

LONE_GAMES = 40
"""Games played one after the other; what an idle host asks comes by the second, and is little of so many moves."""

SAMPLE_SECONDS = 0.001

PACE = 10.0
"""Seconds between the moves of a table, in the model."""

PACED_TABLES, PACED_SECONDS = 2000, 30.0
SIZES = (10_000, 100_000, 1_000_000)
BUSY = 0.5
"""The share of a core that may be in use, so that a lost host's tables have room on the others."""

DATABASE_CORES = 16
HOST_MEMORY = 4e9

Start: TypeAlias = Callable[[], AbstractContextManager[Service]]


def ways(server: Postgres, folder: Path) -> dict[str, Start]:
    def hosts(count: int, *, anywhere: bool = False) -> Start:
        return lambda: Cluster(server.database(), count, anywhere=anywhere)

    found: dict[str, Start] = {
        "SQLite, 1 server": lambda: Galerie(new_file(folder)),
        "PostgreSQL, 1 host": hosts(1),
        "2 hosts": hosts(2),
        "4 hosts": hosts(4),
        "2 hosts, any": hosts(2, anywhere=True),
    }
    if trouble := boardgame.missing():
        print(f"boardgame.io is not measured: {trouble}")
    else:
        found["boardgame.io"] = lambda: BoardGame(variables(server, server.database(template="template0")))
    return found


def variables(server: Postgres, address: Address) -> dict[str, str]:
    """A database as PostgreSQL's own programs know it."""
    name = address.url.split("@/")[1].split("?")[0]
    return {"PGHOST": str(server.folder), "PGPORT": str(PORT), "PGUSER": USER, "PGDATABASE": name}


def compare(server: Postgres, played: Sequence[Game]) -> None:
    """How many moves per second are stored, as fast as possible."""
    print(f"{TABLES} tables, as fast as possible, every move stored before anybody is told", flush=True)
    with TemporaryDirectory(prefix="scale-", dir=BUILD) as folder:
        for name, begin in ways(server, Path(folder)).items():
            result = Result()
            with begin() as service:
                uvloop.run(at_once(service, TABLES, played, result))
            print(f"  {name:20} {result}", flush=True)


def openings(server: Postgres) -> None:
    """How many tables per second are opened, and their second players seated: two requests and two transactions."""
    print(f"{OPENED} tables, opened by {VISITORS} visitors at once")
    for count in (1, 2, 4):
        with Cluster(server.database(), count) as cluster:
            visitors = [cluster.hosts[number % count].visitor() for number in range(VISITORS)]
            with ThreadPoolExecutor(VISITORS) as threads:
                since = time.perf_counter()
                list(threads.map(lambda each: each.open_tables(OPENED // VISITORS), visitors))
                seconds = time.perf_counter() - since
        print(f"  {count} hosts {OPENED / seconds:8,.0f} tables/s", flush=True)


class Cost(NamedTuple):
    """What was asked of the database, in total or by move."""

    round_trips: float
    sent: float
    received: float
    commits: float
    log_bytes: float

    @classmethod
    def so_far(cls, meter: Meter, database: Database) -> Self:
        return cls(meter.round_trips, meter.sent, meter.received, database.commits, database.log_bytes)

    def since(self, earlier: "Cost", idle: "Cost | None" = None, seconds: float = 0.0) -> "Cost":
        """What came after, without what an idle host would have asked."""
        spare = idle or Cost(0, 0, 0, 0, 0)
        return Cost(*(new - old - seconds * each for new, old, each in zip(self, earlier, spare, strict=True)))

    def by(self, number: float) -> "Cost":
        return Cost(*(each / number for each in self))

    def __str__(self) -> str:
        return (
            f"{self.round_trips:7.2f} round trips   {self.sent:8,.0f} bytes sent   {self.received:7,.0f} received"
            f"   {self.commits:6.2f} commits   {self.log_bytes:8,.0f} bytes of WAL"
        )


@contextmanager
def sampled(database: Database) -> Iterator[list[bool]]:
    """Whether a transaction ran alone, asked again and again meanwhile."""
    over, found = Event(), list[bool]()

    def sample() -> None:
        while not over.wait(SAMPLE_SECONDS):
            found.append(database.is_alone)

    thread = Thread(target=sample)
    thread.start()
    try:
        yield found
    finally:
        over.set()
        thread.join()


def cost(server: Postgres, played: Sequence[Game]) -> float:
    """What a move and a game cost in the database; returns the seconds in which a game's transactions run alone."""
    meter, address = Meter(server), server.database()
    database, watching = Database(server, address), Database(server, address)
    idle: Cost | None = None

    async def play(cluster: Cluster, tables: int, opened: Sequence[Game]) -> Cost:
        sitting = Sitting()
        async with sitting.at(cluster, tables, opened):
            before = Cost.so_far(meter, database)
            await sitting.play(cluster)
            return Cost.so_far(meter, database).since(before, idle, sitting.seconds)

    def one_by_one(cluster: Cluster, moves: int) -> list[Cost]:
        return [uvloop.run(play(cluster, 1, [played[number][:moves]])) for number in range(LONE_GAMES)]

    with Cluster(meter.address(address), 1) as cluster:
        before = Cost.so_far(meter, database)
        time.sleep(IDLE_SECONDS)
        idle = Cost.so_far(meter, database).since(before).by(IDLE_SECONDS)
        uvloop.run(play(cluster, TABLES, played))  # all is loaded
        print(f"  {'an idle host, a second':28} {idle}")
        lone = Cost(*map(sum, zip(*one_by_one(cluster, UNFINISHED), strict=True)))
        print(f"  {'a move, one table':28} {lone.by(LONE_GAMES * UNFINISHED)}")
        size, moves = database.size, TABLES * UNFINISHED
        together = uvloop.run(play(cluster, TABLES, [game[:UNFINISHED] for game in played]))
        print(f"  {f'a move, {TABLES} tables at once':28} {together.by(moves)}")
        print(f"  {'a move, as stored':28} {(database.size - size) / moves:7.0f} bytes, with its share of its table")
        before, since = Cost.so_far(meter, database), time.perf_counter()
        with sampled(watching) as samples:
            one_by_one(cluster, PLIES)
        seconds = time.perf_counter() - since
        game = Cost.so_far(meter, database).since(before, idle, seconds).by(LONE_GAMES)
        alone = seconds / LONE_GAMES * sum(samples) / len(samples)
        print(f"  {f'a game of {PLIES} moves, one table':28} {game}")
        print(f"  its transactions run alone for {1000 * alone:.1f} ms: {1 / alone:,.0f} games a second without groups")
    for each in (database, watching, meter):
        each.close()
    return alone


@dataclass(frozen=True, slots=True)
class Table:
    """What a table at a human pace needs, as measured."""

    host: float
    """The share of a core of its host."""

    database: float
    """The share of a core of PostgreSQL."""

    memory: float
    """Bytes at its host."""

    commits: float
    """Transactions per second."""

    log_bytes: float
    """Bytes of the write-ahead log per second."""

    alone: float
    """Seconds of each game in which its transactions run one by one, on all hosts together."""

    def hosts(self, tables: int) -> int:
        return max(ceil(tables * self.host / BUSY), ceil(tables * self.memory / HOST_MEMORY))

    def database_cores(self, tables: int) -> float:
        return tables * self.database / BUSY

    def games(self, tables: int) -> float:
        """How many games begin per second."""
        return tables / (PLIES * PACE)

    def queue(self, tables: int) -> float:
        """The share of time in which a transaction runs alone; above 1 it does not suffice."""
        return self.games(tables) * self.alone

    def limits(self) -> dict[str, float]:
        """At how many tables each part is as busy as it may be."""
        return {
            "the processor of one host": BUSY / self.host,
            f"the memory of one host, {HOST_MEMORY / 1e9:.0f} GB": HOST_MEMORY / self.memory,
            f"PostgreSQL on {DATABASE_CORES} cores": BUSY * DATABASE_CORES / self.database,
            "transactions one by one": BUSY * PLIES * PACE / self.alone,
        }


def paced(server: Postgres, played: Sequence[Game], alone: float) -> Table:
    """What tables need at a human pace, on one host."""
    address = server.database()
    database = Database(server, address)

    async def play(cluster: Cluster) -> Table:
        empty, sitting = cluster.memory, Sitting(PACE, PACED_SECONDS)
        async with sitting.at(cluster, PACED_TABLES, played):
            work, commits, log = database.processor_seconds, database.commits, database.log_bytes
            await sitting.play(cluster)
            passed = PACED_TABLES * sitting.seconds
            result = Result()
            result.add(sitting)
            print(f"  {len(sitting.waits):,} moves   p50 {result.p50:.1f} ms   p99 {result.p99:.1f} ms")
            return Table(
                host=sitting.server_share / PACED_TABLES,
                database=(database.processor_seconds - work) / passed,
                memory=(cluster.memory - empty) / PACED_TABLES,
                commits=(database.commits - commits) / passed,
                log_bytes=(database.log_bytes - log) / passed,
                alone=alone,
            )

    print(f"{PACED_TABLES:,} tables, a move at each every {PACE:g} s, everybody connected, on one host", flush=True)
    with Cluster(address, 1) as cluster:
        uvloop.run(at_once(cluster, TABLES, played, Result()))  # all is loaded
        table = uvloop.run(play(cluster))
    database.close()
    return table


def foretell(table: Table) -> None:
    host, base = 1e6 * table.host, 1e6 * table.database
    print(
        f"  a table: {host:.0f} µs of its host's processor a second, {base:.0f} µs of PostgreSQL's,"
        f" {table.memory / 1000:.0f} kB, {table.commits:.3f} commits and {table.log_bytes:.0f} bytes of WAL a second"
    )
    for tables in SIZES:
        print(
            f"  {tables:9,} tables: {tables / PACE:8,.0f} moves/s   {table.hosts(tables):5,} hosts of one core"
            f"   {tables * table.memory / 1e9:6.1f} GB   {table.database_cores(tables):6.1f} cores of PostgreSQL"
            f"   at most {tables * table.commits:8,.0f} commits/s   {tables * table.log_bytes / 1e6:6.1f} MB/s of WAL"
            f"   {table.games(tables):6,.0f} games begin a second   one by one {table.queue(tables):5.0%}"
        )
    for part, most in sorted(table.limits().items(), key=lambda limit: limit[1]):
        print(f"  {part} suffices for {most:10,.0f} tables")


def main(parts: Sequence[str] = PARTS) -> None:
    played = games()
    BUILD.mkdir(exist_ok=True)
    server = Postgres()
    try:
        print(f"{os.cpu_count()} cores; the machine's load average was {os.getloadavg()[0]:.2f} at the start")
        if "speed" in parts:
            compare(server, played)
        if "openings" in parts:
            openings(server)
        if "cost" in parts or "model" in parts:
            print("The cost of a move in PostgreSQL")
            alone = cost(server, played)
        if "model" in parts:
            foretell(paced(server, played, alone))
    finally:
        server.close()


if __name__ == "__main__":
    main(*[sys.argv[1:]] if sys.argv[1:] else ())
