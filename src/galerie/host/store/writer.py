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
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]
Row: TypeAlias = tuple[Any, ...]
Then: TypeAlias = Callable[[Any, Exception | None], None]
"""Who is called in the event loop with the result of some work, or with what has failed."""

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
"""What is written at every move, of many tables at once, as one statement: between any two, and several times in each,
the thread and the event loop would have to wait for each other."""

ENOUGH: Final = 32
"""Jobs that are begun with at once; fewer wait until the event loop has nothing more to hand over for now."""

log: Final = logging.getLogger(__name__)


class Committed(Protocol):
    """Who is told of every group of jobs, by the thread."""

    def __call__(self, seconds: float, jobs: int, *, saved: bool) -> None: ...


def unheeded(seconds: float, jobs: int, *, saved: bool) -> None:
    """Nobody wants to know."""


class Job(msgspec.Struct, eq=False):
    """A piece of work for the thread, and how it ended."""

    work: Work[Any] | None
    events: Sequence[Row]
    standing: Row | None
    """Rows to be written before the work is done: those of a batch are written together."""

    then: Then
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: Exception | None = None


class Writer:
    def __init__(self, db: sqlite3.Connection, committed: Committed) -> None:
        self.saving: bool = True
        """Whether what was last to be kept could be."""

        self._db = db
        self._db.executescript(BATCH)
        self._committed = committed
        self._jobs: list[Job] = []
        self._bell: SimpleQueue[Literal["close"] | None] = SimpleQueue()
        """It rings when something is to be done, and for the last time when nothing more will be."""

        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def hand(self, work: Work[Any] | None, events: Sequence[Row], standing: Row | None, then: Then) -> None:
        """Have events logged, a standing kept and something done, in a transaction; or nothing of it.

        Only for the event loop's own thread: the bell rings for the first of those that wait.
        """
        loop, jobs = asyncio.get_running_loop(), self._jobs
        jobs.append(Job(work, events, standing, then, loop))
        waiting = len(jobs)
        if waiting == 1:
            loop.call_soon(self._bell.put, None)
        elif waiting == ENOUGH:
            self._bell.put(None)

    def close(self) -> None:
        """Finish what is waiting."""
        self._bell.put("close")
        self._thread.join()

    def _work(self) -> None:
        closing = False
        while not closing:
            closing = self._bell.get() == "close"
            batch: list[Job] = []
            while waiting := self._jobs[:]:  # until nothing is: for what is added meanwhile the bell does not ring
                del self._jobs[: len(waiting)]
                batch += waiting
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        """Do a batch of jobs in one transaction, then report each.

        Where that fails each is done by itself: what can be done is, and each hears of its own trouble.
        """
        began, changes = time.perf_counter(), self._db.total_changes
        trouble: Exception | None = None
        if not self._transact(batch):
            if len(batch) > 1:
                for job in batch:
                    job.error = None
                    self._transact([job])
            trouble = next((job.error for job in batch if isinstance(job.error, sqlite3.OperationalError)), None)
        if trouble or self._db.total_changes > changes:
            self._notice(trouble)
        self._committed(time.perf_counter() - began, len(batch), saved=self.saving)
        reports = [(loop, [*jobs]) for loop, jobs in groupby(batch, key=lambda job: job.loop)]
        batch.clear()  # whoever is told lets go of the jobs, and of the tables they are for; this thread may sleep long
        for loop, jobs in reports:
            with suppress(RuntimeError):  # it is closed: the host has been made to end at once
                loop.call_soon_threadsafe(_finish, jobs)

    def _transact(self, batch: list[Job]) -> bool:
        """All of a batch, on disk; or nothing of it."""
        works = [(job, job.work) for job in batch if job.work]
        try:
            if works:  # a statement by itself is a transaction
                # not IMMEDIATE: where nothing can be written any more, tables can still be looked at
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

    def _notice(self, trouble: Exception | None) -> None:
        """Say it when the store can no longer save, or can again; not at every move of a thousand tables."""
        if self.saving and trouble:
            log.error("nothing can be saved", exc_info=trouble)
        elif not self.saving and not trouble:
            log.warning("everything is saved again")
        self.saving = trouble is None

    def _write(self, batch: list[Job]) -> None:
        """The events and the standings; of a table that has several of these, the last."""
        events = [row for job in batch for row in job.events]
        standings = {job.standing[0]: job.standing for job in batch if job.standing}
        if events or standings:
            words = (_words(events), _words([*standings.values()]))
            self._db.execute("INSERT INTO batch VALUES (?, ?)", words)


def _words(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()


def _finish(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.then(job.result, job.error)
        except Exception:
            log.exception("what was to follow has failed")
    jobs.clear()
