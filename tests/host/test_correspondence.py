"""Clocks that go by the calendar: they run while nobody is there, and stand still while the host does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from galerie.core import Refusal
from galerie.host.store.address import Place
from galerie.host.store.store import Store
from galerie.host.table.clock import DAY
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import ClockReading, ClockRule, SeatWish, TableWish
from tests.host.tables import Puppet, Watcher, until

RULE = ClockRule("correspondence", seconds=2 * DAY)
DAY_MS = DAY * 1000
HOUR_MS = DAY_MS // 24
WISH = TableWish("reversi", [SeatWish("me"), SeatWish("open")], clock=RULE)


class Calendar:
    """Time that passes for everybody; a host's own clock begins anew with it. Somebody may set the wall clock."""

    def __init__(self) -> None:
        self.wall = 10**12
        self._began = self.wall
        self._set = 0

    def start_host(self) -> None:
        self._began = self.wall - 77

    def set_wall_clock(self, by: int) -> None:
        self._set += by

    def now(self) -> int:
        return self.wall - self._began

    def today(self) -> int:
        return self.wall + self._set


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@asynccontextmanager
async def running(path: Place, calendar: Calendar) -> AsyncIterator[TableRegistry]:
    """A host, from its start to its end."""
    calendar.start_host()
    store = Store(path, wall_clock=calendar.today, now=calendar.now)
    registry = TableRegistry(Services(store, Puppet(), now=calendar.now))
    await registry.exclude_downtime()
    await registry.wake_due()
    try:
        yield registry
    finally:
        registry.close()
        store.close()


async def begun(registry: TableRegistry) -> Table:
    """Both have come, looked and gone."""
    table = await registry.open("ada", WISH)
    await table.seats.sit("bob", 1, "Bob")
    for guest in ("ada", "bob"):
        await looked(table, guest)
    return table


async def looked(table: Table, guest: str) -> None:
    table.enter(page := Watcher(guest), None)
    table.leave(page)
    await until(lambda: not table._seating.setup.unseen & table.seats_of(guest))


def left(table: Table) -> list[int]:
    clock = table.view.moments(None)[-1].clock
    assert clock is not None
    return clock.left


async def test_it_runs_while_the_table_is_forgotten(place: Place, calendar: Calendar) -> None:
    async with running(place, calendar) as registry:
        table = await begun(registry)
        await until(lambda: table.idle)  # nobody need keep it in mind
        registry.unload_idle()
        calendar.wall += 30 * HOUR_MS
        again = await registry.find(table.id)
        assert again is not table
        assert left(again) == [18 * HOUR_MS, 2 * DAY_MS]
        await again.play("ada", "1", 0, "d6")
        assert again.view.moments(None)[-1].clock == ClockReading([18 * HOUR_MS, 2 * DAY_MS], [1])
        calendar.wall += HOUR_MS
        registry.unload_idle()
        assert left(await registry.find(table.id)) == [18 * HOUR_MS, 47 * HOUR_MS]


async def test_the_flag_falls_at_a_table_that_nobody_looks_at(place: Place, calendar: Calendar) -> None:
    async with running(place, calendar) as registry:
        table = await begun(registry)
        registry.unload_idle()
        calendar.wall += 2 * DAY_MS - 1
        await registry.wake_due()
        assert registry.loaded == 0
        calendar.wall += 1
        await registry.wake_due()
        again = await registry.find(table.id)
        await until(lambda: again.view.moments(None)[-1].ending is not None)
        ending = again.view.moments(None)[-1].ending
        assert ending is not None
        assert (ending.reason, ending.ranks) == ("time", [2, 1])
        await until(lambda: again.idle)
        registry.unload_idle()
        calendar.wall += 9 * DAY_MS
        await registry.wake_due()
        assert registry.loaded == 0, "nothing is due at a table that is over"


async def test_downtime_is_charged_to_nobody(place: Place, calendar: Calendar) -> None:
    async with running(place, calendar) as registry:
        table = await begun(registry)
        calendar.wall += HOUR_MS
        await registry.wake_due()
    calendar.wall += 5 * DAY_MS
    async with running(place, calendar) as registry:
        again = await registry.find(table.id)
        assert left(again) == [47 * HOUR_MS, 2 * DAY_MS]
        calendar.wall += HOUR_MS
        assert left(again) == [46 * HOUR_MS, 2 * DAY_MS]
        registry.unload_idle()
    calendar.wall += DAY_MS
    async with running(place, calendar) as registry:
        assert left(await registry.find(table.id)) == [47 * HOUR_MS, 2 * DAY_MS], "since the last sign of life"


async def test_what_was_left_when_the_host_went_down_runs_out_once_it_is_back(place: Place, calendar: Calendar) -> None:
    async with running(place, calendar) as registry:
        table = await begun(registry)
        calendar.wall += DAY_MS
        await registry._services.store.due()
    calendar.wall += DAY_MS
    async with running(place, calendar) as registry:
        calendar.wall += DAY_MS
        await registry.wake_due()
        again = await registry.find(table.id)
        await until(lambda: again.view.moments(None)[-1].ending is not None)


@pytest.mark.rule("GEN-01")
async def test_no_time_runs_before_everybody_has_come_nor_in_a_pause(place: Place, calendar: Calendar) -> None:
    async with running(place, calendar) as registry:
        table = await registry.open("ada", WISH)
        calendar.wall += 9 * DAY_MS
        await registry.wake_due()
        await table.seats.sit("bob", 1, "Bob")
        calendar.wall += 9 * DAY_MS
        await looked(table, "ada")
        assert left(table) == [2 * DAY_MS, 2 * DAY_MS]
        calendar.wall += DAY_MS
        await table.play("ada", "1", 0, "!pause")
        await table.play("bob", "2", 1, "!agree")
        registry.unload_idle()
        calendar.wall += 9 * DAY_MS
        await registry.wake_due()
        again = await registry.find(table.id)
        assert left(again) == [DAY_MS, 2 * DAY_MS]
        await again.play("bob", "3", 1, "!resume")
        calendar.wall += HOUR_MS
        registry.unload_idle()
        assert left(await registry.find(table.id)) == [23 * HOUR_MS, 2 * DAY_MS]


@pytest.mark.rule("GEN-01")
async def test_a_clock_of_days_waits_for_whoever_has_never_come_also_after_a_restart(
    place: Place, calendar: Calendar
) -> None:
    async with running(place, calendar) as registry:
        table = await registry.open("ada", WISH)
        await table.seats.sit("bob", 1, "Bob")
        await looked(table, "ada")
        await table.play("ada", "1", 0, "d6")
    calendar.wall += 9 * DAY_MS
    async with running(place, calendar) as registry:
        again = await registry.find(table.id)
        assert left(again) == [2 * DAY_MS, 2 * DAY_MS]
        assert again.view.moments(None)[-1].clock == ClockReading([2 * DAY_MS, 2 * DAY_MS], [])
        await looked(again, "bob")
        calendar.wall += HOUR_MS
        assert left(again) == [2 * DAY_MS, 47 * HOUR_MS]


async def test_a_table_that_is_full_from_the_start_has_its_date_too(place: Place, calendar: Calendar) -> None:
    async with running(place, calendar) as registry:
        table = await registry.open("ada", TableWish("reversi", [SeatWish("me"), SeatWish("here")], clock=RULE))
        await looked(table, "ada")
        await until(lambda: table.idle)
        registry.unload_idle()
        calendar.wall += DAY_MS
        assert left(await registry.find(table.id)) == [DAY_MS, 2 * DAY_MS]


async def test_a_clock_that_counts_seconds_is_not_charged_for_downtime(place: Place, calendar: Calendar) -> None:
    async with running(place, calendar) as registry:
        table = await registry.open("ada", TableWish("reversi", WISH.seats, clock=ClockRule("game", seconds=300)))
        await table.seats.sit("bob", 1, "Bob")
        await looked(table, "ada")
        await looked(table, "bob")
        calendar.wall += 10_000
        await table.play("ada", "1", 0, "d6", lag=400)
        calendar.wall += 20_000
    calendar.wall += DAY_MS
    async with running(place, calendar) as registry:
        again = await registry.find(table.id)
        calendar.wall += 5_000
        assert left(again) == [290_400, 295_000], "the lag that was given back is in the log"


async def test_wishes_for_clocks_that_cannot_be_are_refused(place: Place, calendar: Calendar) -> None:
    async with running(place, calendar) as registry:
        with pytest.raises(Refusal) as refused:
            await registry.open(
                "ada", TableWish("reversi", WISH.seats, clock=ClockRule("correspondence", seconds=90_000))
            )
        assert refused.value.code == "clock-days"


async def test_the_hall_sweeps_by_itself(place: Place, calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galerie.host.table.registry.SWEEP_SECONDS", 0.01)
    async with running(place, calendar) as registry:
        table = await begun(registry)
        table.enter(watcher := Watcher("ada"), None)
        sweeping = asyncio.create_task(registry.sweep())
        table.leave(watcher)
        await until(lambda: registry.loaded == 0)
        calendar.wall += 3 * DAY_MS
        await until(lambda: registry.loaded == 1)
        sweeping.cancel()


@pytest.mark.parametrize("by", [9 * DAY_MS, -9 * DAY_MS], ids=["forward", "back"])
async def test_setting_the_wall_clock_flags_nobody_and_gives_nobody_time(
    place: Place, calendar: Calendar, by: int
) -> None:
    async with running(place, calendar) as registry:
        table = await begun(registry)
        registry.unload_idle()
        calendar.wall += HOUR_MS
        calendar.set_wall_clock(by)
        await registry.wake_due()
        assert registry.loaded == 0, "nothing is due"
        again = await registry.find(table.id)
        assert left(again) == [47 * HOUR_MS, 2 * DAY_MS]
        await again.play("ada", "1", 0, "d6")
        registry.unload_idle()
        calendar.wall += HOUR_MS
        await registry.wake_due()
    calendar.wall += HOUR_MS
    async with running(place, calendar) as registry:
        stored = left(await registry.find(table.id))
        assert stored == [47 * HOUR_MS, 47 * HOUR_MS], "nor after a restart, where the new time is in force"
