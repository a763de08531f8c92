"""What the benchmark of many hosts drives and counts, and what it foretells."""

import pytest
from bench.load import PLIES, games
from bench.scale import BUSY, HOST_MEMORY, PACE, Cost, Table
from bench.tables.cluster import Cluster, Database, Meter
from bench.tables.players import Sitting

from tests.postgres import Postgres

OPENING = games()[0][:6]


async def test_moves_through_any_host_are_stored_and_counted(postgres: Postgres) -> None:
    meter, address = Meter(postgres), postgres.database()
    database, sitting = Database(postgres, address), Sitting()
    with Cluster(meter.address(address), 2, anywhere=True) as cluster:
        async with sitting.at(cluster, 4, [OPENING]):
            before = Cost.so_far(meter, database)
            await sitting.play(cluster)
            passed = Cost.so_far(meter, database).since(before)
        assert cluster.memory > 0
    assert len(sitting.waits) == 4 * len(OPENING)
    assert passed.commits >= len(OPENING), "a move is stored before the next one is made"
    assert passed.round_trips >= passed.commits
    assert passed.sent > len(sitting.waits) * 50
    assert passed.log_bytes > len(sitting.waits) * 50
    assert database.processor_seconds > 0
    assert not database.is_alone
    for each in (database, meter):
        each.close()


def test_what_an_idle_host_asks_is_left_out() -> None:
    idle = Cost(1, 100, 1000, 0.5, 10)
    passed = Cost(30, 1500, 9000, 25, 600).since(Cost(10, 500, 2000, 5, 100), idle, seconds=2)
    assert passed == Cost(18, 800, 5000, 19, 480)
    assert passed.by(2) == Cost(9, 400, 2500, 9.5, 240)


def test_the_part_that_is_needed_most_decides() -> None:
    table = Table(host=0.0001, database=0.00001, memory=50_000, commits=0.1, log_bytes=60, alone=0.01)
    assert table.hosts(100_000) == 100_000 * 0.0001 / BUSY
    heavy = Table(host=0.000001, database=0.00001, memory=HOST_MEMORY / 1000, commits=0.1, log_bytes=60, alone=0.01)
    assert heavy.hosts(100_000) == 100
    assert table.games(100_000) == pytest.approx(100_000 / (PLIES * PACE))
    for tables in table.limits().values():
        assert tables > 0
    assert table.queue(int(table.limits()["transactions one by one"])) == pytest.approx(BUSY, abs=0.001)
