"""The thread that writes to the store's database.

It takes all jobs that are waiting, runs them in one transaction, commits, and only then reports: a group of moves costs
one flush to disk, and whatever has been reported survives a killed process. If the connection to the database is lost
during a commit, the jobs of that batch wait until it is known whether they were done, and the others are refused.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Literal, Protocol, TypeAlias

import msgspec

from galerie.core import Refusal
from galerie.host.store.database import Row, Work
from galerie.host.store.engine import Unsettled, Writing
from galerie.host.store.lease import Lease, LeaseLost

OnDone: TypeAlias = Callable[[Any, Exception | None], None]
"""Called in the event loop with the result of some work, or with the reason why it failed."""

FULL_BATCH: Final = 32
"""With this many jobs the thread starts at once; fewer wait until the event loop has nothing more to submit."""

REPORTED: Final = 64
"""Jobs that are reported in one turn of the event loop. After a slow flush to disk there may be hundreds."""

CLOSE_SECONDS: Final = 60.0
"""For how long a database that does not answer may keep the server from stopping."""

RETRY_SECONDS: Final = 0.2
"""How often it is tried to settle what was being committed when the connection was lost."""

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
    lease: Lease | None = None
    """In a cluster, that on the table or the room that is written to."""

    result: Any = None
    error: Exception | None = None
    in_doubt: bool = False
    """Whether what is in memory of its table may be another than what is stored."""


class Writer:
    def __init__(self, connection: Writing, observer: CommitObserver) -> None:
        self.saving: bool = True
        """Whether the last write succeeded."""

        self.on_refused: Callable[[Collection[Lease]], None] = lambda _: None
        """Called in the event loop, before the jobs are reported, with leases that are worth nothing any more."""

        self._connection = connection
        self._observer = observer
        self._jobs: list[Job] = []
        self._wakeups: SimpleQueue[Literal["close"] | None] = SimpleQueue()
        self._unsettled: tuple[list[Job], Unsettled] | None = None
        """A batch that may or may not have been committed."""

        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def submit(
        self,
        work: Work[Any] | None,
        events: Sequence[Row],
        status: Row | None,
        on_done: OnDone,
        lease: Lease | None = None,
    ) -> None:
        """Write events and a status and run some work, in one transaction; or do none of it.

        Only for the thread of the event loop: the first job that waits wakes the writer up.
        """
        loop, jobs = asyncio.get_running_loop(), self._jobs
        jobs.append(Job(work, events, status, on_done, loop, lease))
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
        self._thread.join(CLOSE_SECONDS)
        if not self._thread.is_alive():
            self._connection.close()

    def _run(self) -> None:
        closing = False
        while not closing:
            try:
                closing = self._wakeups.get(timeout=RETRY_SECONDS if self._unsettled else None) == "close"
            except Empty:
                with suppress(Exception):  # the database cannot be reached yet
                    self._settle()
            batch: list[Job] = []
            while waiting := self._jobs[:]:  # until none is left: jobs added meanwhile do not wake this thread up
                del self._jobs[: len(waiting)]
                batch += waiting
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        """Run a batch of jobs in one transaction, then report each.

        If that fails each job runs in a transaction of its own, so that one failure does not harm the others; and
        again where somebody else was writing.
        """
        began, changes = time.perf_counter(), self._connection.total_changes
        done = self._transact(batch)
        ended = [] if done is None else [*batch]
        if done is False and (len(batch) > 1 or self._is_conflict(batch[0])):
            for job in batch:
                job.error = None
            ended = [job for job in batch if self._transact([job]) is not None]
        batch.clear()
        self._end(ended, began, changes)

    def _transact(self, batch: list[Job]) -> bool | None:
        """Write a whole batch to disk, or none of it; None if nobody knows yet."""
        jobs = [job for job in batch if job.work]
        try:
            self._settle()
            results = self._connection.transact(
                [row for job in batch for row in job.events],
                [*{job.status[0]: job.status for job in batch if job.status}.values()],  # the last of each table
                [job.work for job in jobs if job.work],
                {job.lease for job in batch if job.lease},
            )
        except Unsettled as unsettled:
            self._unsettled = [*batch], unsettled
            self._note_saving(unsettled)
            return None
        except Exception as error:
            for job in batch:
                job.error = error
            return False
        for job, result in zip(jobs, results, strict=True):
            job.result = result
        return True

    def _settle(self) -> None:
        """Learn what became of the batch that was being committed when the connection was lost, and report it.

        Raises while the database cannot be reached.
        """
        if self._unsettled is None:
            return
        batch, unsettled = self._unsettled
        began, changes = time.perf_counter(), self._connection.total_changes
        committed = self._connection.settle(unsettled.mark)
        self._unsettled = None
        self._note_saving(None)
        for job in batch:
            job.error = None if committed else Refusal("not-saved")
        for job, result in zip([job for job in batch if job.work], unsettled.results, strict=False):
            job.result = result
        self._end(batch, began, changes)

    def _end(self, jobs: list[Job], began: float, changes: int) -> None:
        """Report jobs that are on disk or have failed."""
        failures = [self._word(job) for job in jobs if job.error]
        failure = next(filter(None, failures), None)
        if failure or self._connection.total_changes > changes:
            self._note_saving(failure)
        self._observer(time.perf_counter() - began, len(jobs), saved=self.saving)
        reports = [(loop, [*reported]) for loop, reported in groupby(jobs, key=lambda job: job.loop)]
        jobs.clear()  # this thread may sleep for long, and must not keep the tables of these jobs alive
        for loop, reported in reports:
            with suppress(RuntimeError):  # the loop is closed: the server was stopped at once
                loop.call_soon_threadsafe(self._report, reported)

    def _word(self, job: Job) -> Exception | None:
        """Turn the error of a job into a refusal. Returns the error if it is the database's."""
        error = job.error
        assert error  # noqa: S101  it has failed
        if isinstance(error, LeaseLost):
            job.error, job.in_doubt = Refusal("table-elsewhere"), True
            return None
        told = self._connection.refusal(error)
        job.in_doubt = told is None and not isinstance(error, Refusal)  # such as an event whose version exists
        job.error = told or ordinary_refusal(error)
        return error if told else None

    def _report(self, jobs: list[Job]) -> None:
        if lost := {job.lease for job in jobs if job.in_doubt and job.lease}:
            self.on_refused(lost)
        for job in jobs[:REPORTED]:
            try:
                job.on_done(job.result, job.error)
            except Exception:
                log.exception("a callback of the store failed")
        del jobs[:REPORTED]
        if jobs:
            jobs[0].loop.call_soon(self._report, jobs)

    def _is_conflict(self, job: Job) -> bool:
        return job.error is not None and self._connection.is_conflict(job.error)

    def _note_saving(self, failure: Exception | None) -> None:
        """Log once when writes begin to fail and once when they succeed again, not at every move."""
        if self.saving and failure:
            log.error("writes to the store are failing", exc_info=failure)
        elif not self.saving and not failure:
            log.warning("writes to the store succeed again")
        self.saving = failure is None


def ordinary_refusal(error: Exception) -> Refusal:
    """What to say of an error that is not the database's."""
    if isinstance(error, Refusal):
        return error
    log.error("a job of the store failed", exc_info=error)
    return Refusal("not-saved")


def _resolve(done: asyncio.Future[tuple[Any, Exception | None]], result: Any, error: Exception | None) -> None:
    done.set_result((result, error))
