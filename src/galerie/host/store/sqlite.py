"""The store in one SQLite file, which one server uses at a time."""

import fcntl
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from galerie.core import Refusal
from galerie.host.store import schema
from galerie.host.store.database import Row, Work, cookie_secret, marks
from galerie.host.store.lease import Lease

T = TypeVar("T")
CHECKPOINT_PAGES: Final = 8_000
"""The size of the write-ahead log, in pages of 4 kB, at which SQLite copies it into the file. Large, so that a page
that changes at every move is copied once and not a hundred times."""

BATCH: Final = """
CREATE TEMP VIEW batch AS SELECT NULL AS events, NULL AS standings;
CREATE TEMP TRIGGER batch_written INSTEAD OF INSERT ON batch BEGIN
    INSERT INTO events
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
            json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
            json_extract(value, '$[6]')
        FROM json_each(NEW.events);
    UPDATE standings
        SET touched = coalesce(json_extract(value, '$[1]'), touched),
            acting = CAST(json_extract(value, '$[2]') AS BLOB),
            ending = CAST(json_extract(value, '$[3]') AS BLOB)
        FROM json_each(NEW.standings) WHERE table_id = json_extract(value, '$[0]');
END;
"""
"""Writes the moves of many tables in one statement. With one statement per row, the writer's thread and the event loop
would hand the interpreter lock to each other several times for every move."""

PRIMARY: Final = 0xFF
"""The bits of an SQLite error code that give its general kind."""


class SqliteDatabase(sqlite3.Connection):
    def columns(self) -> dict[str, list[str]]:
        asked = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = [str(table) for (table,) in self.execute(asked)]
        return {table: [str(name) for _, name, *_ in self.execute(f"PRAGMA table_xinfo({table})")] for table in tables}

    def stream(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        return self.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608  our own names

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        self.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks(columns)})", rows)  # noqa: S608


class SqliteEngine:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = locked(path)
        try:
            self._db = connected(path)
            try:
                self._db.execute("PRAGMA journal_mode = WAL")
                self._db.execute("PRAGMA synchronous = FULL")
                self._db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
                self._db.execute("PRAGMA foreign_keys = ON")
                schema.upgrade(self._db, path)
                self.secret: str = cookie_secret(self._db)
            except BaseException:
                self._db.close()
                raise
        except (Refusal, sqlite3.Error) as error:
            self._lock.close()
            if isinstance(error, Refusal):
                raise
            raise Refusal("store-unusable", path=str(path), reason=str(error)) from error

    def writing(self) -> "SqliteWriting":
        return SqliteWriting(self._db)

    def reading(self) -> "SqliteReading":
        return SqliteReading(connected(self._path))

    def close(self) -> None:
        self._db.close()
        self._lock.close()


class SqliteWriting:
    def __init__(self, db: SqliteDatabase) -> None:
        db.executescript(BATCH)
        self.db = db

    @property
    def total_changes(self) -> int:
        return self.db.total_changes

    def transact(
        self,
        events: Sequence[Row],
        statuses: Sequence[Row],
        works: Sequence[Work[Any]],
        leases: Collection[Lease] = (),  # noqa: ARG002  a file has no cluster
    ) -> list[Any]:
        db = self.db
        try:
            if works:  # a single statement is a transaction already
                # not IMMEDIATE: tables can still be read when the disk is full
                db.execute("BEGIN")
            if events or statuses:
                db.execute("INSERT INTO batch VALUES (?, ?)", (_json(events), _json(statuses)))
            results = [work(db) for work in works]
            if works:
                db.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                db.rollback()
            raise
        return results

    def settle(self, mark: object) -> bool:
        """Nothing is ever unsettled: the file is in this machine."""
        raise NotImplementedError

    def refusal(self, error: Exception) -> Refusal | None:
        return _refusal(error)

    def is_conflict(self, error: Exception) -> bool:
        """A command of an administrator has just written to the file."""
        return getattr(error, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_BUSY

    def close(self) -> None:
        self.db.close()


class SqliteReading:
    """SQLite shows it everything that was committed before it began to read."""

    def __init__(self, db: SqliteDatabase) -> None:
        db.execute("PRAGMA query_only = ON")
        self._db = db

    def transact(self, work: Work[T]) -> T:
        self._db.execute("BEGIN")
        try:
            return work(self._db)
        finally:
            self._db.rollback()

    def refusal(self, error: Exception) -> Refusal | None:
        return _refusal(error)

    def interrupt(self) -> None:
        self._db.interrupt()

    def close(self) -> None:
        self._db.close()


def connected(path: Path | str, **options: Any) -> SqliteDatabase:
    """A connection that begins no transaction by itself."""
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, factory=SqliteDatabase, **options)
    db.create_function("acts", 2, _acts, deterministic=True)
    return db


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


def _refusal(error: Exception) -> Refusal | None:
    if not isinstance(error, sqlite3.OperationalError):
        return None
    match getattr(error, "sqlite_errorcode", 0) & PRIMARY:
        case sqlite3.SQLITE_FULL:
            return Refusal("store-full")
        case sqlite3.SQLITE_READONLY:
            return Refusal("store-read-only")
        case _:
            return Refusal("not-saved")


def _acts(acting: bytes | None, seat: int) -> bool:
    return acting is not None and seat in msgspec.json.decode(acting)


def _json(rows: Sequence[Row]) -> str:
    return msgspec.json.encode(rows).decode()
