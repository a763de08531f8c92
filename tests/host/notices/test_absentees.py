"""Who is away from a table is called back when something waits for them there, and otherwise left in peace."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from galerie.host.cluster.slots import slot_of
from galerie.host.notices.notice import Notice, Notices
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.store.store import Store
from galerie.host.table import presence
from galerie.host.table.absentees import UNSEEN
from galerie.host.table.clock import DAY
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import ClockRule, SeatWish, TableWish
from tests.host.tables import BOT, HUMANS, Puppet, Watcher, opened, until

HOUR = 3_600_000
GAME = ("reversi", "table")


class Told(Notices):
    """Remembers what was told, and sends nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.all: list[tuple[str, Notice]] = []

    def tell(self, person: str, notice: Notice, receiver: str | None = None) -> None:
        self.all.append((person, notice))


def turn(person: str, name: str) -> tuple[str, Notice]:
    return person, Notice("turn", *GAME, name)


@asynccontextmanager
async def game(path: Path, told: Told, *, pause: float = 0.01, **wishes: Any) -> AsyncIterator[Table]:
    async with opened(path / "db", notices=told, notice_pause=pause, **wishes) as table:
        yield table


@pytest.fixture
def told() -> Told:
    return Told()


async def settle() -> None:
    """For longer than it takes to be called."""
    await asyncio.sleep(0.06)


async def test_it_is_your_turn_while_you_are_away(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told) as table:
        table.enter(Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        await until(lambda: told.all == [turn("bob", "Ada")])
        await table.play("ada", "2", 0, "!draw")
        await until(lambda: told.all[1:] == [("bob", Notice("request", *GAME, "Ada", "draw"))])


async def test_a_player_is_called_on_every_device_that_holds_their_seat(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told) as table:
        table.enter(Watcher("ada"), None)
        await table.seats.hand_over("bob", "phone")
        await table.play("ada", "1", 0, "d6")
        await until(lambda: len(told.all) == 2)
        assert {*told.all} == {turn("bob", "Ada"), turn("phone", "Ada")}
        table.enter(Watcher("phone"), None)
        await table.play("bob", "2", 1, "c4")
        await table.play("ada", "3", 0, "b3")
        await settle()
        assert len(told.all) == 2, "nobody is called who looks at the table on one of them"


async def test_live_play_rings_nowhere(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told) as table:
        table.enter(Watcher("ada"), None)
        table.enter(Watcher("bob"), None)
        for number, (guest, seat, move) in enumerate([("ada", 0, "d6"), ("bob", 1, "c4"), ("ada", 0, "b3")]):
            await table.play(guest, str(number), seat, move)
        assert not table._absentees.anybody_away, "a move costs no more than to look at this"
        await settle()
    assert told.all == []


async def test_a_page_that_is_reloaded_rings_nowhere(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told, pause=60) as table:
        table.enter(Watcher("ada"), None)
        table.enter(page := Watcher("bob"), None)
        table.leave(page)
        await table.play("ada", "1", 0, "d6")
        assert table._absentees._timers.keys() == {"bob"}
        table.enter(Watcher("bob"), None)
        assert not table._absentees._timers
    assert told.all == []


async def test_who_leaves_is_not_called_for_what_they_have_seen(tmp_path: Path, told: Told) -> None:
    time = [0]
    async with game(tmp_path, told, now=lambda: time[0]) as table:
        table.enter(Watcher("ada"), None)
        table.enter(page := Watcher("bob"), None)
        await table.play("ada", "1", 0, "d6")
        time[0] += UNSEEN + 1
        table.leave(page)
        await settle()
        assert told.all == []
        await table.play("ada", "2", 0, "!draw")
        await until(lambda: len(told.all) == 1)
        assert told.all[0][1].occasion == "request"


async def test_who_only_looks_in_is_not_called_again(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told) as table:
        table.enter(Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        await until(lambda: told.all == [turn("bob", "Ada")])
        table.enter(page := Watcher("bob"), None)
        table.leave(page)
        await settle()
        assert len(told.all) == 1


async def test_a_phone_that_fell_asleep_before_the_move_arrived_is_called(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told) as table:
        table.enter(Watcher("ada"), None)
        table.enter(page := Watcher("bob"), None)
        await table.play("ada", "1", 0, "d6")
        table.leave(page)
        await until(lambda: told.all == [turn("bob", "Ada")])


async def test_nobody_is_told_the_same_twice_before_they_come(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told) as table:
        table.enter(page := Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        table.leave(page)
        await until(lambda: told.all == [turn("bob", "Ada")])
        await table.play("ada", "2", 0, "!draw")
        await until(lambda: len(told.all) == 2)
        await table.play("ada", "3", 0, "!decline")
        await until(lambda: len(told.all) == 3)
        table.enter(page := Watcher("bob"), None)
        table.leave(page)
        await table.play("bob", "4", 1, "c4")
        await until(lambda: told.all[3:] == [turn("ada", "Bob")])


async def test_a_game_against_bots_calls_nobody(tmp_path: Path, told: Told) -> None:
    puppet = Puppet(lambda view: "c4")
    async with game(tmp_path, told, chairs=(HUMANS[0], BOT), workers=puppet) as table:
        table.enter(page := Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        table.leave(page)
        await until(lambda: table.view.moments(None)[-1].version == 2)
        await settle()
    assert told.all == []


async def test_somebody_has_sat_down(tmp_path: Path, told: Told) -> None:
    chairs = (Chair("open"), Chair("human", "Ada", guest="ada"), Chair("open"))
    async with game(tmp_path, told, game="deflecto", chairs=chairs) as table:
        await table.seats.sit("cleo", 0, "Cleo")
        await until(lambda: told.all == [("ada", Notice("seated", "deflecto", "table", "Cleo"))])


async def test_a_rematch_is_proposed_to_somebody_who_is_gone(
    tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SETTLING", 0.01)
    async with game(tmp_path, told, pause=60) as table:  # they are told at once, of the new table
        table.enter(Watcher("ada"), None)
        await table.play("ada", "1", 0, "!resign")
        await table.play("ada", "2", 0, "!rematch")
        await until(lambda: bool(told.all))
        assert told.all == [("bob", Notice("rematch", "reversi", table.view.info(None).next or "", "Ada"))]


async def test_a_rematch_begins_without_waiting_for_who_proposed_it(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told) as table:
        table.enter(ada := Watcher("ada"), None)
        table.enter(Watcher("bob"), None)
        await table.play("ada", "1", 0, "!resign")
        await table.play("ada", "2", 0, "!rematch")
        table.leave(ada)
        await table.play("bob", "3", 1, "!rematch")
        await until(lambda: bool(told.all))
        assert told.all == [("ada", Notice("rematch-begun", "reversi", table.view.info(None).next or ""))]


async def test_a_table_is_not_unloaded_while_somebody_is_to_be_called(tmp_path: Path, told: Told) -> None:
    async with game(tmp_path, told, pause=60) as table:
        table.enter(Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        table.leave(*table.connections)
        await until(lambda: not table._background)
        assert not table.idle
        table._absentees._call("bob")  # the pause is over
        await until(lambda: table.idle)
        assert told.all == [turn("bob", "Ada")]


async def test_a_restart_forgets_nobody_and_tells_nobody_twice(tmp_path: Path, told: Told) -> None:
    chairs = (*HUMANS, Chair("human", "Cleo", guest="cleo"))
    wishes: dict[str, Any] = {"game": "deflecto", "chairs": chairs}
    async with game(tmp_path, told, pause=60, **wishes) as table:
        (first,) = table._history.match.to_move
        ada, bob = chairs[first].guest or "", chairs[(first + 1) % 3].guest or ""
        table.enter(Watcher(ada), None)
        await table.play(ada, "1", first, next(iter(table._history.match.moves(first).texts)))
        assert not table.idle
    assert told.all == []
    async with game(tmp_path, told, **wishes) as table:
        await until(lambda: [person for person, _ in told.all] == [bob])
        told.all.clear()
    async with game(tmp_path, told, **wishes) as table:
        await table.play(ada, "2", first, "!resign")
        assert bob not in table._absentees._timers
        await settle()
        assert told.all == []


async def test_whose_connection_a_stop_closes_is_called_by_the_next_server_unless_they_come(
    tmp_path: Path, told: Told
) -> None:
    async with game(tmp_path, told, pause=60) as table:
        table.enter(Watcher("ada"), None)
        table.enter(bob := Watcher("bob"), None)
        await table.play("ada", "1", 0, "d6")
        table.leave(bob)
    assert told.all == []
    async with game(tmp_path, told, pause=60) as table:
        assert table._absentees.calling
        table.enter(page := Watcher("bob"), None)
        assert not table._absentees.calling
        table.leave(page)
    async with game(tmp_path, told, pause=60) as table:
        assert not table._absentees.calling, "they know"
    assert told.all == []


async def test_a_server_that_starts_calls_who_was_still_to_be_called(tmp_path: Path, told: Told) -> None:
    wish = TableWish("reversi", [SeatWish("me", name="Ada"), SeatWish("open")])
    store = Store(tmp_path / "db")
    registry = TableRegistry(Services(store, Puppet(), notices=told, notice_pause=60))
    table = await registry.open("ada", wish)
    await table.seats.sit("bob", 1, "Bob")
    await registry.drain()
    registry.close()
    store.close()
    assert told.all == []
    store = Store(tmp_path / "db")
    registry = TableRegistry(Services(store, Puppet(), notices=told, notice_pause=0))
    await registry.wake_due()
    await until(lambda: told.all == [("ada", Notice("turn", "reversi", table.id, "Bob"))])
    registry.unload_idle()
    await registry.wake_due()
    assert registry.loaded == 0, "once"
    registry.close()
    store.close()


@asynccontextmanager
async def moving(path: Path, told: Told, **services: Any) -> AsyncIterator[tuple[TableRegistry, Table, Watcher]]:
    """A table whose players are there, and where it is Bob's turn since just now; and Bob's connection."""
    store = Store(path / "db")
    await store.open("table", TableSetup("reversi", 1, (), HUMANS))
    registry = TableRegistry(Services(store, Puppet(), notices=told, notice_pause=0.01, **services))
    table = await registry.find("table")
    table.enter(Watcher("ada"), None)
    table.enter(page := Watcher("bob"), None)
    await table.play("ada", "1", 0, "d6")
    yield registry, table, page
    registry.close()
    store.close()


async def test_a_table_that_another_host_is_to_have_calls_nobody_who_is_led_there(tmp_path: Path, told: Told) -> None:
    async with moving(tmp_path, told) as (registry, table, page):
        async with table._lock:  # something is under way, while connections are closed
            giving = asyncio.create_task(registry.give_up(frozenset({slot_of("table")})))
            await until(lambda: page.closed)
            table.leave(page)
        await giving
        table.leave(*table.connections)
        await settle()
        assert registry.loaded == 0
    assert told.all == []


async def test_who_is_away_from_a_table_that_another_host_is_to_have_is_called_there(
    tmp_path: Path, told: Told
) -> None:
    async with moving(tmp_path, told) as (registry, table, page):
        table.leave(page)
        table.leave(*table.connections)
        await registry.give_up(frozenset({slot_of("table")}))
        assert told.all == []
        await registry.wake_due()
        await until(lambda: told.all == [turn("bob", "Ada")])


async def test_a_host_of_a_cluster_that_stops_calls_nobody_who_is_led_to_another(tmp_path: Path, told: Told) -> None:
    async with moving(tmp_path, told, cluster=object()) as (registry, table, page):
        await registry.drain()
        assert page.closed
        table.leave(page)
        await settle()
        await registry.give_up(frozenset({slot_of("table")}))
    assert told.all == []


async def test_a_table_that_another_host_has_taken_calls_nobody(tmp_path: Path, told: Told) -> None:
    async with moving(tmp_path, told) as (registry, table, page):
        table.leave(page)
        registry.drop(frozenset({slot_of("table")}))
        table.leave(*table.connections)
        await settle()
    assert told.all == []


@asynccontextmanager
async def correspondence(path: Path, told: Told, now: Callable[[], int]) -> AsyncIterator[TableRegistry]:
    store = Store(path / "db", wall_clock=now, now=now)
    registry = TableRegistry(Services(store, Puppet(), now=now, notices=told, notice_pause=0.0))
    yield registry
    registry.close()
    store.close()


async def test_a_deadline_is_near(tmp_path: Path, told: Told) -> None:
    time = [10**12]
    wish = TableWish(
        "reversi", [SeatWish("me", name="Ada"), SeatWish("open")], clock=ClockRule("correspondence", 2 * DAY)
    )
    async with correspondence(tmp_path, told, lambda: time[0]) as registry:
        table = await registry.open("ada", wish)
        await table.seats.sit("bob", 1, "Bob")
        await table.seats.hand_over("ada", "phone")
        for guest in ("ada", "bob"):
            table.enter(page := Watcher(guest), None)
            await until(lambda: not table._background)
            table.leave(page)
        told.all.clear()
        registry.unload_idle()
        time[0] += 35 * HOUR
        await registry.remind()
        assert told.all == []
        time[0] += 2 * HOUR
        await registry.remind()
        await registry.remind()
        reminder = Notice("deadline", "reversi", table.id, hours=11)
        assert sorted(told.all) == [("ada", reminder), ("phone", reminder)], "once, and without waking the table"
        assert registry.loaded == 0
        again = await registry.find(table.id)
        await again.play("ada", "1", 0, "d6")
        again.enter(page := Watcher("bob"), None)
        told.all.clear()
        time[0] += 40 * HOUR
        await registry.remind()
        assert told.all == [], "whoever is there sees the clock"
        again.leave(page)
        await registry.remind()
        await registry.remind()
        assert [notice.occasion for _, notice in told.all] == ["deadline"], "and is told once they have left"
