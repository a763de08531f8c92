"""The drivers of PostgreSQL: how many moves per second each stores, in groups of 64 and one by one.

python -m bench postgres

Both write the same moves to the same server, which waits for the disk at every commit: with the one statement of our
store, with `executemany`, which sends all rows in one round trip, and one by one. Each way runs three times, in turn,
and the middle result counts.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from itertools import count
from statistics import median

import asyncpg
import psycopg
from tests.postgres import Postgres

from galerie.host.store.postgres.engine import BATCH, columns_of

GROUP = 64
SECONDS = 3.0
ROUNDS = 3
INSERT = "INSERT INTO events VALUES ({})"
ROW = ", ".join(["%s"] * 7)
NUMBERED = ", ".join(f"${number}" for number in range(1, 8))
UPDATE = "UPDATE standings SET touched = {}, acting = {} WHERE table_id = {}"

versions = count(1)


def group(size: int) -> list[tuple[object, ...]]:
    """The next move of so many tables."""
    version = next(versions)
    return [(f"t{number}", version, number % 2, "d3", 1200, f"c{version}", 150) for number in range(size)]


def stood(rows: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    return [(table, 1_700_000_000_000, b"[1]", None) for table, *_ in rows]


def psycopg_ways(db: psycopg.Connection) -> Iterator[tuple[str, int, Callable[[], None]]]:
    def batch() -> None:
        rows = group(GROUP)
        db.execute(BATCH, (*columns_of(rows, 7), *columns_of(stood(rows), 4)))

    def many() -> None:
        rows = group(GROUP)
        with db.transaction(), db.cursor() as cursor:
            cursor.executemany(INSERT.format(ROW).encode(), rows)
            updates = [(touched, acting, table) for table, touched, acting, _ in stood(rows)]
            cursor.executemany(UPDATE.format("%s", "%s", "%s").encode(), updates)

    def single() -> None:
        rows = group(1)
        db.execute(BATCH, (*columns_of(rows, 7), *columns_of(stood(rows), 4)))

    yield "psycopg 3, groups of 64, one statement", GROUP, batch
    yield "psycopg 3, groups of 64, executemany", GROUP, many
    yield "psycopg 3, one by one", 1, single


def asyncpg_ways(
    loop: asyncio.AbstractEventLoop, db: asyncpg.Connection
) -> Iterator[tuple[str, int, Callable[[], None]]]:
    statement = BATCH.decode()
    for number in range(1, 12):
        statement = statement.replace("%s", f"${number}", 1)

    async def batch(size: int) -> None:
        rows = group(size)
        await db.execute(statement, *columns_of(rows, 7), *columns_of(stood(rows), 4))

    async def many() -> None:
        rows = group(GROUP)
        async with db.transaction():
            await db.executemany(INSERT.format(NUMBERED), rows)
            updates = [(touched, acting, table) for table, touched, acting, _ in stood(rows)]
            await db.executemany(UPDATE.format("$1", "$2", "$3"), updates)

    yield "asyncpg, groups of 64, one statement", GROUP, lambda: loop.run_until_complete(batch(GROUP))
    yield "asyncpg, groups of 64, executemany", GROUP, lambda: loop.run_until_complete(many())
    yield "asyncpg, one by one", 1, lambda: loop.run_until_complete(batch(1))


def rows_per_second(rows: int, write: Callable[[], None]) -> float:
    write()
    began, written = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < SECONDS:
        write()
        written += rows
    return written / passed


def main() -> None:
    server = Postgres()
    loop = asyncio.new_event_loop()
    try:
        address = server.database()
        with psycopg.connect(address.url, autocommit=True) as db:
            with db.cursor() as cursor:
                tables = [(f"t{number}",) for number in range(GROUP)]
                cursor.executemany("INSERT INTO tables (id, charter) VALUES (%s, '')", tables)
                cursor.executemany("INSERT INTO standings (table_id, game) VALUES (%s, 'reversi')", tables)
            other = loop.run_until_complete(asyncpg.connect(address.url))
            ways = [*psycopg_ways(db), *asyncpg_ways(loop, other)]
            found: dict[str, list[float]] = {name: [] for name, *_ in ways}
            for _ in range(ROUNDS):
                for name, rows, write in ways:
                    found[name].append(rows_per_second(rows, write))
            loop.run_until_complete(other.close())
        for name, speeds in found.items():
            print(f"{name:42} {median(speeds):9,.0f} moves/s  ({min(speeds):,.0f} to {max(speeds):,.0f})")
    finally:
        loop.close()
        server.close()
