"""Processes for one kind of work, and a queue in front of them in which everybody has their turn."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from galerie.bots.processes import WorkerProcess
from galerie.bots.turns import Turns
from galerie.core import Refusal

T = TypeVar("T")
Whose: TypeAlias = tuple[str, str]
"""Who pays for some work, an account or a network address, and the guest behind that address."""

NOBODY: Final[Whose] = "", ""
whose: Final[ContextVar[Whose]] = ContextVar("whose", default=NOBODY)
"""Whose work is being done. A guest costs nothing to make, so the address pays for all guests behind it."""

GRACE: Final = 2.0
"""Seconds that streamed work which nobody wants any more may take to notice that; then its process is killed."""

FIRST_COST: Final = 0.05
"""Seconds that a kind of work is expected to take before it was ever done."""

MEMORY: Final = 0.8
"""How much of what was expected before remains after one more measurement."""


class Turn(NamedTuple):
    """Work that waits for a process; None is one that has to be started first."""

    path: Whose
    label: tuple[Any, ...]
    process: asyncio.Future[WorkerProcess | None]


class Lane:
    """A fixed number of processes, each started when it is first needed, unless it is `eager`."""

    def __init__(
        self,
        count: int = 1,
        *,
        most_of_one: int | None = None,
        most: int | None = None,
        patience: float | None = None,
        niceness: int = 0,
        eager: bool = False,
    ) -> None:
        """At most `most` pieces of work wait, `most_of_one` of one payer, for `patience` seconds each."""
        self._most_of_one = most_of_one
        self._most = most
        self._patience = patience
        self._niceness = niceness
        self._turns: Turns[Turn] = Turns(2, lambda turn: self._cost(turn.label))
        self._waiting: Counter[str] = Counter()
        self._costs: dict[tuple[Any, ...], float] = {}
        self._every: set[WorkerProcess] = set()
        self._releases: set[asyncio.Task[None]] = set()
        self._idle: list[WorkerProcess | None] = [self._started() if eager else None for _ in range(count)]

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a process."""
        return self._waiting.total()

    @property
    def processes(self) -> set[int]:
        """The process ids of those that have started."""
        return {process.pid for process in self._every}

    async def run(self, work: Callable[..., T], *arguments: Any, seconds: float, label: tuple[str, ...] = ()) -> T:
        """The result of some work in another process; it is refused, and stopped, if it takes longer than `seconds`.

        Work of one label is expected to take as long as it took before. A process that has died is replaced once.
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
        """Stop at once."""
        for task in self._releases:
            task.cancel()
        for process in self._every:
            process.kill()

    async def _run(
        self, work: Callable[..., T], arguments: tuple[Any, ...], seconds: float, label: tuple[str, ...]
    ) -> T:
        async with self._process((work, *label), grace=0) as process:
            try:
                async with asyncio.timeout(seconds):
                    return await process.run(work, *arguments)
            except TimeoutError as error:
                raise Refusal("work-long") from error

    @asynccontextmanager
    async def _process(self, label: tuple[Any, ...], grace: float) -> AsyncIterator[WorkerProcess]:
        """A process, once it is this work's turn."""
        path = whose.get()
        process = await self._turn(path, label)
        began, cost = time.monotonic(), self._cost(label)
        try:
            process = await self._living(process)
            yield process
        finally:
            took = time.monotonic() - began
            self._costs[label] = MEMORY * self._costs.get(label, took) + (1 - MEMORY) * took
            self._turns.charge(path, took - cost)
            task = asyncio.get_running_loop().create_task(self._release(process, grace))
            self._releases.add(task)
            task.add_done_callback(self._releases.discard)

    async def _turn(self, path: Whose, label: tuple[Any, ...]) -> WorkerProcess | None:
        payer = path[0]
        if self._most is not None and self._waiting.total() >= self._most:
            raise Refusal("work-busy")
        if self._most_of_one is not None and self._waiting[payer] >= self._most_of_one:
            raise Refusal("work-many", most=self._most_of_one)
        process: asyncio.Future[WorkerProcess | None] = asyncio.get_running_loop().create_future()
        self._turns.add(path, Turn(path, label, process))
        self._waiting[payer] += 1
        self._serve()
        try:
            async with asyncio.timeout(self._patience):
                return await process
        except BaseException as error:
            if not process.cancel() and not process.cancelled():  # it came just when nobody waited any more
                self._put_back(process.result())
            if isinstance(error, TimeoutError):
                raise Refusal("work-busy") from error
            raise
        finally:
            self._waiting[payer] -= 1
            if not self._waiting[payer]:
                del self._waiting[payer]

    def _cost(self, label: tuple[Any, ...]) -> float:
        return self._costs.get(label, FIRST_COST)

    def _serve(self) -> None:
        """Give idle processes to those whose turn it is."""
        while self._idle and self._turns:
            path, label, process = self._turns.next()
            if process.done():  # nobody waits for it any more
                self._turns.charge(path, -self._cost(label))
            else:
                process.set_result(self._idle.pop())

    def _put_back(self, process: WorkerProcess | None) -> None:
        self._idle.append(process)
        self._serve()

    async def _release(self, process: WorkerProcess | None, grace: float) -> None:
        """Let others have a process once it has nothing more to do."""
        if process and not await process.finished(grace):
            process.kill()
            self._every.discard(process)
            process = None
        self._put_back(process)

    async def _living(self, process: WorkerProcess | None) -> WorkerProcess:
        """This process, or another in place of one that has died or was never started."""
        if process and process.is_alive:
            return process
        if process:
            self._every.discard(process)
        return await asyncio.to_thread(self._started)

    def _started(self) -> WorkerProcess:
        process = WorkerProcess(self._niceness)
        self._every.add(process)
        return process
