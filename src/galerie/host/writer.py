"""The thread that owns the connection to the store's file.

It takes whatever is waiting, does it in one transaction, commits, and only then reports: a group of moves costs one
flush to disk, and whatever has been reported survives a killed process.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain, groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]
Row: TypeAlias = tuple[Any, ...]

EVENTS: Final = "INSERT INTO events VALUES {rows}"
STANDINGS: Final = (
    "UPDATE standings SET touched = coalesce(column2, touched), acting = column3, ending = column4"
    " FROM (VALUES {rows}) WHERE table_id = column1"
)
ROWS_TOGETHER: Final = (256, 128, 64, 32, 16, 8, 4, 2, 1)
"""Rows that are written by one statement; few numbers, so that each is prepared only once."""

log = logging.getLogger(__name__)


class Committed(Protocol):
    """Who is told of every group of jobs, by the thread."""

    def __call__(self, seconds: float, jobs: int, *, saved: bool) -> None: ...


def unheeded(seconds: float, jobs: int, *, saved: bool) -> None:
    """Nobody wants to know."""


class Job:
    """A piece of work for the thread, and how it ended."""

    __slots__ = ("done", "error", "events", "loop", "over", "result", "standing", "work")

    def __init__(
        self, work: Work[Any] | None, events: Sequence[Row], standing: Row | None, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.work = work
        self.events = events
        self.standing = standing
        """Rows to be written before the work is done: those of a batch are written together."""

        self.result: Any = None
        self.error: Exception | None = None
        self.done: asyncio.Future[Any] = loop.create_future()
        self.loop = loop
        self.over = False

    def wait_again(self) -> None:
        """After the waiting was cancelled: the work is not."""
        if self.done.cancelled():
            self.done = self.loop.create_future()
            if self.over:
                self.finish()

    def finish(self) -> None:
        self.over = True
        if self.done.done():
            return
        if self.error:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    def __init__(self, db: sqlite3.Connection, committed: Committed) -> None:
        self.saving = True
        """Whether what was last to be kept could be."""

        self._db = db
        self._committed = committed
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def hand(self, work: Work[T] | None, events: Sequence[Row] = (), standing: Row | None = None) -> T:
        """Have events logged, a standing kept and something done, in a transaction; or nothing of it.

        What has been handed over is waited for: whoever is cancelled meanwhile learns how it ended, and is cancelled
        when he waits for something else. What is kept and what is known of it would otherwise part.
        """
        job = Job(work, events, standing, asyncio.get_running_loop())
        self._jobs.put(job)
        cancelled = False
        try:
            while True:
                try:
                    result: T = await job.done
                except asyncio.CancelledError:
                    if not self._thread.is_alive():
                        raise
                    cancelled = True
                    job.wait_again()
                else:
                    return result
        finally:
            if cancelled and (task := asyncio.current_task()):
                task.uncancel()
                task.cancel()

    def close(self) -> None:
        """Finish what is waiting."""
        self._jobs.put(None)
        self._thread.join()

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

        Where that fails each is done by itself: what can be done is, and each hears of its own trouble.
        """
        began, changes = time.perf_counter(), self._db.total_changes
        if not self._transact(batch) and len(batch) > 1:
            for job in batch:
                self._transact([job])
        trouble = next((job.error for job in batch if isinstance(job.error, sqlite3.OperationalError)), None)
        if trouble or self._db.total_changes > changes:
            self._notice(trouble)
        self._committed(time.perf_counter() - began, len(batch), saved=self.saving)
        for loop, jobs in groupby(batch, key=lambda job: job.loop):
            loop.call_soon_threadsafe(_finish, list(jobs))

    def _transact(self, batch: list[Job]) -> bool:
        """All of a batch, on disk; or nothing of it."""
        try:
            # not IMMEDIATE: where nothing can be written any more, tables can still be looked at
            self._db.execute("BEGIN")
            self._write(EVENTS, [row for job in batch for row in job.events])
            # of a table that has several, the last
            self._write(STANDINGS, [*{job.standing[0]: job.standing for job in batch if job.standing}.values()])
            for job in batch:
                job.error = None
                if job.work:
                    job.result = job.work(self._db)
            self._db.execute("COMMIT")
        except Exception as error:
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

    def _write(self, statement: str, rows: list[Row]) -> None:
        """Many rows in a statement: between any two the event loop would have to be waited for."""
        start = 0
        for many in ROWS_TOGETHER:
            while len(rows) - start >= many:
                values = tuple(chain.from_iterable(rows[start : start + many]))
                self._db.execute(_with_rows(statement, many, len(rows[0])), values)
                start += many


@cache
def _with_rows(statement: str, many: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * many))


def _finish(jobs: list[Job]) -> None:
    for job in jobs:
        job.finish()
