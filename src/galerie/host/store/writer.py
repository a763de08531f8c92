"""The thread that owns the connection to the store's file.

It takes all jobs that are waiting, runs them in one transaction, commits, and only then reports: a group of moves costs
one flush to disk, and whatever has been reported survives a killed process.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from galerie.core import Refusal

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]
Row: TypeAlias = tuple[Any, ...]
OnDone: TypeAlias = Callable[[Any, Exception | None], None]
"""Called in the event loop with the result of some work, or with the reason why it failed."""

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
"""Writes the moves of many tables in one statement. With one statement per row, this thread and the event loop would
hand the interpreter lock to each other several times for every move."""

FULL_BATCH: Final = 32
"""With this many jobs the thread starts at once; fewer wait until the event loop has nothing more to submit."""

REPORTED: Final = 64
"""Jobs that are reported in one turn of the event loop. After a slow flush to disk there may be hundreds."""

PRIMARY: Final = 0xFF
"""The bits of an SQLite error code that give its general kind."""

log: Final = logging.getLogger(__name__)


class CommitObserver(Protocol):
    """Called by the thread after every group of jobs."""

    def __call__(self, seconds: float, jobs: int, *, saved: bool) -> None: ...


def ignore_commit(seconds: float, jobs: int, *, saved: bool) -> None:
    """The observer of a store that nobody measures."""


class Job(msgspec.Struct, eq=False):
    """A piece of work for the thread, and its result."""

    work: Work[Any] | None
    events: Sequence[Row]
    status: Row | None
    """Rows that are written before the work runs; those of a whole batch are written together."""

    on_done: OnDone
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: Exception | None = None


class Writer:
    def __init__(self, db: sqlite3.Connection, observer: CommitObserver) -> None:
        self.saving: bool = True
        """Whether the last write succeeded."""

        self._db = db
        self._db.executescript(BATCH)
        self._observer = observer
        self._jobs: list[Job] = []
        self._wakeups: SimpleQueue[Literal["close"] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def submit(self, work: Work[Any] | None, events: Sequence[Row], status: Row | None, on_done: OnDone) -> None:
        """Write events and a status and run some work, in one transaction; or do none of it.

        Only for the thread of the event loop: the first job that waits wakes the writer up.
        """
        loop, jobs = asyncio.get_running_loop(), self._jobs
        jobs.append(Job(work, events, status, on_done, loop))
        waiting = len(jobs)
        if waiting == 1:
            loop.call_soon(self._wakeups.put, None)
        elif waiting == FULL_BATCH:
            self._wakeups.put(None)

    async def wait(self, start: Callable[[OnDone], None]) -> Any:
        """Start something that reports to a callback, and wait for its result.

        A task that is cancelled meanwhile still learns the result, and is cancelled at its next await: otherwise memory
        and disk could disagree.
        """
        done: asyncio.Future[tuple[Any, Exception | None]] = asyncio.get_running_loop().create_future()
        start(partial(_resolve, done))
        cancelled = False
        while not done.done():
            try:
                await asyncio.wait([done])
            except asyncio.CancelledError:
                if not self._thread.is_alive():
                    raise
                cancelled = True
        if cancelled and (task := asyncio.current_task()):
            task.uncancel()
            task.cancel()
        result, error = done.result()
        if error:
            raise error
        return result

    def close(self) -> None:
        """Finish the jobs that are waiting."""
        self._wakeups.put("close")
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            closing = self._wakeups.get() == "close"
            batch: list[Job] = []
            while waiting := self._jobs[:]:  # until none is left: jobs added meanwhile do not wake this thread up
                del self._jobs[: len(waiting)]
                batch += waiting
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        """Run a batch of jobs in one transaction, then report each.

        If that fails each job runs in a transaction of its own, so that one failure does not harm the others.
        """
        began, changes = time.perf_counter(), self._db.total_changes
        failure: Exception | None = None
        if not self._transact(batch):
            if len(batch) > 1:
                for job in batch:
                    job.error = None
                    self._transact([job])
            failure = next((job.error for job in batch if isinstance(job.error, sqlite3.OperationalError)), None)
        if failure or self._db.total_changes > changes:
            self._note_saving(failure)
        self._observer(time.perf_counter() - began, len(batch), saved=self.saving)
        reports = [(loop, [*jobs]) for loop, jobs in groupby(batch, key=lambda job: job.loop)]
        batch.clear()  # this thread may sleep for long, and must not keep the tables of these jobs alive
        for loop, jobs in reports:
            with suppress(RuntimeError):  # the loop is closed: the server was stopped at once
                loop.call_soon_threadsafe(_report, jobs)

    def _transact(self, batch: list[Job]) -> bool:
        """Write a whole batch to disk, or none of it."""
        works = [(job, job.work) for job in batch if job.work]
        try:
            if works:  # a single statement is a transaction already
                # not IMMEDIATE: tables can still be read when the disk is full
                self._db.execute("BEGIN")
            self._write(batch)
            for job, work in works:
                job.result = work(self._db)
            if works:
                self._db.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                self._db.rollback()
            for job in batch:
                job.error = error
            return False
        return True

    def _note_saving(self, failure: Exception | None) -> None:
        """Log once when writes begin to fail and once when they succeed again, not at every move."""
        if self.saving and failure:
            log.error("writes to the store are failing", exc_info=failure)
        elif not self.saving and not failure:
            log.warning("writes to the store succeed again")
        self.saving = failure is None

    def _write(self, batch: list[Job]) -> None:
        """Write the events, and the last status of each table."""
        events = [row for job in batch for row in job.events]
        statuses = {job.status[0]: job.status for job in batch if job.status}
        if events or statuses:
            self._db.execute("INSERT INTO batch VALUES (?, ?)", (_json(events), _json([*statuses.values()])))


def refusal(error: Exception) -> Refusal:
    """The refusal to send to whoever asked for something that could not be saved or read.

    Errors of the disk are logged once by the writer; any other error is logged here.
    """
    if isinstance(error, Refusal):
        return error
    if not isinstance(error, sqlite3.OperationalError):
        log.error("a job of the store failed", exc_info=error)
    match getattr(error, "sqlite_errorcode", 0) & PRIMARY:
        case sqlite3.SQLITE_FULL:
            return Refusal("store-full")
        case sqlite3.SQLITE_READONLY:
            return Refusal("store-read-only")
        case _:
            return Refusal("not-saved")


def _json(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()


def _resolve(done: asyncio.Future[tuple[Any, Exception | None]], result: Any, error: Exception | None) -> None:
    done.set_result((result, error))


def _report(jobs: list[Job]) -> None:
    for job in jobs[:REPORTED]:
        try:
            job.on_done(job.result, refusal(job.error) if job.error else None)
        except Exception:
            log.exception("a callback of the store failed")
    del jobs[:REPORTED]
    if jobs:
        jobs[0].loop.call_soon(_report, jobs)
