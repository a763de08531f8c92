"""The store in a PostgreSQL database."""

import secrets
import select
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec
import psycopg
from psycopg import errors

from galerie.core import Refusal
from galerie.host.store.address import Address
from galerie.host.store.database import Row, Work, cookie_secret
from galerie.host.store.engine import Unsettled
from galerie.host.store.lease import Lease, LeaseLost
from galerie.host.store.postgres import connecting, schema
from galerie.host.store.postgres.database import PostgresDatabase

T = TypeVar("T")
Connection: TypeAlias = psycopg.Connection[Row]

IN_USE: Final = 0x67616C66
"""The key of the lock that a server holds while it uses the database."""

ONE_BY_ONE: Final = 0x67616C67
"""The key of the lock under which works run: whatever reads before it writes is alone, as with SQLite."""

BATCH: Final = b"""
WITH written AS (
    INSERT INTO events (table_id, version, seat, move, elapsed, command, lag)
    SELECT * FROM unnest(
        %s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::bigint[], %s::text[], %s::bigint[]
    )
)
UPDATE standings SET touched = coalesce(fresh.touched, standings.touched), acting = fresh.acting, ending = fresh.ending
FROM unnest(%s::text[], %s::bigint[], %s::bytea[], %s::bytea[]) AS fresh (table_id, touched, acting, ending)
WHERE standings.table_id = fresh.table_id
"""
"""Writes the moves of many tables in one statement, and so in one round trip."""

CHECK: Final = b"SELECT cluster.check_leases(%s, %s, %s)"
CHECKED_BATCH: Final = (
    BATCH.replace(b"WITH", b"WITH checked AS MATERIALIZED (" + CHECK + b"),", 1)
    .replace(b"SELECT * FROM unnest(", b"SELECT moves.* FROM checked, unnest(", 1)
    .replace(b"    )\n)", b"    ) AS moves\n)", 1)
    .replace(b"FROM unnest(", b"FROM checked, unnest(", 1)
)
"""The same, if the leases are still held; otherwise it fails."""

LOST: Final = "GL001"
"""The error of `check_leases`."""

STORED: Final = """
SELECT seat, move, elapsed, command, lag FROM events WHERE table_id = %s AND version = %s
"""
ALONE: Final = b"SELECT pg_advisory_xact_lock(%d)" % ONE_BY_ONE
BEGIN_ALONE: Final = b"BEGIN; %s; SELECT pg_current_xact_id()::text" % ALONE
"""Begins a transaction that is alone, and asks for its number. It is one message, and no others are sent before its
answer: PostgreSQL ends a session that says nothing more within a transaction, but not one in the midst of a pipeline.
"""

OUTCOME: Final = "SELECT pg_xact_status(%s::xid8)"
EARLIER: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid != pg_backend_pid() AND starts_with(application_name, %s)
"""
SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

PAUSED_SECONDS: Final = 4
"""For how long a host that stands still within a transaction keeps all others from writing."""

HOLDING_PAUSE: Final = 0.05
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
"""Seconds between attempts to connect again."""

TAKEN_SECONDS: Final = 1.0
"""For how long a server waits at its start for another one to be gone."""

UPGRADE_SECONDS: Final = 10.0
"""For how long a host of a cluster waits at its start until another one has upgraded the database."""

ENDING_SECONDS: Final = 5.0
"""How long the session of a lost connection may take to end once it was told to."""


class Batch(NamedTuple):
    """By which it is found out whether a statement without a transaction around it was committed: all of its events are
    stored then. One is not enough: where a slot has moved meanwhile, its new host may have written the same one.
    """

    events: Sequence[Row]


class Transaction(NamedTuple):
    id: str


class PostgresEngine:
    def __init__(self, address: Address, *, shared: bool = False) -> None:
        self._address = address
        self._shared = shared
        self._name = f"galerie {secrets.token_hex(6)}"
        try:
            db = connecting.connect(address, f"{self._name} writer", idle_seconds=PAUSED_SECONDS)
            try:
                prepare(db, address, shared=shared)
                self.secret: str = cookie_secret(PostgresDatabase(db))
            except BaseException:
                db.close()
                raise
        except psycopg.Error as error:
            raise connecting.refusal(error, address) from error
        self._db = db

    def writing(self) -> "PostgresWriting":
        return PostgresWriting(self._address, self._name, self._db, shared=self._shared)

    def reading(self) -> "PostgresReading":
        return PostgresReading(self._address, f"{self._name} reader")

    def close(self) -> None:
        """The lock ends with the connection, which may never have written."""
        self._db.close()


class PostgresWriting:
    def __init__(self, address: Address, name: str, db: Connection, *, shared: bool) -> None:
        self._address = address
        self._shared = shared
        self._name = f"{name} writer"
        self._db = PostgresDatabase(db)
        self._next_attempt = 0.0
        self._pause = FIRST_PAUSE

    @property
    def total_changes(self) -> int:
        return self._db.total_changes

    def transact(
        self,
        events: Sequence[Row],
        statuses: Sequence[Row],
        works: Sequence[Work[Any]],
        leases: Collection[Lease] = (),
    ) -> list[Any]:
        connection = self._connected()
        mark: Batch | Transaction | None = None
        results: list[Any] = []
        try:
            if works:
                begun = connection.execute(BEGIN_ALONE)
                while begun.nextset():
                    pass
                transaction = Transaction(*(begun.fetchone() or ("",)))
                if leases and not (events or statuses):
                    connection.execute(CHECK, _shown(leases))
                self._write(events, statuses, leases)
                results = [work(self._db) for work in works]
                mark = transaction
                _commit(connection)
            elif events or statuses:
                mark = Batch(events) if events else None
                self._write(events, statuses, leases)
        except psycopg.Error as error:
            if connection.closed and mark:
                raise Unsettled(results, mark) from error
            self._roll_back(connection)
            if error.sqlstate == LOST:
                raise LeaseLost from error
            raise
        except BaseException:
            self._roll_back(connection)
            raise
        return results

    def settle(self, mark: object) -> bool:
        """Connecting again has ended the session that was lost, so that nothing can change any more."""
        connection = self._connected()
        match mark:
            case Batch(events):
                return all(connection.execute(STORED, event[:2]).fetchone() == tuple(event[2:]) for event in events)
            case Transaction(number):
                try:
                    return connection.execute(OUTCOME, (number,)).fetchone() == ("committed",)
                except errors.InvalidParameterValue:  # a standby has taken over that has never heard of it
                    return False
        raise TypeError(mark)

    def refusal(self, error: Exception) -> Refusal | None:
        return _refusal(error)

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, errors.SerializationFailure | errors.DeadlockDetected)

    def close(self) -> None:
        self._db.connection.close()

    def _write(self, events: Sequence[Row], statuses: Sequence[Row], leases: Collection[Lease] = ()) -> None:
        if not (events or statuses):
            return
        encode = msgspec.json.encode
        stood = [
            (table, touched, encode(acting), encode(ending) if ending else None)
            for table, touched, acting, ending in statuses
        ]
        columns = (*columns_of(events, 7), *columns_of(stood, 4))
        if leases:
            self._db.connection.execute(CHECKED_BATCH, (*_shown(leases), *columns))
        else:
            self._db.connection.execute(BATCH, columns)
        self._db.total_changes += len(events) + len(statuses)

    def _connected(self) -> Connection:
        """The connection, or a new one if it was lost. What the lost one was doing has ended then."""
        if not _is_lost(self._db.connection):
            return self._db.connection
        if time.monotonic() < self._next_attempt:
            raise psycopg.OperationalError("the database could not be reached a moment ago")
        try:
            name = f"{self._name} {secrets.token_hex(4)}"
            fresh = connecting.connect(self._address, name, idle_seconds=PAUSED_SECONDS)
            try:
                _end_earlier(fresh, self._name)
                hold(fresh, self._address, shared=self._shared)
                _refuse_other_version(fresh, self._address)
            except BaseException:
                fresh.close()
                raise
        except Exception as error:
            self._next_attempt = time.monotonic() + self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            match error:
                case Refusal():  # another server uses the database now, or has upgraded it; players need not know
                    raise psycopg.OperationalError(error.code) from error
                case psycopg.Error():  # which the log does not quote, as it may quote rows
                    raise psycopg.OperationalError from ConnectionError(connecting.first_line(error))
            raise
        self._pause = FIRST_PAUSE
        self._db.connection.close()
        self._db.connection = fresh
        return fresh

    def _roll_back(self, connection: Connection) -> None:
        with suppress(psycopg.Error):
            connection.rollback()


class PostgresReading:
    def __init__(self, address: Address, name: str) -> None:
        self._address = address
        self._name = name
        self._connection: Connection | None = None

    def transact(self, work: Work[T]) -> T:
        """Once more if the connection turns out to be lost: the server may have been restarted meanwhile."""
        known = self._connection is not None
        try:
            return self._transact(work)
        except psycopg.OperationalError:
            if not (known and self._connection and self._connection.closed):
                raise
        return self._transact(work)

    def refusal(self, error: Exception) -> Refusal | None:
        return _refusal(error)

    def interrupt(self) -> None:
        if self._connection and not self._connection.closed:
            with suppress(psycopg.Error):
                self._connection.cancel_safe(timeout=1)

    def close(self) -> None:
        if self._connection:
            self._connection.close()

    def _transact(self, work: Work[T]) -> T:
        if self._connection is None or _is_lost(self._connection):
            self._connection = connecting.connect(self._address, self._name)
        connection = self._connection
        connection.execute(SNAPSHOT)
        try:
            return work(PostgresDatabase(connection))
        finally:
            with suppress(psycopg.Error):
                connection.rollback()


def _commit(connection: Connection) -> None:
    """After a statement that has failed, COMMIT rolls back without an error."""
    if connection.execute("COMMIT").statusmessage != "COMMIT":
        raise errors.InFailedSqlTransaction


def prepare(db: Connection, address: Address, *, shared: bool) -> None:
    """Hold the database, and bring it up to date: one host of a cluster does so while the others wait."""
    patience = time.monotonic() + UPGRADE_SECONDS
    while shared and schema.version(db) < schema.latest():
        if _try_to_hold(db, shared=False):
            schema.upgrade(db, address)
            db.execute("SELECT pg_advisory_unlock(%s)", (IN_USE,))
        elif time.monotonic() > patience:
            raise Refusal("database-taken", address=str(address))
        else:
            time.sleep(HOLDING_PAUSE)
    hold(db, address, shared=shared)
    schema.upgrade(db, address)


def hold(db: Connection, address: Address, *, shared: bool = False) -> None:
    """Refuse a database that another server uses: each has its tables in memory. Hosts of a cluster share it.

    The session of a server that was killed takes a moment to end.
    """
    patience = time.monotonic() + TAKEN_SECONDS
    while not _try_to_hold(db, shared=shared):
        if time.monotonic() > patience:
            raise Refusal("database-taken", address=str(address))
        time.sleep(HOLDING_PAUSE)


def _refuse_other_version(db: Connection, address: Address) -> None:
    """While nobody held the database, another version may have brought it up to date."""
    if schema.version(db) != schema.latest():
        raise Refusal("database-later", address=str(address))


def _try_to_hold(db: Connection, *, shared: bool) -> bool:
    holding = b"SELECT pg_try_advisory_lock_shared(%s)" if shared else b"SELECT pg_try_advisory_lock(%s)"
    return db.execute(holding, (IN_USE,)).fetchone() == (True,)


def _end_earlier(db: Connection, name: str) -> None:
    """End the sessions of lost connections, which may still be at work, and wait until they have ended."""
    patience = time.monotonic() + ENDING_SECONDS
    while db.execute(EARLIER, (name,)).fetchall():
        if time.monotonic() > patience:
            raise psycopg.OperationalError("the session of a lost connection does not end")
        time.sleep(0.02)


def _is_lost(connection: Connection) -> bool:
    """Whether the connection was closed, by the server as well; what it said before is in the way of that."""
    if connection.closed:
        return True
    readable = select.poll()
    readable.register(connection.fileno(), select.POLLIN)
    try:
        while readable.poll(0):
            connection.pgconn.consume_input()
    except psycopg.Error:
        return True
    return False


def _shown(leases: Collection[Lease]) -> tuple[str, list[int], list[int]]:
    """As `check_leases` takes them. All of them are this host's."""
    return next(iter(leases)).owner, [lease.slot for lease in leases], [lease.epoch for lease in leases]


def columns_of(rows: Sequence[Row], count: int) -> list[list[Any]]:
    return [[*column] for column in zip(*rows, strict=True)] if rows else [[]] * count


def _refusal(error: Exception) -> Refusal | None:
    match error:
        case errors.DiskFull():
            return Refusal("store-full")
        case errors.ReadOnlySqlTransaction():
            return Refusal("store-read-only")
        case psycopg.OperationalError():
            return Refusal("not-saved")
    return None
