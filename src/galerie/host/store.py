"""The log of every table, in one SQLite file.

One thread owns the connection. It takes whatever is waiting, does it in one transaction, commits, and only then
reports: a group of moves costs one flush to disk, and whatever has been reported survives a killed process.
"""

import asyncio
import fcntl
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, Literal, Protocol, Self, TypeVar

import msgspec

from galerie.core import Line, Refusal, Seat
from galerie.host import schema
from galerie.host.wire import ChatLine, ClockRule, Ending

T = TypeVar("T")
log = logging.getLogger(__name__)

PRIMARY: Final = 0xFF
"""The part of an error code of SQLite that says what went wrong in general."""

FORGET: Final = """
DELETE FROM chat WHERE table_id = ?1 AND room = ?2 AND number <= (
    SELECT number FROM chat WHERE table_id = ?1 AND room = ?2 ORDER BY number DESC LIMIT 1 OFFSET ?3
)
"""

KEPT_LINES: Final = 100
"""Of each room of a table."""


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
    """What a table was opened with; only the chairs change, as people sit down, or it is taken back."""

    game: str
    rules: int
    options: tuple[str, ...]
    chairs: tuple[Chair, ...]
    clock: ClockRule | None = None
    deal: str | None = None
    """The code of the cards, in games that have deals."""

    public: bool = False
    """Shown in the lobby."""

    opener: str | None = None
    """The guest who opened it; not known of old ones."""

    withdrawn: bool = False
    """Taken back before the game began."""


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

    lag: int = 0
    """Milliseconds that the move was on its way, which its clock is not charged."""

    @property
    def line(self) -> Line:
        return Line(self.seat, self.move)


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the time of a turn is over that goes on while nobody is there, by the calendar, in milliseconds."""

    since: int
    """When the present turn began; the host's downtime has been added to it."""

    at: int | None
    """None where nothing is running."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A line of chat as it is kept."""

    line: ChatLine
    command: str | None = None
    """The id of the client's command, told apart from others' by whose it is."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands, as far as everybody may know."""

    acting: tuple[Seat, ...]
    ending: Ending | None


@dataclass(frozen=True, slots=True)
class Ledger:
    """All that is kept of one table."""

    charter: Charter
    next: str | None
    entries: tuple[Entry, ...]
    sayings: tuple[Saying, ...] = ()
    since: int | None = None
    """Of its deadline."""
    stands: bool = True
    """Whether its standing is kept; those of the first files are not."""

    changes: Mapping[Seat, tuple[float, float]] = field(default_factory=dict)
    """The ratings before and after the game, of those for whom it counted."""

    hinted: frozenset[Seat] = frozenset()
    """The seats that have asked for a hint."""


def new_table_id() -> str:
    """An address that cannot be guessed."""
    return secrets.token_urlsafe(12)


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
    """What is said to whoever wanted something kept, or read, that could not be."""
    match getattr(error, "sqlite_errorcode", 0) & PRIMARY:
        case sqlite3.SQLITE_FULL:
            return Refusal("store-full")
        case sqlite3.SQLITE_READONLY:
            return Refusal("store-read-only")
        case _:
            return Refusal("not-saved")


def _opened(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        schema.bring_up(db, path)
    except BaseException:
        db.close()
        raise
    return db


class Committed(Protocol):
    """Who is told of every group of jobs, by the store's thread."""

    def __call__(self, seconds: float, jobs: int, *, saved: bool) -> None: ...


def unheeded(seconds: float, jobs: int, *, saved: bool) -> None:
    """Nobody wants to know."""


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
    def __init__(self, path: Path, committed: Committed = unheeded, wall: Callable[[], int] = milliseconds) -> None:
        self.wall = wall
        """What goes on without the host: milliseconds since 1970."""

        self.saving = True
        """Whether what was last to be kept could be."""

        self._committed = committed
        self._lock = locked(path)
        try:
            self._db = _opened(path)
            self.secret = self._secret()
        except (Refusal, sqlite3.Error) as error:
            self._lock.close()
            if isinstance(error, Refusal):
                raise
            raise Refusal("store-unusable", path=str(path), reason=str(error)) from error
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

        def job(db: sqlite3.Connection) -> None:
            row = (table_id, msgspec.json.encode(charter))
            db.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", row)
            standing = (table_id, charter.game, self.wall())
            db.execute("INSERT INTO standings (table_id, game, touched) VALUES (?, ?, ?)", standing)
            _write_seatings(db, table_id, charter)
            if previous:
                db.execute("UPDATE tables SET next = ? WHERE id = ?", (table_id, previous))

        await self.do(job)

    async def amend(
        self, table_id: str, charter: Charter, sayings: Sequence[Saying] = (), deadline: Deadline | None = None
    ) -> None:
        encoded = msgspec.json.encode(charter)

        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET charter = ? WHERE id = ?", (encoded, table_id))
            db.execute("UPDATE standings SET touched = ? WHERE table_id = ?", (self.wall(), table_id))
            _write_seatings(db, table_id, charter)
            _accompany(db, table_id, sayings, deadline)

        await self.do(job)

    async def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        standing: Standing | None = None,
        sayings: Sequence[Saying] = (),
        deadline: Deadline | None = None,
        besides: Callable[[sqlite3.Connection], T] | None = None,
    ) -> T | None:
        """Add to a log, all or nothing. A version that is there already is an error: two writers cannot be.

        How the game stands then is kept with it, and what is to be done `besides`.
        """
        rows = [(table_id, e.version, e.seat, e.move, e.elapsed, e.command, e.lag) for e in entries]

        def job(db: sqlite3.Connection) -> T | None:
            db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            if standing:
                acting, ending = msgspec.json.encode(standing.acting), standing.ending
                touched = self.wall() if entries else None
                db.execute(
                    "UPDATE standings SET touched = coalesce(?, touched), acting = ?, ending = ? WHERE table_id = ?",
                    (touched, acting, msgspec.json.encode(ending) if ending else None, table_id),
                )
            _accompany(db, table_id, sayings, deadline)
            return besides(db) if besides else None

        return await self.do(job)

    async def say(self, table_id: str, saying: Saying) -> None:
        await self.do(lambda db: _accompany(db, table_id, [saying], None))

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

    async def load(self, table_id: str) -> Ledger | None:
        def job(db: sqlite3.Connection) -> Ledger | None:
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
            return Ledger(
                charter=msgspec.json.decode(found[0], type=Charter),
                next=found[1],
                entries=tuple(Entry(*row) for row in rows),
                sayings=tuple(Saying(msgspec.json.decode(line, type=ChatLine), command) for line, command in said),
                since=since[0] if since else None,
                stands=bool(found[2]),
                changes={seat: (before, after) for seat, before, after in changes},
                hinted=frozenset(seat for (seat,) in hints),
            )

        return await self.do(job)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done by the thread, in a transaction; when it could not be done, nothing of it was."""
        job = Job(lambda: work(self._db), asyncio.get_running_loop())
        self._jobs.put(job)
        try:
            result: T = await job.done
        except Refusal:
            raise
        except sqlite3.OperationalError as error:  # of the disk, and said once by the thread
            raise unsaved(error) from error
        except Exception as error:
            log.exception("the store has failed")
            raise Refusal("not-saved") from error
        return result

    def _secret(self) -> str:
        """The key that signs cookies, made once."""
        fresh = ("cookie", secrets.token_urlsafe(32))
        self._db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", fresh)
        (value,) = self._db.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()
        return str(value)

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
        """Do a batch of jobs in one transaction, then report each.

        Where that fails each is done by itself: what only reads can still be, and each hears of its own trouble.
        """
        began, changes = time.perf_counter(), self._db.total_changes
        if not self._transact(batch) and len(batch) > 1:
            for job in batch:
                self._transact([job])
        trouble = next((job.error for job in batch if isinstance(job.error, sqlite3.OperationalError)), None)
        if trouble or self._db.total_changes > changes:
            self._notice(trouble)
        self._committed(time.perf_counter() - began, len(batch), saved=self.saving)
        for job in batch:
            job.report()

    def _transact(self, batch: list[Job]) -> bool:
        """All that can be done of a batch, on disk; or nothing of it."""
        try:
            # not IMMEDIATE: where nothing can be written any more, tables can still be looked at
            self._db.execute("BEGIN")
            for job in batch:
                job.error = None
                self._attempt(job)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._db.rollback()
            for job in batch:
                job.error = error
            return False
        return True

    def _notice(self, trouble: Exception | None) -> None:
        """Say it when the store can no longer save, or can again; not at every move of a thousand tables."""
        if self.saving and trouble:
            log.error("nothing can be saved", exc_info=trouble)
        elif not self.saving and not trouble:
            log.warning("everything is saved again")
        self.saving = trouble is None

    def _attempt(self, job: Job) -> None:
        """One job of a batch; when it fails, the other jobs go on."""
        self._db.execute("SAVEPOINT job")
        try:
            job.result = job.work()
        except Exception as error:
            if not self._db.in_transaction:  # a full disk has undone all of it
                raise
            job.error = error
            self._db.execute("ROLLBACK TO job")
        self._db.execute("RELEASE job")


def _write_seatings(db: sqlite3.Connection, table_id: str, charter: Charter) -> None:
    rows = [
        (table_id, seat, chair.guest, schema.plain(chair.name), chair.level)
        for seat, chair in enumerate(charter.chairs)
    ]
    _run(db, "INSERT OR REPLACE INTO seatings VALUES (?, ?, ?, ?, ?)", rows)


def _run(db: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]]) -> None:
    """Without handing the cursor over: let go by another thread it would reset a statement that is being used."""
    db.executemany(statement, rows)


def _accompany(db: sqlite3.Connection, table_id: str, sayings: Sequence[Saying], deadline: Deadline | None) -> None:
    """What goes with an event: what is said of it, and until when the next one is awaited."""
    if sayings:
        lines = [(each.line, each.command) for each in sayings]
        rows = [(table_id, each.number, each.room, msgspec.json.encode(each), command) for each, command in lines]
        _run(db, "INSERT INTO chat VALUES (?, ?, ?, ?, ?)", rows)
        _run(db, FORGET, [(table_id, room, KEPT_LINES) for room in {line.room for line, _ in lines}])
    if deadline is None:
        return
    if deadline.at is None:
        _run(db, "DELETE FROM deadlines WHERE table_id = ?", [(table_id,)])
    else:
        _run(db, "REPLACE INTO deadlines VALUES (?, ?, ?)", [(table_id, deadline.since, deadline.at)])


def _beat(db: sqlite3.Connection, now: int) -> None:
    db.execute("REPLACE INTO pulse VALUES (1, ?)", (now,))
