"""Processes for one kind of work; everybody who wants one waits for their turn."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from galerie.bots.processes import WorkerProcess
from galerie.bots.slots import NO_LIMITS, Label, Limits, Slots
from galerie.core import Refusal

T = TypeVar("T")

GRACE: Final = 2.0
"""Seconds that streamed work which nobody wants any more may take to notice that; then its process is killed."""


class TooLong(Refusal):
    """Some work has taken longer than it may."""


class Lane:
    """A fixed number of processes, each started when it is first needed, unless it is `eager`."""

    def __init__(self, count: int = 1, limits: Limits = NO_LIMITS, *, niceness: int = 0, eager: bool = False) -> None:
        self._niceness = niceness
        self._closed = False
        self._every: set[WorkerProcess] = set()
        self._releases: set[asyncio.Task[None]] = set()
        self._slots: Slots[WorkerProcess | None] = Slots(
            [self._started() if eager else None for _ in range(count)], limits
        )

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a process."""
        return self._slots.waiting

    @property
    def processes(self) -> set[int]:
        """The process ids of those that have started."""
        return {process.pid for process in self._every}

    async def run(self, work: Callable[..., T], *arguments: Any, seconds: float, label: tuple[str, ...] = ()) -> T:
        """The result of some work in another process; it is refused, and stopped, if it takes longer than `seconds`.

        A process that has died is replaced once.
        """
        try:
            return await self._run(work, arguments, seconds, label)
        except ConnectionError:
            return await self._run(work, arguments, seconds, label)

    async def stream(self, work: Callable[..., Iterator[T]], *arguments: Any) -> AsyncGenerator[T]:
        """What some work yields, in another process. Work that is no longer iterated over is stopped."""
        async with self._process((work,), GRACE) as process:
            await process.start(work, arguments)
            while (item := await process.next()) is not None:
                yield item[0]

    def close(self) -> None:
        """Stop at once, for good."""
        self._closed = True
        for task in self._releases:
            task.cancel()
        for process in self._every:
            process.kill()

    async def _run(
        self, work: Callable[..., T], arguments: tuple[Any, ...], seconds: float, label: tuple[str, ...]
    ) -> T:
        async with self._process((work, *label), grace=0) as process:
            await process.ready()  # whoever comes to a new process has no less time
            try:
                async with asyncio.timeout(seconds):
                    return await process.run(work, *arguments)
            except TimeoutError as error:
                raise TooLong("work-long") from error

    @asynccontextmanager
    async def _process(self, label: Label, grace: float) -> AsyncIterator[WorkerProcess]:
        """A process, once it is this work's turn."""
        loan = await self._slots.take(label)
        process = loan.item
        try:
            process = await self._living(process)
            yield process
        finally:
            self._slots.measure(loan)
            task = asyncio.get_running_loop().create_task(self._release(process, grace))
            self._releases.add(task)
            task.add_done_callback(self._releases.discard)

    async def _release(self, process: WorkerProcess | None, grace: float) -> None:
        """Let others have a process once it has nothing more to do."""
        if process and not await process.finished(grace):
            process.kill()
            self._every.discard(process)
            process = None
        self._slots.put_back(process)

    async def _living(self, process: WorkerProcess | None) -> WorkerProcess:
        """This process, or another in place of one that has died or was never started."""
        if process and process.is_alive:
            return process
        if self._closed:
            raise ConnectionError("the worker processes were stopped")
        if process:
            self._every.discard(process)
        return await asyncio.to_thread(self._started)

    def _started(self) -> WorkerProcess:
        process = WorkerProcess(self._niceness)
        self._every.add(process)
        return process
