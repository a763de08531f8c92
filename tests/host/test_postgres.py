"""The store on PostgreSQL when something is wrong: nothing is acknowledged that is not stored, and nothing is stored
twice; at the start whoever runs the server is told what to do.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import psycopg
import pytest

from galerie.core import Refusal
from galerie.host.ops.logs import HumanLines
from galerie.host.store import schema as sqlite_schema
from galerie.host.store.address import Address, place
from galerie.host.store.database import Database
from galerie.host.store.postgres import engine, schema
from galerie.host.store.postgres.engine import Transaction
from galerie.host.store.rows import Chair, ChatRow, EventRow, GameStatus, StoredChatLine, TableSetup
from galerie.host.store.store import Store, TableChange
from galerie.texts import say
from tests.postgres import LOCKED, PASSWORD, Line, Postgres

CHARTER = TableSetup("reversi", 1, (), (Chair("human", "Ada", guest="g"), Chair("open")))


@pytest.fixture
def database(postgres: Postgres) -> Address:
    return postgres.database()


@pytest.fixture
def line(postgres: Postgres) -> Iterator[Line]:
    line = Line(postgres)
    yield line
    line.close()


@pytest.fixture
def store(line: Line, database: Address) -> Iterator[Store]:
    """Over a line that can be cut."""
    store = Store(line.address(database))
    yield store
    store.close()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that the test may stop; it writes to the disk as others do."""
    server = Postgres()
    yield server
    server.close()


def rows(database: Address, asked: str) -> list[Any]:
    with psycopg.connect(database.url) as db:
        return db.execute(asked.encode()).fetchall()


def move(version: int, text: str = "d3", command: str | None = None) -> TableChange:
    return TableChange("t", [EventRow(version, 0, text, 0, command)], GameStatus((1,), None))


def line_of_chat(number: int) -> ChatRow:
    return ChatRow(StoredChatLine(number, "table", 0, "", None, "Ada", "Bonjour"), None)


SESSIONS = """
SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name ~ 'galerie'
"""
MOVES = "SELECT version, move FROM events ORDER BY version"
WAYS = {
    "a batch of moves": lambda version: move(version),
    "a transaction with more": lambda version: move(version)._replace(chat_rows=[line_of_chat(version)]),
}
"""A batch is one statement if it has only moves, and a transaction otherwise."""


def is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_session_that_the_server_has_ended_is_replaced_without_anybody_noticing(database: Address) -> None:
    store = Store(database)
    await store.open("t", CHARTER)
    assert await store.load("t")
    for version in (1, 2):
        ended = {pid for pid, _ in rows(database, SESSIONS)}
        assert len(ended) == 2  # the one that writes, and the one that reads tables
        while any(map(is_there, ended)):
            await asyncio.sleep(0.01)
        await store.append(move(version))
        stored = await store.load("t")
        assert stored
        assert len(stored.entries) == version
    assert store.saving
    store.close()


@pytest.mark.parametrize("way", WAYS)
async def test_what_was_committed_when_the_answer_got_lost_is_acknowledged_and_there_once(
    store: Store, database: Address, line: Line, way: str
) -> None:
    await store.open("t", CHARTER)
    line.deaf = way == "a batch of moves"
    told: list[Exception | None] = []
    if line.deaf:
        store.submit(WAYS[way](1), lambda _, error: told.append(error))
    else:  # what comes before the commit is answered
        store.submit(WAYS[way](1)._replace(extra=lambda _: setattr(line, "deaf", True)), lambda _, e: told.append(e))
    await until(lambda: rows(database, MOVES))
    assert told == []
    line.cut()
    await until(lambda: told)
    assert told == [None]
    assert store.saving
    await store.append(move(2))
    assert rows(database, MOVES) == [(1, "d3"), (2, "d3")]


@pytest.mark.parametrize("way", WAYS)
async def test_what_never_arrived_is_refused_and_can_be_sent_again(
    store: Store, database: Address, line: Line, way: str
) -> None:
    await store.open("t", CHARTER)
    change = WAYS[way](1)
    if way == "a batch of moves":
        line.mute = True
    else:
        change = change._replace(extra=lambda _: setattr(line, "mute", True))
    told: list[Exception | None] = []
    store.submit(change, lambda _, error: told.append(error))
    await until(lambda: line.lost)
    assert told == []
    line.cut()
    await until(lambda: told)
    assert isinstance(told[0], Refusal)
    assert told[0].code == "not-saved"
    assert rows(database, MOVES) == []
    await store.append(WAYS[way](1))
    assert rows(database, MOVES) == [(1, "d3")]


async def test_what_the_server_is_still_busy_with_is_ended_before_it_is_settled(
    store: Store, database: Address, line: Line
) -> None:
    """It would be committed after everybody was told that it was not."""
    await store.open("t", CHARTER)
    with psycopg.connect(database.url) as other:
        other.execute("LOCK TABLE events IN EXCLUSIVE MODE")
        told: list[Exception | None] = []
        store.submit(move(1), lambda _, error: told.append(error))
        waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name ~ 'writer'"
        await until(lambda: rows(database, waiting))
        line.cut()
        await until(lambda: told)
    assert isinstance(told[0], Refusal)
    assert rows(database, MOVES) == []
    await store.append(move(1, "c4"))
    assert rows(database, MOVES) == [(1, "c4")]


async def test_another_event_of_the_same_version_is_no_proof_that_ours_was_committed(
    store: Store, database: Address, line: Line
) -> None:
    await store.open("t", CHARTER)
    line.mute = True
    told: list[Exception | None] = []
    store.submit(move(1), lambda _, error: told.append(error))
    await until(lambda: line.lost)
    with psycopg.connect(database.url) as other:
        other.execute("INSERT INTO events VALUES ('t', 1, 0, 'c4', 0, NULL, 0)")
    line.cut()
    await until(lambda: told)
    assert isinstance(told[0], Refusal)
    assert rows(database, MOVES) == [(1, "c4")]


async def test_one_event_of_a_batch_is_no_proof_that_the_others_were_committed(
    store: Store, database: Address, line: Line
) -> None:
    """The slot of its table has moved meanwhile, and the new host has written the same."""
    for table in ("t", "u"):
        await store.open(table, CHARTER)
    line.mute = True
    told: list[Exception | None] = []
    for change in (move(1), move(1)._replace(table_id="u")):
        store.submit(change, lambda _, error: told.append(error))
    await asyncio.sleep(0.1)
    with psycopg.connect(database.url) as other:
        other.execute("INSERT INTO events VALUES ('t', 1, 0, 'd3', 0, NULL, 0)")
    line.cut()
    await until(lambda: len(told) == 2)
    assert all(isinstance(error, Refusal) for error in told)
    assert rows(database, "SELECT table_id FROM events") == [("t",)]


async def test_a_database_that_a_later_version_has_upgraded_meanwhile_is_not_written_to(database: Address) -> None:
    store = Store(database, shared=True)
    await store.open("t", CHARTER)
    present = len(sqlite_schema.STEPS)

    async def come_back_to(version: int) -> None:
        with psycopg.connect(database.url) as db:
            db.execute("UPDATE schema_version SET version = %s", (version,))
        ended = {pid for pid, _ in rows(database, SESSIONS)}
        while any(map(is_there, ended)):
            await asyncio.sleep(0.01)

    await come_back_to(present + 1)
    with pytest.raises(Refusal) as refused:
        await store.append(move(1))
    assert refused.value.code == "not-saved"
    assert rows(database, MOVES) == []
    await come_back_to(present)
    async with asyncio.timeout(20):
        while not rows(database, MOVES):
            with suppress(Refusal):
                await store.append(move(1))
    store.close()


async def test_while_the_server_is_away_people_are_told_and_afterwards_all_goes_on(
    own_postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(own_postgres.database())
    await store.open("t", CHARTER)
    await store.append(move(1))
    own_postgres.stop()
    for _ in range(3):
        with pytest.raises(Refusal) as refused:
            await store.append(move(2))
        assert refused.value.code == "not-saved"
    with pytest.raises(Refusal, match="not saved"):
        await store.load("t")
    assert not store.saving
    own_postgres.start()
    async with asyncio.timeout(20):
        while True:
            try:
                await store.append(move(2))
                break
            except Refusal:
                await asyncio.sleep(0.05)
    stored = await store.load("t")
    assert stored
    assert [entry.version for entry in stored.entries] == [1, 2]
    assert store.saving
    store.close()
    failing, again = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert failing.getMessage() == "writes to the store are failing"
    assert again.getMessage() == "writes to the store succeed again"
    assert "ConnectionError: connection" in HumanLines().format(failing)


async def test_a_store_can_be_closed_while_nobody_knows_what_became_of_a_move(own_postgres: Postgres) -> None:
    line = Line(own_postgres)
    store = Store(line.address(own_postgres.database()))
    await store.open("t", CHARTER)
    line.mute = True
    told: list[Exception | None] = []
    store.submit(move(1), lambda _, error: told.append(error))
    await until(lambda: line.lost)
    own_postgres.stop()
    line.cut()
    await until(lambda: not store.saving)
    assert told == []
    store.close()
    assert told == []
    line.close()


async def test_a_transaction_that_a_standby_has_never_heard_of_was_not_committed(database: Address) -> None:
    store = Store(database)
    assert not store._writer._connection.settle(Transaction(str(1 << 40)))
    store.close()


async def test_works_of_two_servers_run_one_after_the_other(database: Address) -> None:
    """Whatever reads before it writes relies on it."""
    from galerie.host.store.beside import transaction

    store = Store(database)
    entered, leave = Event(), Event()

    def command() -> None:
        with transaction(database):
            entered.set()
            leave.wait(20)

    thread = Thread(target=command)
    thread.start()
    entered.wait(20)
    order: list[str] = []
    work = asyncio.create_task(store.run(lambda _: order.append("work")))
    waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    await until(lambda: rows(database, waiting))
    order.append("command")
    leave.set()
    await work
    assert order == ["command", "work"]
    thread.join()
    store.close()


async def test_a_host_that_stands_still_as_it_begins_to_write_does_not_keep_the_others_from_it(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stopped, or cut off from the database, when it was alone with it."""
    monkeypatch.setattr(engine, "PAUSED_SECONDS", 1)
    still, other = Store(database, shared=True), Store(database, shared=True)
    await other.open("t", CHARTER)
    entered, leave, write = Event(), Event(), engine.PostgresWriting._write

    def stop(writing: Any, *rows: Any) -> None:
        if writing is still._writer._connection and not entered.is_set():
            entered.set()
            leave.wait(20)
        write(writing, *rows)

    monkeypatch.setattr(engine.PostgresWriting, "_write", stop)
    held = asyncio.create_task(still.add_chat("t", line_of_chat(1)))
    await until(entered.is_set)
    await other.add_chat("t", line_of_chat(2))
    leave.set()
    with pytest.raises(Refusal, match="not saved"):
        await held
    assert rows(database, "SELECT number FROM chat") == [(2,)]
    for store in (still, other):
        store.close()


async def test_a_work_that_hides_an_error_is_not_acknowledged(database: Address) -> None:
    store = Store(database)
    await store.open("t", CHARTER)

    def work(db: Database) -> None:
        db.execute("INSERT INTO hints VALUES (?, ?)", ("t", 0))
        with suppress(psycopg.Error):
            db.execute("INSERT INTO hints VALUES (?, ?)", ("t", 0))

    with pytest.raises(Refusal, match="not saved"):
        await store.run(work)
    store.close()
    assert rows(database, "SELECT * FROM hints") == []


def test_two_servers_can_bring_a_database_up_to_date_together(postgres: Postgres) -> None:
    empty = postgres.database(template="template0")
    failures: list[Exception] = []

    def upgrade() -> None:
        try:
            with psycopg.connect(empty.url, autocommit=True) as db:
                schema.upgrade(db, empty)
        except Exception as error:
            failures.append(error)

    threads = [Thread(target=upgrade) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert rows(empty, "SELECT version FROM schema_version") == [(len(sqlite_schema.STEPS),)]


def opening(address: Address) -> Refusal:
    with pytest.raises(Refusal) as refused:
        Store(address)
    return refused.value


def at(url: str) -> Address:
    found = place(url)
    assert isinstance(found, Address)
    return found


def troubles(postgres: Postgres) -> dict[str, Address]:
    host = f"host={postgres.folder}&port=5432"
    later = postgres.database()
    with psycopg.connect(later.url) as db:
        db.execute("UPDATE schema_version SET version = 1000")
    return {
        "database-password": at(f"postgresql://{LOCKED}:wrong-{PASSWORD}@/fresh?{host}"),
        "database-missing": at(f"postgresql://galerie:{PASSWORD}@/nowhere?{host}"),
        "database-unreachable": at(f"postgresql://galerie:{PASSWORD}@127.0.0.1:1/fresh"),
        "database-later": later,
        "database-rights": at(f"postgresql://{LOCKED}:{PASSWORD}@/{later.shown.split('/')[3].split('?')[0]}?{host}"),
    }


@pytest.mark.parametrize(
    "code", ["database-password", "database-missing", "database-unreachable", "database-later", "database-rights"]
)
def test_a_database_that_cannot_be_used_is_refused_with_a_sentence_and_without_the_password(
    postgres: Postgres, code: str
) -> None:
    refusal = opening(troubles(postgres)[code])
    assert refusal.code == code
    sentences = {say(language, refusal.code, refusal.details) for language in ("en", "fr")}
    assert len(sentences) == 2
    assert not any(PASSWORD in sentence or "{" in sentence for sentence in sentences)
