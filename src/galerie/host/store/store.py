"""The log of every table, in one SQLite file: what is asked of it, and what is answered when that cannot be done."""

import asyncio
import fcntl
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import astuple

from galerie.core import Refusal, Seat
from galerie.host.store import schema
from galerie.host.store.rows import KEPT_LINES, ChatRow, Deadline, EventRow, GameStatus, StoredTable, TableSetup
from galerie.host.store.writer import Committed, Then, Work, Writer, unheeded
from galerie.host.wire import ChatLine

T = TypeVar("T")
PAGES_AHEAD: Final = 8_000
"""Of four kilobytes, that the log of changes may have before they are put in their places: a page that changes at every
move is put there once and not a hundred times."""

log: Final = logging.getLogger(__name__)

PRIMARY: Final = 0xFF
"""The part of an error code of SQLite that says what went wrong in general."""

FORGET: Final = """
DELETE FROM chat WHERE table_id = ?1 AND room = ?2 AND number <= (
    SELECT number FROM chat WHERE table_id = ?1 AND room = ?2 ORDER BY number DESC LIMIT 1 OFFSET ?3
)
"""


def milliseconds() -> int:
    """Since 1970: when something was, for people to read."""
    return time.time_ns() // 1_000_000


def locked(path: Path) -> BinaryIO:
    """The file, made if need be for nobody else to read, and held: a second host on it would write past the first."""
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


def unsaved(error: Exception) -> Refusal:
    """What is said to whoever wanted something kept, or read, that could not be; the log is told of what is no trouble
    of the disk.
    """
    if isinstance(error, Refusal):
        return error
    if not isinstance(error, sqlite3.OperationalError):  # which the writer says once
        log.error("the store has failed", exc_info=error)
    match getattr(error, "sqlite_errorcode", 0) & PRIMARY:
        case sqlite3.SQLITE_FULL:
            return Refusal("store-full")
        case sqlite3.SQLITE_READONLY:
            return Refusal("store-read-only")
        case _:
            return Refusal("not-saved")


def _secret(db: sqlite3.Connection) -> str:
    """The key that signs cookies, made once."""
    fresh = ("cookie", secrets.token_urlsafe(32))
    db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", fresh)
    (value,) = db.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()
    return str(value)


def _opened(path: Path) -> tuple[sqlite3.Connection, str]:
    """The file, brought up to date, and the key that signs cookies."""
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {PAGES_AHEAD}")
        db.execute("PRAGMA foreign_keys = ON")
        schema.bring_up(db, path)
        return db, _secret(db)
    except BaseException:
        db.close()
        raise


class TableChange(NamedTuple):
    """What is to be kept of a table, all or nothing: events, and how the game stands then.

    An event whose version is there already is an error: two writers cannot be.
    """

    table_id: str
    entries: Sequence[EventRow] = ()
    standing: GameStatus | None = None
    chat_rows: Sequence[ChatRow] = ()
    deadline: Deadline | None = None
    besides: Work[Any] | None = None
    """What is to be done in the same transaction."""


class Store:
    def __init__(self, path: Path, committed: Committed = unheeded, wall: Callable[[], int] = milliseconds) -> None:
        self.wall = wall
        """What goes on without the host: milliseconds since 1970."""

        self._lock = locked(path)
        try:
            self._db, secret = _opened(path)
            self.secret: Final = secret
        except (Refusal, sqlite3.Error) as error:
            self._lock.close()
            if isinstance(error, Refusal):
                raise
            raise Refusal("store-unusable", path=str(path), reason=str(error)) from error
        self._writer = Writer(self._db, committed)

    @property
    def saving(self) -> bool:
        """Whether what was last to be kept could be."""
        return self._writer.saving

    def close(self) -> None:
        """Finish what is waiting, then close."""
        self._writer.close()
        self._db.close()
        self._lock.close()

    async def open(self, table_id: str, setup: TableSetup, previous: str | None = None) -> None:
        """Keep a new table; `previous` is the one it is the rematch of."""

        def job(db: sqlite3.Connection) -> None:
            row = (table_id, msgspec.json.encode(setup))
            db.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", row)
            standing = (table_id, setup.game, self.wall())
            db.execute("INSERT INTO standings (table_id, game, touched) VALUES (?, ?, ?)", standing)
            _write_seatings(db, table_id, setup)
            if previous:
                db.execute("UPDATE tables SET next = ? WHERE id = ?", (table_id, previous))

        await self.do(job)

    async def amend(
        self, table_id: str, setup: TableSetup, chat_rows: Sequence[ChatRow] = (), deadline: Deadline | None = None
    ) -> None:
        encoded = msgspec.json.encode(setup)

        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET charter = ? WHERE id = ?", (encoded, table_id))
            db.execute("UPDATE standings SET touched = ? WHERE table_id = ?", (self.wall(), table_id))
            _write_seatings(db, table_id, setup)
            _accompany(db, table_id, chat_rows, deadline)

        await self.do(job)

    async def append(self, account: TableChange) -> Any:
        """Keep it, and tell what came of what was done besides."""
        return await self._finished(partial(self.keep, account))

    def keep(self, account: TableChange, then: Then) -> None:
        """The same for who does not wait, but is called."""
        table_id, entries, standing, chat_rows, deadline, besides = account
        rows = [(table_id, *astuple(entry)) for entry in entries]
        touched = self.wall() if entries else None
        row = (table_id, touched, standing.acting, standing.ending) if standing else None
        work = partial(_follow_up, table_id, chat_rows, deadline, besides) if chat_rows or deadline or besides else None
        self._writer.hand(work, rows, row, then)

    async def say(self, table_id: str, chat_row: ChatRow) -> None:
        await self.do(lambda db: _accompany(db, table_id, [chat_row], None))

    async def note_hint(self, table_id: str, seat: Seat) -> None:
        row = (table_id, seat)
        await self.do(lambda db: _run(db, "INSERT OR IGNORE INTO hints VALUES (?, ?)", [row]))

    async def revive(self) -> None:
        """The host begins: what it was not there for is added to every deadline."""
        now = self.wall()

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE deadlines SET since = since + lost, at = at + lost"
                " FROM (SELECT max(0, ? - at) AS lost FROM pulse)",
                (now,),
            )
            _beat(db, now)

        await self.do(job)

    async def due(self) -> list[str]:
        """The tables whose time is over. That the host was there now is remembered too."""
        now = self.wall()

        def job(db: sqlite3.Connection) -> list[str]:
            _beat(db, now)
            return [table_id for (table_id,) in db.execute("SELECT table_id FROM deadlines WHERE at <= ?", (now,))]

        return await self.do(job)

    async def load(self, table_id: str) -> StoredTable | None:
        def job(db: sqlite3.Connection) -> StoredTable | None:
            found = db.execute(
                "SELECT charter, next, acting IS NOT NULL FROM tables LEFT JOIN standings ON table_id = id"
                " WHERE id = ?",
                (table_id,),
            ).fetchone()
            if found is None:
                return None
            rows = db.execute(
                "SELECT version, seat, move, elapsed, command, lag FROM events WHERE table_id = ? ORDER BY version",
                (table_id,),
            )
            said = db.execute("SELECT line, command FROM chat WHERE table_id = ? ORDER BY number", (table_id,))
            since = db.execute("SELECT since FROM deadlines WHERE table_id = ?", (table_id,)).fetchone()
            changes = db.execute("SELECT seat, before, after FROM changes WHERE table_id = ?", (table_id,))
            hints = db.execute("SELECT seat FROM hints WHERE table_id = ?", (table_id,))
            return StoredTable(
                setup=msgspec.json.decode(found[0], type=TableSetup),
                next=found[1],
                entries=tuple(EventRow(*row) for row in rows),
                chat_rows=tuple(ChatRow(msgspec.json.decode(line, type=ChatLine), command) for line, command in said),
                since=since[0] if since else None,
                stands=bool(found[2]),
                changes={seat: (before, after) for seat, before, after in changes},
                hinted=frozenset(seat for (seat,) in hints),
            )

        return await self.do(job)

    async def do(self, work: Work[T]) -> T:
        """Have something done in a transaction, or nothing of it."""
        result: T = await self._finished(partial(self._writer.hand, work, (), None))
        return result

    async def _finished(self, begin: Callable[[Then], None]) -> Any:
        """What has been handed over is waited for: whoever is cancelled meanwhile learns how it ended, and is cancelled
        when he waits for something else. What is kept and what is known of it would otherwise part.
        """
        done = asyncio.get_running_loop().create_future()
        begin(partial(_note, done))
        cancelled = False
        while not done.done():
            try:
                await asyncio.wait([done])
            except asyncio.CancelledError:
                if not self._writer.alive:
                    raise
                cancelled = True
        if cancelled and (task := asyncio.current_task()):
            task.uncancel()
            task.cancel()
        result, error = done.result()
        if error:
            raise unsaved(error)
        return result


def _note(done: asyncio.Future[tuple[Any, Exception | None]], result: Any, error: Exception | None) -> None:
    done.set_result((result, error))


def _write_seatings(db: sqlite3.Connection, table_id: str, setup: TableSetup) -> None:
    """Nobody sits at a table that was taken back: it is none of anybody's games."""
    rows = [
        (table_id, seat, None if setup.withdrawn else chair.guest, schema.plain(chair.name), chair.level)
        for seat, chair in enumerate(setup.chairs)
    ]
    _run(db, "INSERT OR REPLACE INTO seatings VALUES (?, ?, ?, ?, ?)", rows)


def _run(db: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]]) -> None:
    """Without handing the cursor over: let go by another thread it would reset a statement that is being used."""
    db.executemany(statement, rows)


def _accompany(db: sqlite3.Connection, table_id: str, chat_rows: Sequence[ChatRow], deadline: Deadline | None) -> None:
    """What goes with an event: what is said of it, and until when the next one is awaited."""
    if chat_rows:
        lines = [(each.line, each.command) for each in chat_rows]
        rows = [(table_id, each.number, each.room, msgspec.json.encode(each), command) for each, command in lines]
        _run(db, "INSERT INTO chat VALUES (?, ?, ?, ?, ?)", rows)
        _run(db, FORGET, [(table_id, room, KEPT_LINES) for room in {line.room for line, _ in lines}])
    if deadline is None:
        return
    if deadline.at is None:
        _run(db, "DELETE FROM deadlines WHERE table_id = ?", [(table_id,)])
    else:
        _run(db, "REPLACE INTO deadlines VALUES (?, ?, ?)", [(table_id, deadline.since, deadline.at)])


def _follow_up(
    table_id: str,
    chat_rows: Sequence[ChatRow],
    deadline: Deadline | None,
    besides: Work[T] | None,
    db: sqlite3.Connection,
) -> T | None:
    _accompany(db, table_id, chat_rows, deadline)
    return besides(db) if besides else None


def _beat(db: sqlite3.Connection, now: int) -> None:
    db.execute("REPLACE INTO pulse VALUES (1, ?)", (now,))
