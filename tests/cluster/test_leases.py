"""Slots are held by one host at a time, by the time of the database, and only whoever holds one writes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from galerie.core import Refusal
from galerie.host.cluster import leases as module
from galerie.host.cluster.leases import Leases
from galerie.host.cluster.link import Link, Unreachable
from galerie.host.cluster.slots import SLOTS, slot_of
from galerie.host.store.address import Address
from galerie.host.store.lease import Lease
from galerie.host.store.rows import (
    Chair,
    Deadline,
    EventRow,
    GameStatus,
    StoredPairing,
    StoredSettings,
    StoredTournament,
    TableSetup,
)
from galerie.host.store.store import Store, TableChange, milliseconds
from galerie.host.tournaments.storage import TournamentStorage

SHORT = 1.0
"""Seconds of a lease, where a test waits until it has ended."""

TABLE = "a table"
SETUP = TableSetup("reversi", 1, (), (Chair("open"), Chair("open")))
MOVE = EventRow(1, 0, "d3", 0, "first")


@asynccontextmanager
async def living(leases: Leases) -> AsyncIterator[Leases]:
    """A host that renews its lease and looks around."""
    await leases.prepare()
    await leases.start()
    life = asyncio.create_task(leases.run())
    try:
        yield leases
    finally:
        life.cancel()
        await leases.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.02)


def host(database: Address, name: str, **details: Any) -> Leases:
    return Leases(database.url, name, f"{name}:1", **details)


def end_lease(database: Address, name: str) -> None:
    """A host has given no sign of life for so long that its lease has ended."""
    with psycopg.connect(database.url) as db:
        db.execute("UPDATE cluster.hosts SET expires = clock_timestamp() WHERE id = %s", (name,))


async def test_one_host_holds_everything(database: Address) -> None:
    async with living(host(database, "a")) as leases:
        assert leases.held == set(range(SLOTS))
        assert leases.holds(TABLE)


async def test_a_host_that_joins_gets_its_share_and_no_slot_has_two_owners(database: Address) -> None:
    async with living(host(database, "a")) as one, living(host(database, "b")) as other:
        await until(lambda: len(one.held) + len(other.held) == SLOTS and bool(other.held))
        assert not one.held & other.held
        assert min(len(one.held), len(other.held)) > SLOTS / 3
        await other.leave()
        await until(lambda: len(one.held) == SLOTS)


async def test_slots_with_tables_are_given_up_a_few_at_a_time(database: Address) -> None:
    one = host(database, "a")
    one.loaded = lambda: range(SLOTS)
    given: list[int] = []

    async def give(slots: frozenset[int]) -> None:
        given.append(len(slots))

    one.on_giving = give
    async with living(one), living(host(database, "b")) as other:
        await until(lambda: len(other.held) >= 2 * module.GIVEN)
        assert {*given} == {module.GIVEN}


async def test_what_a_silent_host_held_is_taken_when_its_lease_has_ended(database: Address) -> None:
    silent = host(database, "a", seconds=SHORT)
    await silent.prepare()
    await silent.start()
    async with living(host(database, "b")) as other:
        await until(lambda: len(other.held) == SLOTS)
    await silent.close()


async def test_a_host_that_cannot_renew_stops_by_its_own_clock_before_its_lease_ends(database: Address) -> None:
    now = 100.0
    lost: list[int] = []
    leases = host(database, "a", now=lambda: now)
    leases.on_lost = lambda slots: lost.append(len(slots))
    await leases.prepare()
    await leases.start()
    now += leases.seconds * 0.95
    assert not leases.holds(TABLE)
    assert not leases.held
    with pytest.raises(Refusal, match="database away"):
        leases.lease(TABLE)
    with pytest.raises(Refusal, match="database away"):
        await leases.place(TABLE, deadline=0)
    await leases.close()


async def test_a_lease_is_renewed_whatever_has_happened_before(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    leases = host(database, "a", seconds=SHORT)
    failures = iter([RuntimeError("a bug"), psycopg.errors.ReadOnlySqlTransaction("a standby")])
    run, renewed = leases._renewing.run, 0

    async def fail_at_first(*arguments: Any) -> Any:
        nonlocal renewed
        if error := next(failures, None):
            raise error
        renewed += 1
        return await run(*arguments)

    await leases.prepare()
    await leases.start()
    monkeypatch.setattr(leases._renewing, "run", fail_at_first)
    life = asyncio.create_task(leases.run())
    await until(lambda: renewed > 1 and leases.is_alive)
    life.cancel()
    await leases.close()


async def test_a_database_that_can_only_be_read_counts_as_out_of_reach(database: Address) -> None:
    with psycopg.connect(database.url, autocommit=True) as db:
        name = db.info.dbname
        db.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
    link = Link(database.url)
    with pytest.raises(Unreachable):
        await link.run("CREATE TABLE something (name TEXT)")
    await link.close()


async def test_a_host_that_renews_too_late_has_lost_everything_and_begins_anew(database: Address) -> None:
    lost: list[int] = []
    leases = host(database, "a")
    leases.on_lost = lambda slots: lost.append(len(slots))
    await leases.prepare()
    await leases.start()
    before = leases.lease(TABLE)
    end_lease(database, "a")
    await leases.renew()
    assert lost == [SLOTS]
    await leases.look()
    assert leases.lease(TABLE).epoch > before.epoch
    assert not leases.is_current(before)
    await leases.close()


async def test_a_sign_of_life_does_not_wait_for_a_batch_of_moves(database: Address) -> None:
    async with living(host(database, "a")) as leases:
        with psycopg.connect(database.url) as batch:
            batch.execute("SELECT FROM cluster.leases FOR SHARE")
            async with asyncio.timeout(5):
                await leases.renew()


async def test_a_slot_is_not_taken_while_a_batch_of_moves_is_under_way(database: Address) -> None:
    one = host(database, "a")
    await one.prepare()
    await one.start()
    end_lease(database, "a")
    with psycopg.connect(database.url) as batch:
        batch.execute("SELECT FROM cluster.leases WHERE slot = 5 FOR SHARE")
        async with living(host(database, "b")) as other:
            await until(lambda: len(other.held) == SLOTS - 1)
            assert 5 not in other.held
            batch.rollback()
            await until(lambda: 5 in other.held)
    await one.close()


async def test_requests_wait_for_a_slot_that_nobody_holds(database: Address) -> None:
    one = host(database, "a")
    await one.prepare()
    await one.start()
    other = host(database, "b")
    await other.prepare()
    await other.start()
    await one.leave()
    other.distrust(TABLE)
    waiting = asyncio.create_task(other.place(TABLE, asyncio.get_running_loop().time() + 20))
    await asyncio.sleep(0)
    await other.look()
    assert await waiting is None
    await one.close()
    await other.close()


async def test_requests_do_not_wait_long_at_a_host_that_cannot_reach_the_database(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither those that come when its lease has ended, nor those that have waited before."""
    monkeypatch.setattr(module, "AWAY_SECONDS", 0.1)
    leases = host(database, "a", seconds=SHORT)
    await leases.prepare()
    await leases.start()
    await leases.give([slot_of(TABLE)])
    hanging = asyncio.get_running_loop().time() + 1_000
    async with asyncio.timeout(30):
        for _ in range(2):
            with pytest.raises(Refusal, match="database away"):
                await leases.place(TABLE, hanging)
    await leases.close()


# Fences, and that a test fails without each of them


@asynccontextmanager
async def stores(database: Address) -> AsyncIterator[tuple[Store, Store]]:
    one, other = Store(database, shared=True), Store(database, shared=True)
    try:
        yield one, other
    finally:
        one.close()
        other.close()


async def written(store: Store, lease: Lease, event: EventRow) -> bool:
    try:
        await store.append(TableChange(TABLE, [event], lease=lease))
    except Refusal:
        return False
    return True


async def paused_host_writes(database: Address, plant: str = "") -> bool:
    """Whether a host still writes that was paused until another one has taken its slots."""
    paused, other = host(database, "a"), host(database, "b")
    await paused.prepare()
    await paused.start()
    lease = paused.lease(TABLE)
    async with stores(database) as (its, _):
        await its.open(TABLE, SETUP, lease=lease)
        end_lease(database, "a")
        async with living(other):
            await until(lambda: other.holds(TABLE))
            if plant:
                with psycopg.connect(database.url) as db:
                    db.execute(plant.encode())
            refused: list[Lease] = []
            its.on_refused(refused.extend)
            has_written = await written(its, lease, MOVE)
            assert has_written or refused == [lease]
    await paused.close()
    return has_written


NO_CHECK = """
CREATE OR REPLACE FUNCTION cluster.check_leases(host TEXT, slots INTEGER[], epochs BIGINT[]) RETURNS BOOLEAN
LANGUAGE sql AS 'SELECT TRUE'
"""


async def test_a_paused_host_writes_nothing_when_it_wakes(database: Address) -> None:
    assert not await paused_host_writes(database)


async def test_it_would_be_found_if_the_epoch_were_not_checked(database: Address) -> None:
    assert await paused_host_writes(database, NO_CHECK)


async def test_nor_does_it_change_anything_else_of_a_table(database: Address) -> None:
    async with living(host(database, "a")) as leases, stores(database) as (its, _):
        lease = leases.lease(TABLE)
        await its.open(TABLE, SETUP, lease=lease)
        late = lease._replace(epoch=lease.epoch - 1)
        changes = (
            its.note_hint(TABLE, 0, late),
            its.update_setup(TABLE, SETUP, lease=late),
            its.append(TableChange(TABLE, status=GameStatus((0,), None), lease=late)),
            its.remove_unbegun(TABLE, its.wall_clock() + 1, late),
            TournamentStorage(its).remove_untouched("a tournament", its.wall_clock() + 1, late),
        )
        for change in changes:
            with pytest.raises(Refusal, match="table elsewhere"):
                await change
        await its.note_hint(TABLE, 0, lease)
        assert await its.load(TABLE)


HOUR = 3_600_000


def pass_time(database: Address, milliseconds: int) -> None:
    """What is stored is as old as if so much time had passed."""
    with psycopg.connect(database.url) as db:
        db.execute("UPDATE deadlines SET since = since - %(by)s, at = at - %(by)s", {"by": milliseconds})
        db.execute("UPDATE pulse SET at = at - %(by)s", {"by": milliseconds})


async def with_deadline(leases: Leases, store: Store, left: int) -> None:
    """A table where somebody has so many milliseconds left."""
    await store.open(TABLE, SETUP, lease=leases.lease(TABLE))
    now = milliseconds()
    deadline = Deadline(since=now, at=now + left)
    await store.append(TableChange(TABLE, deadline=deadline, lease=leases.lease(TABLE)))


async def test_deadlines_are_put_off_by_what_no_host_could_write(database: Address) -> None:
    async with living(host(database, "a")) as leases, stores(database) as (its, _):
        await with_deadline(leases, its, 4 * 150_000)
        await its.exclude_downtime()
        for _ in range(3):
            pass_time(database, HOUR)
            assert await its.due() == []
        for step in range(1, 6):
            pass_time(database, 150_000)
            assert await its.due() == ([TABLE] if step >= 4 else [])


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_deadlines_go_by_the_time_of_the_database_wherever_the_clocks_of_hosts_have_gone(
    database: Address, by: int
) -> None:
    def wrong() -> int:
        return milliseconds() + by

    right, other = Store(database, shared=True), Store(database, wall_clock=wrong, shared=True)
    async with living(host(database, "a")) as leases:
        await with_deadline(leases, right, 16 * 60_000)
        await other.exclude_downtime()
        for minute in range(1, 20):
            pass_time(database, 60_000)
            for its in (right, other):
                assert await its.due() == ([TABLE] if minute >= 16 else [])
    right.close()
    other.close()


async def test_whoever_is_late_does_not_set_the_pulse_back(database: Address) -> None:
    async with living(host(database, "a")) as leases, stores(database) as (its, _):
        await with_deadline(leases, its, HOUR)
        await its.due()
        with psycopg.connect(database.url) as db:
            db.execute("UPDATE pulse SET at = at + 600000")
        before = await its.load(TABLE)
        await its.due()
        await its.exclude_downtime()
        with psycopg.connect(database.url) as db:
            assert db.execute("SELECT at > %s FROM pulse", (milliseconds() + 500_000,)).fetchone() == (True,)
        after = await its.load(TABLE)
        assert before
        assert after
        assert after.since == before.since


async def test_the_calendar_is_set_by_the_database_whenever_a_lease_is_renewed(database: Address) -> None:
    leases = host(database, "a")
    store = Store(database, wall_clock=lambda: milliseconds() + HOUR, shared=True)
    leases.on_time = store.set_time
    async with living(leases):
        await leases.renew()
        assert store.calendar() < milliseconds() + HOUR / 2
    store.close()


async def test_and_so_is_what_runs_out_in_tournaments(database: Address) -> None:
    async with living(host(database, "a")) as leases, stores(database) as (its, _):
        storage, lease, now = TournamentStorage(its), leases.lease(TABLE), milliseconds()
        settings = StoredSettings("Coupe", "reversi", (), "arena", False, 5, 60, None, False, True, 5)
        tournament = StoredTournament("ada", "Ada", settings, phase="playing", due=now)
        awaited, decided = StoredPairing(1, 0, 1, 2, now, "one"), StoredPairing(2, 0, 1, 2, now, "two", (2, 0))
        await storage.save("cup", tournament, (awaited, decided), lease)
        await storage.save("past", replace(tournament, phase="over"), (awaited,), lease)
        await its.exclude_downtime()
        pass_time(database, HOUR)
        await its.due()
        cup, past = await storage.load("cup"), await storage.load("past")
        assert cup
        assert past
        assert cup.tournament.due
        later = cup.tournament.due
        assert later >= now + HOUR
        assert past.tournament.due == now
        assert [each.since for each in (*cup.pairings, *past.pairings)] == [later, now, now]


async def same_version_is_written_twice(database: Address, plant: str = "") -> bool:
    """Whether two different events get one version, although both are written under a lease that is held."""
    async with living(host(database, "a")) as leases, stores(database) as (one, other):
        lease = leases.lease(TABLE)
        await one.open(TABLE, SETUP, lease=lease)
        if plant:
            with psycopg.connect(database.url) as db:
                db.execute(plant.encode())
        return await written(one, lease, MOVE) and await written(other, lease, EventRow(1, 0, "c4", 0, "second"))


async def test_a_version_of_a_table_is_written_once(database: Address) -> None:
    assert not await same_version_is_written_twice(database)


async def test_it_would_be_found_if_versions_were_not_unique(database: Address) -> None:
    assert await same_version_is_written_twice(database, "ALTER TABLE events DROP CONSTRAINT events_pkey")


async def test_a_table_in_doubt_is_unloaded(database: Address) -> None:
    """Its memory does not fit the log: whoever holds the slot reads it again."""
    async with living(host(database, "a")) as leases, stores(database) as (one, other):
        lease = leases.lease(TABLE)
        lost: list[frozenset[int]] = []
        leases.on_lost = lost.append
        other.on_refused(leases.refused)
        await one.open(TABLE, SETUP, lease=lease)
        assert await written(one, lease, MOVE)
        assert not await written(other, lease, EventRow(1, 0, "c4", 0, "second"))
        assert lost == [frozenset({slot_of(TABLE)})]


async def hasty_host_takes_slots(database: Address, monkeypatch: pytest.MonkeyPatch, *, host_time: bool) -> bool:
    """Whether a host whose clock is a minute ahead takes slots from one that lives."""

    class Hasty(Leases):
        def _arguments(self) -> dict[str, object]:
            return {**super()._arguments(), "ahead": 60}

    class Punctual(Leases):
        def _arguments(self) -> dict[str, object]:
            return {**super()._arguments(), "ahead": 0}

    if host_time:
        for name in ("ENTER", "RENEW", "LIVE", "TAKE"):
            statement = getattr(module, name)
            planted = statement.replace("clock_timestamp()", "(clock_timestamp() + %(ahead)s * interval '1 s')")
            monkeypatch.setattr(module, name, planted)
    lost: list[frozenset[int]] = []
    punctual = Punctual(database.url, "a", "a:1")
    punctual.on_lost = lost.append
    async with living(punctual), living(Hasty(database.url, "b", "b:1")) as hasty:
        await until(lambda: bool(hasty.held))
        await punctual.look()
        return bool(lost)


async def test_leases_are_counted_by_the_time_of_the_database(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not await hasty_host_takes_slots(database, monkeypatch, host_time=False)


async def test_it_would_be_found_if_they_were_counted_by_the_time_of_the_hosts(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await hasty_host_takes_slots(database, monkeypatch, host_time=True)
