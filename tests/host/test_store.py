"""The store keeps what it has reported, whatever happens to other jobs."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import msgspec
import pytest

from galerie.core import Refusal
from galerie.host.store.address import Place
from galerie.host.store.database import Database
from galerie.host.store.rows import Chair, Deadline, EventRow, GameStatus, StoredEnding, TableSetup, new_table_id
from galerie.host.store.schema import FORMER_GRACE
from galerie.host.store.store import Store, TableChange
from galerie.host.store.writer import Job, Writer

CHARTER = TableSetup("reversi", 1, (), (Chair("human", "Ada", guest="g"), Chair("open")))


def _insert(db: Database, table_id: str, charter: bytes) -> None:
    db.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", (table_id, charter))


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    store = Store(place)
    yield store
    store.close()


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    entries = (EventRow(1, 0, "d3", 1200, "first"), EventRow(2, 1, "pass", 0))
    await store.open("t", CHARTER)
    await store.append(TableChange("t", entries))
    stored = await store.load("t")
    assert stored
    assert (stored.setup, stored.next, stored.entries) == (CHARTER, None, entries)
    assert await store.load("unknown") is None


async def test_a_version_is_written_once(store: Store) -> None:
    await store.open("t", CHARTER)
    await store.append(TableChange("t", [EventRow(1, 0, "d3", 0)]))
    with pytest.raises(Refusal, match="not saved"):
        await store.append(TableChange("t", [EventRow(1, 0, "c4", 0)]))
    stored = await store.load("t")
    assert stored
    assert [entry.move for entry in stored.entries] == ["d3"]


async def test_an_append_is_all_or_nothing(store: Store) -> None:
    await store.open("t", CHARTER)
    await store.append(TableChange("t", [EventRow(1, 0, "d3", 0)]))
    with pytest.raises(Refusal, match="not saved"):
        await store.append(TableChange("t", [EventRow(2, 1, "c3", 0), EventRow(1, 0, "c4", 0)]))
    stored = await store.load("t")
    assert stored
    assert len(stored.entries) == 1


async def test_a_refused_job_does_not_harm_those_committed_with_it(store: Store) -> None:
    await store.open("t", CHARTER)
    jobs = [store.append(TableChange("t", [EventRow(version, 0, "d3", 0)])) for version in (1, 2, 2, 3)]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(result, Refusal) for result in results] == [False, False, True, False]
    stored = await store.load("t")
    assert stored
    assert [entry.version for entry in stored.entries] == [1, 2, 3]


async def test_standings_that_are_kept_together_are_each_tables_own_and_its_last(store: Store) -> None:
    tables = [f"t{number}" for number in range(70)]
    await asyncio.gather(*(store.open(table, CHARTER) for table in tables))
    stood = {table: GameStatus((number % 2,), None) for number, table in enumerate(tables)}
    jobs = [store.append(TableChange(table, [EventRow(1, 0, "d3", 0)], standing)) for table, standing in stood.items()]
    over = GameStatus((), StoredEnding([40, 24], [1, 2], "full", counted=True))
    await asyncio.gather(*jobs, store.append(TableChange("t3", [EventRow(2, 1, "c3", 0)], over)))
    kept = await store.run(lambda db: db.execute("SELECT table_id, acting, ending FROM standings").fetchall())
    assert {table: words for table, *words in kept} == {
        table: [msgspec.json.encode(each.acting), msgspec.json.encode(each.ending) if each.ending else None]
        for table, each in (stood | {"t3": over}).items()
    }


async def test_a_standing_that_is_filled_in_later_was_not_touched(store: Store) -> None:
    await store.open("t", CHARTER)
    query = "SELECT touched FROM standings"
    touched = await store.run(lambda db: db.execute(query).fetchall())
    await store.append(TableChange("t", (), GameStatus((0,), None)))
    assert await store.run(lambda db: db.execute(query).fetchall()) == touched


async def test_no_cursor_leaves_the_thread_of_the_store(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let go by another thread, a cursor resets its statement, which may be in use: then a move could not be saved."""
    handed_over: list[object] = []
    finish = Writer._report

    def noted(self: Writer, jobs: list[Job]) -> None:
        handed_over.extend(job.result for job in jobs)
        finish(self, jobs)

    monkeypatch.setattr(Writer, "_report", noted)
    await store.open("t", CHARTER)
    await store.append(TableChange("t", [EventRow(1, 0, "d3", 0), EventRow(2, 1, "c3", 0)]))
    await store.update_setup("t", CHARTER)
    assert len(handed_over) == 3
    assert not any(isinstance(result, sqlite3.Cursor) for result in handed_over)


async def test_no_move_and_no_table_waits_for_somebody_who_reads_a_long_list(store: Store) -> None:
    await store.open("t", CHARTER)
    written = threading.Event()
    reading = asyncio.create_task(store.read(lambda _: written.wait(20), "a long list"))
    await asyncio.sleep(0)
    await store.append(TableChange("t", [EventRow(1, 0, "d3", 0)]))
    stored = await store.load("t")
    assert stored
    assert [entry.move for entry in stored.entries] == ["d3"]
    written.set()
    assert await reading


async def test_whoever_reads_cannot_write_and_hears_of_a_failure_as_a_refusal(store: Store) -> None:
    with pytest.raises(Refusal, match="store read only"):
        await store.read(lambda db: db.execute("DELETE FROM tables"), "not a list")


async def test_a_rematch_is_linked_to_the_table_before_it(store: Store) -> None:
    await store.open("old", CHARTER)
    await store.open("new", CHARTER, previous="old")
    stored = await store.load("old")
    assert stored
    assert stored.next == "new"


async def test_the_signing_secret_and_the_tables_outlive_the_process(place: Place) -> None:
    store = Store(place)
    secret = store.secret
    await store.open("t", CHARTER)
    store.close()
    again = Store(place)
    assert again.secret == secret
    assert await again.load("t")
    again.close()


async def test_data_that_cannot_be_written_or_read_harm_nothing_else(store: Store) -> None:
    with pytest.raises(Refusal, match="not saved"):
        await store.open("lone \ud800 surrogate", CHARTER)
    await store.open("t", CHARTER)
    await store.run(lambda db: _insert(db, "broken", b"{}"))
    with pytest.raises(Refusal, match="not saved"):
        await store.load("broken")
    assert await store.load("t")


def test_a_database_serves_one_host(store: Store, place: Place) -> None:
    with pytest.raises(Refusal, match=r"(store|database) taken"):
        Store(place)


def test_a_file_is_nobody_elses_to_read(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    Store(path).close()
    assert path.stat().st_mode & 0o077 == 0


def test_table_addresses_cannot_be_guessed() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(each) == 16 for each in ids)


async def test_a_file_from_before_lag_was_measured_opens_and_keeps_its_grace(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as old:
        old.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, charter BLOB NOT NULL, next TEXT) WITHOUT ROWID")
        old.execute(
            "CREATE TABLE events (table_id TEXT NOT NULL REFERENCES tables (id), version INTEGER NOT NULL,"
            " seat INTEGER NOT NULL, move TEXT NOT NULL, elapsed INTEGER NOT NULL, command TEXT,"
            " PRIMARY KEY (table_id, version)) WITHOUT ROWID"
        )
        old.execute("INSERT INTO tables VALUES ('t', ?, NULL)", (msgspec.json.encode(CHARTER),))
        old.execute("INSERT INTO events VALUES ('t', 1, 0, 'd3', 1200, 'first')")
    old.close()
    for _ in range(2):
        store = Store(path)
        stored = await store.load("t")
        assert stored
        assert stored.entries[0] == EventRow(1, 0, "d3", 1200, "first", lag=FORMER_GRACE)
        assert (stored.chat_rows, stored.since) == ((), None)
        store.close()


async def test_deadlines_are_put_off_by_what_the_host_was_not_there_for(store: Store) -> None:
    now = 499
    store.calendar = lambda: now
    for table, at in (("early", 500), ("late", 900)):
        await store.open(table, CHARTER)
        await store.append(TableChange(table, deadline=Deadline(since=100, at=at)))
    assert await store.due() == []
    now = 500
    assert await store.due() == ["early"]
    now = 10_500
    await store.exclude_downtime()
    assert await store.due() == ["early"]
    now = 10_899
    assert await store.due() == ["early"]
    stored = await store.load("late")
    assert stored
    assert stored.since == 10_100
    await store.append(TableChange("early", deadline=Deadline(since=0, at=None)))
    now = 10_900
    assert await store.due() == ["late"]


async def test_nothing_that_was_told_how_it_ended_is_held_on_to(store: Store) -> None:
    """Not by the thread either, which may sleep for long after it: whole tables hang on what is told."""

    class Told:
        def __init__(self) -> None:
            self.ended = asyncio.Event()

        def __call__(self, result: object, error: Exception | None) -> None:
            self.ended.set()

    await store.open("t", CHARTER)
    for version in range(1, 6):
        told = Told()
        ended, remembered = told.ended, ref(told)
        store.submit(TableChange("t", [EventRow(version, 0, "d3", 0)]), told)
        del told
        await ended.wait()
        await asyncio.sleep(0)
        assert remembered() is None


async def test_after_a_slow_flush_others_have_their_turn_between_the_reports(store: Store) -> None:
    reported: list[int] = []
    between: list[int] = []
    jobs = [
        Job(None, (), None, lambda *_: reported.append(len(reported)), asyncio.get_running_loop()) for _ in range(200)
    ]
    store._writer._report(jobs)
    while len(reported) < 200:
        between.append(len(reported))
        await asyncio.sleep(0)
    assert reported == [*range(200)]
    assert between == [64, 128, 192]
