"""Tables with long logs: they are folded elsewhere, a few at a time, and what was missed is not folded again."""

import asyncio
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from galerie.bots.slots import whose
from galerie.core import Line, Refusal
from galerie.games import find
from galerie.host.store.rows import EventRow, StoredClock, TableSetup
from galerie.host.store.store import Store
from galerie.host.table import history, registry
from galerie.host.table.limits import TableLimits
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.timeline import fold
from galerie.host.view import projection, snapshot
from galerie.host.view.analysis import RecordLimits
from galerie.host.view.snapshot import PageLimits
from galerie.host.wire import encode
from tests.host.tables import HUMANS, Puppet, Watcher, opened, until

T = TypeVar("T")
MOST_OF_ONE = 2
SETUP = TableSetup("reversi", find("reversi").version, (), HUMANS)
MOVES = [EventRow(number + 1, number % 2, move, 0) for number, move in enumerate(("d6", "c6", "b6", "f5"))]


class Gate(Puppet):
    """Workers whose work waits until the test lets it pass."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way = self.most = self.done = 0
        self.open = asyncio.Event()

    async def run(self, work: Callable[..., T], *arguments: Any, **_: Any) -> T:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        await self.open.wait()
        self.under_way -= 1
        self.done += 1
        return work(*arguments)


async def test_long_tables_are_loaded_by_workers_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "SHORT", 2)
    store, workers = Store(tmp_path / "db"), Gate()
    tables = TableRegistry(Services(store, workers), waking=4 * MOST_OF_ONE)
    names = [str(number) for number in range(3 * MOST_OF_ONE)]
    try:
        for name in names:
            await store.open(name, SETUP, entries=MOVES)
        await store.open("short", SETUP, entries=MOVES[:2])
        await store.open("long", SETUP, entries=MOVES)
        loading = [asyncio.create_task(tables.find(name)) for name in names for _ in range(2)]
        short = await tables.find("short")
        assert short.view.moments(None)[-1].version == 2, "nobody waits for others' long tables"
        await until(lambda: workers.under_way == MOST_OF_ONE)
        whose.set(("bob", "bob"))
        loading.append(asyncio.create_task(tables.find("long")))
        await until(lambda: workers.under_way > MOST_OF_ONE)
        assert workers.done == 0, "nor for the long tables of one who has many"
        workers.open.set()
        loaded = await asyncio.gather(*loading)
        assert {table.view.moments(None)[-1].version for table in loaded} == {len(MOVES)}
        assert len(set(loaded)) == workers.done == len(names) + 1
        assert workers.most == MOST_OF_ONE + 1
    finally:
        tables.close()
        store.close()


async def test_a_table_that_cannot_be_loaded_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "SHORT", 2)
    store, workers = Store(tmp_path / "db"), Puppet()
    tables = TableRegistry(Services(store, workers))

    async def busy(*_: Any, **__: Any) -> Any:
        raise Refusal("work-long")

    async def idle(work: Callable[..., T], *arguments: Any, **_: Any) -> T:
        return work(*arguments)

    try:
        await store.open("long", SETUP, entries=MOVES)
        monkeypatch.setattr(workers, "run", busy)
        for _ in range(2):
            with pytest.raises(Refusal):
                await tables.find("long")
        monkeypatch.setattr(workers, "run", idle)
        assert (await tables.find("long")).view.moments(None)[-1].version == len(MOVES)
    finally:
        tables.close()
        store.close()


async def test_what_a_client_missed_is_at_hand_and_as_a_fold_would_tell_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = [0]
    clock = StoredClock("game", 60)
    async with opened(tmp_path / "db", clock=clock, now=lambda: 5_000 + time[0]) as table:
        for guest in ("ada", "bob"):
            table.enter(Watcher(guest), None)
        for text in ("d6", "c6", *5 * ("!pause", "!agree", "!resume", "b6", "!takeback", "!agree")):
            match = table._history.match
            seat = 1 - match.request.seat if match.request else 0 if text[0] == "!" else min(match.to_act)
            time[0] += 700
            await table.play(HUMANS[seat].guest, str(time[0]), seat, text)
        folded = [*fold(table._seating.setup, table._history.entries)]
        monkeypatch.setattr(history, "fold", None)
        for since in range(22, 32):
            watcher = Watcher("ada")
            table.enter(watcher, since)
            missed = watcher.heard[0]["moments"]
            assert [moment["version"] for moment in missed] == list(range(since + 1, 33))
            for moment, timed in zip(missed[:-1], folded[since + 1 : -1], strict=True):
                assert moment == msgspec.json.decode(encode(table.view.project(timed).moment_for(frozenset({0}))))
            table.leave(watcher)


async def test_a_line_in_company_is_as_short_after_many_moves_and_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty long ones may be sent to a process that analyses a game."""
    async with opened(tmp_path / "db") as table:
        sizes = []
        for number, text in enumerate(("d6", "c6", *20 * ("b6", "!takeback", "!agree"))):
            match = table._history.match
            seat = 1 - match.request.seat if match.request else 0 if text[0] == "!" else min(match.to_act)
            await table.play(HUMANS[seat].guest, str(number), seat, text)
            sizes.append(len(pickle.dumps(table.line_in_company)))
        line = table.line_in_company
        assert line
        path = projection.public_line(table._history.match)
        assert line.begins(path)
        assert line.begins((*path, Line(0, "f5")))
        assert not line.begins(path[:-1])
        assert not line.begins((*path[:-1], Line(0, "f5")))
        assert max(sizes) == min(sizes) < 200
        monkeypatch.setattr(projection, "public_line", None)
        assert table.line_in_company == line


async def test_moments_come_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "SHORT", 0)
    workers = Gate()
    workers.open.set()

    async def pages(number: int, limits: PageLimits, *starts: int) -> tuple[Any, list[Any]]:
        """All moments, and the pages that start with these."""
        path = tmp_path / f"{number}"
        async with opened(path, workers=workers, limits=TableLimits(record=RecordLimits(page=limits))) as table:
            for entry in MOVES:
                await table.play(HUMANS[entry.seat].guest, str(entry.version), entry.seat, entry.move)
            found = [msgspec.json.decode(await table.view.moment_page("ada", since)) for since in starts]
            return msgspec.json.decode(encode(table.view.moments("ada"))), found

    whole, found = await pages(1, PageLimits(), 0, 3, 4, 5)
    assert found == [whole, whole[3:], whole[4:], []]
    whole, found = await pages(2, PageLimits(moments=2), 0, 2, 3, 4)
    assert found == [whole[:2], whole[2:4], whole[3:], whole[4:]]
    whole, found = await pages(3, PageLimits(bytes=1), 0, 3)
    assert found == [whole[:1], whole[3:4]]


def test_a_record_is_replayed_in_pages() -> None:
    text = "\n".join(
        [
            "galerie record 1",
            "game: reversi",
            "rules: 1",
            "seat 0: Ada",
            "seat 1: Bob",
            "",
            *(str(each.line) for each in MOVES),
        ]
    ).encode()

    def replayed(since: int, limits: PageLimits) -> Any:
        return msgspec.json.decode(snapshot.replayed(text, since, 5_000, limits))

    whole = replayed(0, PageLimits())
    assert (whole["plies"], len(whole["moments"])) == (4, 5)
    pages = [replayed(since, PageLimits(moments=3)) for since in (0, 3, 5)]
    assert [page["moments"] for page in pages] == [whole["moments"][:3], whole["moments"][3:], []]
    assert {page["plies"] for page in pages} == {4}
