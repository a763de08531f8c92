"""The tables in one SQLite file: what can be read and written, and how the file is opened."""

import fcntl
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import astuple

from galerie.bots.slots import NO_LIMITS, Limits
from galerie.core import Refusal, Seat
from galerie.host.store import schema
from galerie.host.store.reader import Reader
from galerie.host.store.rows import (
    KEPT_LINES,
    ChatRow,
    Deadline,
    EventRow,
    GameStatus,
    StoredChatLine,
    StoredTable,
    TableSetup,
)
from galerie.host.store.writer import CommitObserver, OnDone, Work, Writer, ignore_commit

T = TypeVar("T")
CHECKPOINT_PAGES: Final = 8_000
"""The size of the write-ahead log, in pages of 4 kB, at which SQLite copies it into the file. Large, so that a page
that changes at every move is copied once and not a hundred times."""

FORGET: Final = """
DELETE FROM chat WHERE table_id = ?1 AND room = ?2 AND number <= (
    SELECT number FROM chat WHERE table_id = ?1 AND room = ?2 ORDER BY number DESC LIMIT 1 OFFSET ?3
)
"""


def milliseconds() -> int:
    """The wall clock: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class Calendar:
    """Milliseconds since 1970, by the wall clock as it was at the start and the time that has passed since.

    When somebody sets the wall clock, forward or back, no turn of a correspondence game is longer or shorter for it.
    """

    def __init__(self, wall_clock: Callable[[], int], now: Callable[[], int]) -> None:
        self._now = now
        self._ahead = wall_clock() - now()

    def __call__(self) -> int:
        return self._ahead + self._now()


def locked(path: Path) -> BinaryIO:
    """Open the file and lock it, so that no second server can use it; create it readable by its owner only."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        lock = path.open("rb")
    except OSError as error:
        raise Refusal("store-unusable", path=str(path), reason=error.strerror or "") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise Refusal("store-taken", path=str(path)) from error
    return lock


def _secret(db: sqlite3.Connection) -> str:
    """The key that signs cookies, created with the file."""
    fresh = ("cookie", secrets.token_urlsafe(32))
    db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", fresh)
    (value,) = db.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()
    return str(value)


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, check_same_thread=False, isolation_level=None)


def _opened(path: Path) -> tuple[sqlite3.Connection, str]:
    """A connection to the file, upgraded to the present version, and the key that signs cookies."""
    db = _connected(path)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        db.execute("PRAGMA foreign_keys = ON")
        schema.upgrade(db, path)
        return db, _secret(db)
    except BaseException:
        db.close()
        raise


class TableChange(NamedTuple):
    """What is to be written of a table in one transaction.

    An event whose version exists already is an error: a table has one writer.
    """

    table_id: str
    entries: Sequence[EventRow] = ()
    status: GameStatus | None = None
    chat_rows: Sequence[ChatRow] = ()
    deadline: Deadline | None = None
    extra: Work[Any] | None = None
    """More work for the same transaction; its result is that of the whole."""


class Store:
    def __init__(
        self,
        path: Path,
        observer: CommitObserver = ignore_commit,
        wall_clock: Callable[[], int] = milliseconds,
        now: Callable[[], int] = monotonic,
        reading: Limits = NO_LIMITS,
    ) -> None:
        """`reading` limits what may wait to be read."""
        self.wall_clock = wall_clock
        """Milliseconds since 1970, to be shown; somebody may set it."""

        self.calendar: Callable[[], int] = Calendar(wall_clock, now)
        """The same for deadlines."""

        self._lock = locked(path)
        try:
            self._db, secret = _opened(path)
            self.secret: Final = secret
        except (Refusal, sqlite3.Error) as error:
            self._lock.close()
            if isinstance(error, Refusal):
                raise
            raise Refusal("store-unusable", path=str(path), reason=str(error)) from error
        self._writer = Writer(self._db, observer)
        self._table_reader = Reader(_connected(path), NO_LIMITS)
        self._list_reader = Reader(_connected(path), reading)

    @property
    def saving(self) -> bool:
        """Whether the last write succeeded."""
        return self._writer.saving

    def close(self) -> None:
        """Finish the jobs that are waiting, then close the file."""
        self._table_reader.close()
        self._list_reader.close()
        self._writer.close()
        self._db.close()
        self._lock.close()

    async def open(
        self, table_id: str, setup: TableSetup, previous: str | None = None, entries: Sequence[EventRow] = ()
    ) -> None:
        """Store a new table; `previous` is the table that it is the rematch of, `entries` what was played before."""

        def job(db: sqlite3.Connection) -> None:
            row = (table_id, msgspec.json.encode(setup))
            db.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", row)
            status = (table_id, setup.game, self.wall_clock())
            db.execute("INSERT INTO standings (table_id, game, touched) VALUES (?, ?, ?)", status)
            _write_seatings(db, table_id, setup)
            rows = [(table_id, *astuple(entry)) for entry in entries]
            _execute(db, "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            if previous:
                db.execute("UPDATE tables SET next = ? WHERE id = ?", (table_id, previous))

        await self.run(job)

    async def update_setup(
        self, table_id: str, setup: TableSetup, chat_rows: Sequence[ChatRow] = (), deadline: Deadline | None = None
    ) -> None:
        encoded = msgspec.json.encode(setup)

        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET charter = ? WHERE id = ?", (encoded, table_id))
            db.execute("UPDATE standings SET touched = ? WHERE table_id = ?", (self.wall_clock(), table_id))
            _write_seatings(db, table_id, setup)
            _write_chat_and_deadline(db, table_id, chat_rows, deadline)

        await self.run(job)

    async def append(self, change: TableChange) -> Any:
        """Write a change, and return the result of its `extra` work."""
        return await self.wait(partial(self.submit, change))

    def submit(self, change: TableChange, on_done: OnDone) -> None:
        """Write a change, and call `on_done` once it is on disk or has failed."""
        table_id, entries, status, chat_rows, deadline, extra = change
        rows = [(table_id, *astuple(entry)) for entry in entries]
        touched = self.wall_clock() if entries else None
        row = (table_id, touched, status.acting, status.ending) if status else None
        work = partial(_write_rest, table_id, chat_rows, deadline, extra) if chat_rows or deadline or extra else None
        self._writer.submit(work, rows, row, on_done)

    async def add_chat(self, table_id: str, chat_row: ChatRow) -> None:
        await self.run(lambda db: _write_chat_and_deadline(db, table_id, [chat_row], None))

    async def note_hint(self, table_id: str, seat: Seat) -> None:
        row = (table_id, seat)
        await self.run(lambda db: _execute(db, "INSERT OR IGNORE INTO hints VALUES (?, ?)", [row]))

    async def exclude_downtime(self) -> None:
        """At the start of the server: move every deadline by the time for which it was down.

        It is counted from the last sign of life, and less than nothing if the wall clock was set back meanwhile.
        """
        now = self.calendar()

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE deadlines SET since = since + lost, at = at + lost FROM (SELECT ? - at AS lost FROM pulse)",
                (now,),
            )
            _write_heartbeat(db, now)

        await self.run(job)

    async def due(self) -> list[str]:
        """The tables whose deadline has passed. Also notes that the server is up, for `exclude_downtime`."""
        now = self.calendar()

        def job(db: sqlite3.Connection) -> list[str]:
            _write_heartbeat(db, now)
            return [table_id for (table_id,) in db.execute("SELECT table_id FROM deadlines WHERE at <= ?", (now,))]

        return await self.run(job)

    async def unbegun(self, before: int, most: int) -> list[str]:
        """Tables whose game has not begun, and at which nothing has happened since before this time."""
        unbegun = """
            SELECT table_id FROM standings WHERE acting IS NULL AND touched < ?
                AND NOT EXISTS (SELECT 1 FROM events WHERE events.table_id = standings.table_id)
            LIMIT ?
        """
        return await self.read(lambda db: [str(found) for (found,) in db.execute(unbegun, (before, most))], "unbegun")

    async def remove(self, tables: Sequence[str]) -> None:
        """Remove tables with all that is stored of them."""
        rows = [(table_id,) for table_id in tables]

        def job(db: sqlite3.Connection) -> None:
            for each in ("chat", "deadlines", "hints", "changes", "seatings", "standings", "events"):
                _execute(db, f"DELETE FROM {each} WHERE table_id = ?", rows)  # noqa: S608  a name from the line above
            _execute(db, "DELETE FROM tables WHERE id = ?", rows)

        if rows:
            await self.run(job)

    async def load(self, table_id: str, most: int = -1) -> StoredTable | None:
        """A table with `most` of its first events, by default with all of them."""

        def job(db: sqlite3.Connection) -> StoredTable | None:
            found = db.execute(
                "SELECT charter, next, acting IS NOT NULL FROM tables LEFT JOIN standings ON table_id = id"
                " WHERE id = ?",
                (table_id,),
            ).fetchone()
            if found is None:
                return None
            rows = db.execute(
                "SELECT version, seat, move, elapsed, command, lag FROM events WHERE table_id = ? ORDER BY version"
                " LIMIT ?",
                (table_id, most),
            )
            said = db.execute("SELECT line, command FROM chat WHERE table_id = ? ORDER BY number", (table_id,))
            since = db.execute("SELECT since FROM deadlines WHERE table_id = ?", (table_id,)).fetchone()
            changes = db.execute("SELECT seat, before, after FROM changes WHERE table_id = ?", (table_id,))
            hints = db.execute("SELECT seat FROM hints WHERE table_id = ?", (table_id,))
            return StoredTable(
                setup=msgspec.json.decode(found[0], type=TableSetup),
                next=found[1],
                entries=tuple(EventRow(*row) for row in rows),
                chat_rows=tuple(
                    ChatRow(msgspec.json.decode(line, type=StoredChatLine), command) for line, command in said
                ),
                since=since[0] if since else None,
                has_status=bool(found[2]),
                changes={seat: (before, after) for seat, before, after in changes},
                hinted=frozenset(seat for (seat,) in hints),
            )

        return await self._table_reader.read(job, "table")

    async def read(self, work: Work[T], label: str) -> T:
        """Read a list or the like, in one's turn; `label` says what, as a measure of how long it takes. No move and no
        table waits for it.
        """
        return await self._list_reader.read(work, label)

    async def run(self, work: Work[T]) -> T:
        """Run some work in a transaction."""
        result: T = await self.wait(partial(self._writer.submit, work, (), None))
        return result

    async def wait(self, start: Callable[[OnDone], None]) -> Any:
        """Start something that calls back when its change is on disk, and wait for its result."""
        return await self._writer.wait(start)


def _write_seatings(db: sqlite3.Connection, table_id: str, setup: TableSetup) -> None:
    """At a withdrawn table nobody sits, so that it is not listed among anybody's games."""
    rows = [
        (table_id, seat, None if setup.withdrawn else chair.guest, schema.plain(chair.name), chair.level)
        for seat, chair in enumerate(setup.chairs)
    ]
    _execute(db, "INSERT OR REPLACE INTO seatings VALUES (?, ?, ?, ?, ?)", rows)


def _execute(db: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]]) -> None:
    """Run a statement without returning its cursor: freed by another thread, a cursor resets a statement in use."""
    db.executemany(statement, rows)


def _write_chat_and_deadline(
    db: sqlite3.Connection, table_id: str, chat_rows: Sequence[ChatRow], deadline: Deadline | None
) -> None:
    if chat_rows:
        lines = [(each.line, each.command) for each in chat_rows]
        rows = [(table_id, each.number, each.room, msgspec.json.encode(each), command) for each, command in lines]
        _execute(db, "INSERT INTO chat VALUES (?, ?, ?, ?, ?)", rows)
        _execute(db, FORGET, [(table_id, room, KEPT_LINES) for room in {line.room for line, _ in lines}])
    if deadline is None:
        return
    if deadline.at is None:
        _execute(db, "DELETE FROM deadlines WHERE table_id = ?", [(table_id,)])
    else:
        _execute(db, "REPLACE INTO deadlines VALUES (?, ?, ?)", [(table_id, deadline.since, deadline.at)])


def _write_rest(
    table_id: str,
    chat_rows: Sequence[ChatRow],
    deadline: Deadline | None,
    extra: Work[T] | None,
    db: sqlite3.Connection,
) -> T | None:
    _write_chat_and_deadline(db, table_id, chat_rows, deadline)
    return extra(db) if extra else None


def _write_heartbeat(db: sqlite3.Connection, now: int) -> None:
    db.execute("REPLACE INTO pulse VALUES (1, ?)", (now,))
