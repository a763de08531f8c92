"""The tables in one database: what can be read and written."""

import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import astuple

from galerie.bots.slots import NO_LIMITS, Limits
from galerie.core import Seat
from galerie.host.store import downtime, engine
from galerie.host.store.address import Place
from galerie.host.store.database import Database, Parameters, Work
from galerie.host.store.lease import Lease
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
from galerie.host.store.schema import plain
from galerie.host.store.writer import CommitObserver, OnDone, Writer, ignore_commit

T = TypeVar("T")
FORGET: Final = """
DELETE FROM chat WHERE table_id = :table AND room = :room AND number <= (
    SELECT number FROM chat WHERE table_id = :table AND room = :room ORDER BY number DESC LIMIT 1 OFFSET :kept
)
"""

NEAR: Final = """
SELECT deadlines.table_id, game, guest, at - :now
FROM deadlines CROSS JOIN standings CROSS JOIN {seats} AS held
WHERE standings.table_id = deadlines.table_id AND held.table_id = deadlines.table_id
    AND at BETWEEN :now + 1 AND :now + :day AND at - :now <= (at - since) / 4 AND NOT reminded AND guest IS NOT NULL
    AND acts(acting, seat)
"""
"""In this order: deadlines that are near are few, and seats are many."""
SEATING: Final = """
INSERT INTO seatings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE
SET guest = excluded.guest, name = excluded.name, level = excluded.level, touched = excluded.touched
"""
DEADLINE: Final = """
INSERT INTO deadlines (table_id, since, at) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE
SET since = excluded.since, at = excluded.at, reminded = FALSE
"""
UNBEGUN: Final = """
SELECT table_id FROM standings WHERE acting IS NULL AND touched < ?
    AND NOT EXISTS (SELECT 1 FROM events WHERE events.table_id = standings.table_id)
"""
DUE: Final = "SELECT table_id FROM deadlines WHERE at <= ? UNION SELECT table_id FROM callbacks WHERE told IS NULL"
CALLBACK: Final = """
INSERT INTO callbacks VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET told = excluded.told
"""
SHARED_TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT"
"""The time of the database, for hosts of a cluster."""

DAY: Final = 86_400_000
LONGEST_SILENCE: Final = 180_000
"""Milliseconds between two signs of life of a cluster's hosts; after that their leases have long ended."""

ALL: Final = 1 << 62


def milliseconds() -> int:
    """The wall clock: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class Calendar:
    """Milliseconds since 1970, by the wall clock as it was at the start and the time that has passed since.

    When somebody sets the wall clock, forward or back, no turn of a correspondence game is longer or shorter for it. A
    host of a cluster sets this one by the clock of the database, again and again.
    """

    def __init__(self, wall_clock: Callable[[], int], now: Callable[[], int]) -> None:
        self._now = now
        self._ahead = wall_clock() - now()

    def __call__(self) -> int:
        return self._ahead + self._now()

    def set(self, milliseconds: int) -> None:
        self._ahead = milliseconds - self._now()


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

    lease: Lease | None = None


class NearDeadline(NamedTuple):
    """A turn of a correspondence game that should be played soon."""

    table_id: str
    game: str
    guest: str
    """Whose turn it is."""

    left: int
    """In milliseconds."""


class Store:
    def __init__(
        self,
        place: Place,
        observer: CommitObserver = ignore_commit,
        wall_clock: Callable[[], int] = milliseconds,
        now: Callable[[], int] = monotonic,
        reading: Limits = NO_LIMITS,
        *,
        shared: bool = False,
    ) -> None:
        """`reading` limits what may wait to be read. Hosts of a cluster have the database `shared` among them."""
        self.wall_clock = wall_clock
        """Milliseconds since 1970, to be shown; somebody may set it."""

        calendar = Calendar(wall_clock, now)
        self.calendar: Callable[[], int] = calendar
        """The same for deadlines."""

        self.set_time: Final = calendar.set
        """Sets the calendar, in a cluster, by the clock of the database."""

        self._shared = shared
        self._engine = engine.opened(place, shared=shared)
        self.secret: Final = self._engine.secret
        self._writer = Writer(self._engine.writing(), observer)
        self.on_written: Callable[[], None] = lambda: None
        """Called after anything but a move was written."""

        self._table_reader = Reader(self._engine.reading(), NO_LIMITS)
        self._list_reader = Reader(self._engine.reading(), reading)

    @property
    def saving(self) -> bool:
        """Whether the last write succeeded."""
        return self._writer.saving

    def on_refused(self, refused: Callable[[Collection[Lease]], None]) -> None:
        """Call this with leases that turn out to be worth nothing, before those are told who wanted to write."""
        self._writer.on_refused = refused

    def close(self) -> None:
        """Finish the jobs that are waiting, then close the database."""
        self._table_reader.close()
        self._list_reader.close()
        self._writer.close()
        self._engine.close()

    async def open(
        self,
        table_id: str,
        setup: TableSetup,
        previous: str | None = None,
        entries: Sequence[EventRow] = (),
        lease: Lease | None = None,
        extra: Work[None] | None = None,
    ) -> None:
        """Store a new table; `previous` is the table that it is the rematch of, `entries` what was played before.

        If the `extra` work refuses, there is no table.
        """

        def job(db: Database) -> None:
            row = (table_id, msgspec.json.encode(setup))
            db.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", row)
            now = self.wall_clock()
            standing = (table_id, setup.game, now, setup.deal)
            db.execute("INSERT INTO standings (table_id, game, touched, deal) VALUES (?, ?, ?, ?)", standing)
            _write_seatings(db, table_id, setup, now)
            rows = [(table_id, *astuple(entry)) for entry in entries]
            _execute(db, "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            if previous:
                db.execute("UPDATE tables SET next = ? WHERE id = ?", (table_id, previous))
            if extra:
                extra(db)

        await self.run(job, lease)

    async def update_setup(
        self,
        table_id: str,
        setup: TableSetup,
        chat_rows: Sequence[ChatRow] = (),
        deadline: Deadline | None = None,
        extra: Work[None] | None = None,
        lease: Lease | None = None,
    ) -> None:
        encoded = msgspec.json.encode(setup)

        def job(db: Database) -> None:
            db.execute("UPDATE tables SET charter = ? WHERE id = ?", (encoded, table_id))
            now = self.wall_clock()
            db.execute("UPDATE standings SET touched = ? WHERE table_id = ?", (now, table_id))
            _write_seatings(db, table_id, setup, now)
            _write_rest(table_id, chat_rows, deadline, extra, db)

        await self.run(job, lease)

    async def append(self, change: TableChange) -> Any:
        """Write a change, and return the result of its `extra` work."""
        return await self.wait(partial(self.submit, change))

    def submit(self, change: TableChange, on_done: OnDone) -> None:
        """Write a change, and call `on_done` once it is on disk or has failed."""
        table_id, entries, status, chat_rows, deadline, extra, lease = change
        rows = [(table_id, *astuple(entry)) for entry in entries]
        touched = self.wall_clock() if entries else None
        row = (table_id, touched, status.acting, status.ending) if status else None
        work = partial(_write_rest, table_id, chat_rows, deadline, extra) if chat_rows or deadline or extra else None
        self._writer.submit(work, rows, row, on_done, lease)

    async def add_chat(self, table_id: str, chat_row: ChatRow, lease: Lease | None = None) -> None:
        await self.run(lambda db: _write_chat_and_deadline(db, table_id, [chat_row], None), lease)

    async def note_hint(self, table_id: str, seat: Seat, lease: Lease | None = None) -> None:
        row = (table_id, seat)
        await self.run(lambda db: _execute(db, "INSERT INTO hints VALUES (?, ?) ON CONFLICT DO NOTHING", [row]), lease)

    def submit_callbacks(
        self, table_id: str, seats: Collection[Seat], told: str | None, lease: Lease | None = None
    ) -> None:
        """The players of these seats are to be called back, or know of an occasion."""
        rows = [(table_id, seat, told) for seat in seats]
        self._submit(lambda db: _execute(db, CALLBACK, rows), lease)

    def forget_callbacks(self, table_id: str, seats: Collection[Seat], lease: Lease | None = None) -> None:
        """The players of these seats are there, or nothing awaits them any more."""
        rows = [(table_id, seat) for seat in seats]
        self._submit(lambda db: _execute(db, "DELETE FROM callbacks WHERE table_id = ? AND seat = ?", rows), lease)

    def _submit(self, work: Work[None], lease: Lease | None) -> None:
        """Run some work that nobody waits for; a failure is logged."""
        self._writer.submit(work, (), None, lambda *_: None, lease)

    async def exclude_downtime(self) -> None:
        """At the start of the server: move every deadline by the time for which it was down.

        It is counted from the last sign of life, and less than nothing if the wall clock was set back meanwhile.
        """
        await self.run(lambda db: downtime.exclude(db, self._time(db), forward=self._shared))

    async def due(self) -> list[str]:
        """The tables whose deadline has passed, or where somebody is still to be called back. Also notes that the
        server is up, for `exclude_downtime`.

        While no host of a cluster could write nobody could move: that is excluded as if all had been down.
        """

        def job(db: Database) -> list[str]:
            now = self._time(db)
            if self._shared and db.execute("SELECT 1 FROM pulse WHERE at < ?", (now - LONGEST_SILENCE,)).fetchone():
                downtime.exclude(db, now, forward=True)
            downtime.live(db, now, forward=self._shared)
            return [table_id for (table_id,) in db.execute(DUE, (now,))]

        return await self.run(job)

    async def near_deadlines(self, serves: Callable[[str], bool] = lambda _: True) -> list[NearDeadline]:
        """The turns that are running out, at tables that this host serves: at most a quarter, and at most a day, is
        left, and nobody was reminded yet.
        """

        def job(db: Database) -> list[NearDeadline]:
            near = {"now": self._time(db), "day": DAY}
            queries = [NEAR.format(seats=seats) for seats in ("seatings", "holders")]
            found = dict.fromkeys(row for query in queries for row in db.execute(query, near))
            return [NearDeadline(*row) for row in found if serves(row[0])]

        return await self.read(job, "deadlines")

    async def note_reminders(self, table_ids: Collection[str]) -> None:
        """Somebody was reminded of the present deadline at these tables."""
        rows = [(table_id,) for table_id in table_ids]
        await self.run(lambda db: _execute(db, "UPDATE deadlines SET reminded = TRUE WHERE table_id = ?", rows))

    def _time(self, db: Database) -> int:
        """The time for deadlines: hosts of a cluster, whose clocks may part, go by that of the database."""
        return int(db.execute(SHARED_TIME).fetchone()[0]) if self._shared else self.calendar()

    async def unbegun(self, before: int, most: int) -> list[str]:
        """Tables whose game has not begun, and at which nothing has happened since before this time."""
        some = f"{UNBEGUN} LIMIT ?"
        return await self.read(lambda db: [str(found) for (found,) in db.execute(some, (before, most))], "unbegun")

    async def remove_unbegun(self, table_id: str, before: int, lease: Lease | None = None) -> None:
        """Remove a table with all that is stored of it, unless something has happened there after all."""
        row = (table_id,)

        def job(db: Database) -> None:
            if not db.execute(f"{UNBEGUN} AND table_id = ?", (before, table_id)).fetchone():
                return
            of_people = ("challenges", "duel_tries", "deal_results", "hints", "changes", "keys", "holders", "seatings")
            for each in (*of_people, "callbacks", "chat", "deadlines", "standings", "events"):
                _execute(db, f"DELETE FROM {each} WHERE table_id = ?", [row])  # noqa: S608  a name from the lines above
            _execute(db, "DELETE FROM tables WHERE id = ?", [row])

        await self.run(job, lease)

    async def load(self, table_id: str, most: int = ALL) -> StoredTable | None:
        """A table with `most` of its first events, by default with all of them."""

        def job(db: Database) -> StoredTable | None:
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
            callbacks = db.execute("SELECT seat, told FROM callbacks WHERE table_id = ?", (table_id,))
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
                callbacks=dict(callbacks),
            )

        return await self._table_reader.read(job, "table")

    async def read(self, work: Work[T], label: str) -> T:
        """Read a list or the like, in one's turn; `label` says what, as a measure of how long it takes. No move and no
        table waits for it.
        """
        return await self._list_reader.read(work, label)

    async def run(self, work: Work[T], lease: Lease | None = None) -> T:
        """Run some work in a transaction."""
        result: T = await self.wait(partial(self._writer.submit, work, (), None, lease=lease))
        self.on_written()
        return result

    async def wait(self, start: Callable[[OnDone], None]) -> Any:
        """Start something that calls back when its change is on disk, and wait for its result."""
        return await self._writer.wait(start)


def forget_log(db: Database, table_id: str) -> None:
    """Remove the events of a table whose game begins again, with a setup that they do not fit."""
    _execute(db, "DELETE FROM events WHERE table_id = ?", [(table_id,)])


def _write_seatings(db: Database, table_id: str, setup: TableSetup, now: int) -> None:
    """At a withdrawn table nobody sits, so that it is not listed among anybody's games."""
    rows = [
        (table_id, seat, None if setup.withdrawn else chair.guest, plain(chair.name), chair.level, now)
        for seat, chair in enumerate(setup.chairs)
    ]
    _execute(db, SEATING, rows)
    holders = [(table_id, seat, guest, now) for seat, chair in enumerate(setup.chairs) for guest in chair.holders]
    _execute(db, "DELETE FROM holders WHERE table_id = ?", [(table_id,)])
    _execute(db, "INSERT INTO holders VALUES (?, ?, ?, ?)", [] if setup.withdrawn else holders)
    _execute(db, "DELETE FROM seatings WHERE table_id = ? AND seat >= ?", [(table_id, len(rows))])


def _execute(db: Database, statement: str, rows: Sequence[Parameters]) -> None:
    """Run a statement without returning its cursor: freed by another thread, SQLite's resets a statement in use."""
    db.executemany(statement, rows)


def _write_chat_and_deadline(
    db: Database, table_id: str, chat_rows: Sequence[ChatRow], deadline: Deadline | None
) -> None:
    if chat_rows:
        lines = [(each.line, each.command) for each in chat_rows]
        rows = [(table_id, each.number, each.room, msgspec.json.encode(each), command) for each, command in lines]
        _execute(db, "INSERT INTO chat VALUES (?, ?, ?, ?, ?)", rows)
        _execute(
            db,
            FORGET,
            [{"table": table_id, "room": room, "kept": KEPT_LINES} for room in {line.room for line, _ in lines}],
        )
    if deadline is None:
        return
    if deadline.at is None:
        _execute(db, "DELETE FROM deadlines WHERE table_id = ?", [(table_id,)])
    else:
        _execute(db, DEADLINE, [(table_id, deadline.since, deadline.at)])


def _write_rest(
    table_id: str,
    chat_rows: Sequence[ChatRow],
    deadline: Deadline | None,
    extra: Work[T] | None,
    db: Database,
) -> T | None:
    _write_chat_and_deadline(db, table_id, chat_rows, deadline)
    return extra(db) if extra else None
