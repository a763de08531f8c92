"""The log of every table, in one SQLite file.

One thread owns the connection. It takes whatever is waiting, does it in one transaction, commits, and only then
reports: a group of moves costs one flush to disk, and whatever has been reported survives a killed process.
"""

import asyncio
import fcntl
import logging
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, Literal, Self, TypeVar

import msgspec

from galerie.core import Line, Refusal, Seat
from galerie.host.wire import ClockRule

T = TypeVar("T")
log = logging.getLogger(__name__)

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    charter BLOB NOT NULL,
    next TEXT
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    elapsed INTEGER NOT NULL,
    command TEXT,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS commands ON events (table_id, command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    level: str | None = None
    guest: str | None = None

    @classmethod
    def of(cls, guest: str, name: str) -> Self:
        return cls("human", " ".join(name.split()), guest=guest)


class Charter(msgspec.Struct, frozen=True):
    """What a table was opened with; only the chairs change, as people sit down."""

    game: str
    rules: int
    options: tuple[str, ...]
    chairs: tuple[Chair, ...]
    clock: ClockRule | None = None
    deal: str | None = None
    """The code of the cards, in games that have deals."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event as it is kept."""

    version: int
    seat: Seat
    move: str
    elapsed: int
    """Milliseconds since the event before it, downtime left out."""

    command: str | None = None
    """The id of the client's command that brought it about."""

    @property
    def line(self) -> Line:
        return Line(self.seat, self.move)


@dataclass(frozen=True, slots=True)
class Ledger:
    """All that is kept of one table."""

    charter: Charter
    next: str | None
    entries: tuple[Entry, ...]


def new_table_id() -> str:
    """An address that cannot be guessed."""
    return secrets.token_urlsafe(12)


def _locked(path: Path) -> BinaryIO:
    """The file, made if need be for nobody else to read, and held: a second host on it would write past the first."""
    path.touch(mode=0o600)
    lock = path.open("rb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise Refusal("store-taken", path=str(path)) from error
    return lock


class Job:
    """A piece of work for the store's thread, and how it ended."""

    def __init__(self, work: Callable[[], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.result: Any = None
        self.error: Exception | None = None
        self.done: asyncio.Future[Any] = loop.create_future()
        self._loop = loop

    def report(self) -> None:
        self._loop.call_soon_threadsafe(self._finish)

    def _finish(self) -> None:
        if self.done.cancelled():
            return
        if self.error:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Store:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(path)
        self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.executescript(SCHEMA)
        self.secret = self._secret()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is waiting, then close."""
        self._jobs.put(None)
        self._thread.join()
        self._db.close()
        self._lock.close()

    async def open(self, table_id: str, charter: Charter, previous: str | None = None) -> None:
        """Keep a new table; `previous` is the one it is the rematch of."""

        def job() -> None:
            row = (table_id, msgspec.json.encode(charter))
            self._db.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", row)
            if previous:
                self._db.execute("UPDATE tables SET next = ? WHERE id = ?", (table_id, previous))

        await self._do(job)

    async def amend(self, table_id: str, charter: Charter) -> None:
        encoded = msgspec.json.encode(charter)
        await self._do(lambda: self._write("UPDATE tables SET charter = ? WHERE id = ?", [(encoded, table_id)]))

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Add to a log, all or nothing. A version that is there already is an error: two writers cannot be."""
        rows = [(table_id, e.version, e.seat, e.move, e.elapsed, e.command) for e in entries]
        await self._do(lambda: self._write("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", rows))

    async def load(self, table_id: str) -> Ledger | None:
        def job() -> Ledger | None:
            found = self._db.execute("SELECT charter, next FROM tables WHERE id = ?", (table_id,)).fetchone()
            if found is None:
                return None
            rows = self._db.execute(
                "SELECT version, seat, move, elapsed, command FROM events WHERE table_id = ? ORDER BY version",
                (table_id,),
            )
            charter = msgspec.json.decode(found[0], type=Charter)
            return Ledger(charter, found[1], tuple(Entry(*row) for row in rows))

        return await self._do(job)

    def _write(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        """Without handing the cursor over: let go by another thread it would reset a statement that is being used."""
        self._db.executemany(statement, rows)

    def _secret(self) -> str:
        """The key that signs cookies, made once."""
        fresh = ("cookie", secrets.token_urlsafe(32))
        self._db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", fresh)
        (value,) = self._db.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()
        return str(value)

    async def _do(self, work: Callable[[], T]) -> T:
        """Have it done by the thread; when it could not be done, nothing of it was."""
        job = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        try:
            result: T = await job.done
        except Exception as error:
            log.exception("the store has failed")
            raise Refusal("not-saved") from error
        return result

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                batch.append(following)
            self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        """Do a batch of jobs in one transaction, then report each."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._attempt(job)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.rollback()
            for job in batch:
                job.error = error
        for job in batch:
            job.report()

    def _attempt(self, job: Job) -> None:
        """One job of a batch; when it fails, the other jobs go on."""
        self._db.execute("SAVEPOINT job")
        try:
            job.result = job.work()
        except Exception as error:
            job.error = error
            self._db.execute("ROLLBACK TO job")
        self._db.execute("RELEASE job")
