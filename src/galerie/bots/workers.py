"""Processes in which bots think, so that neither the screen nor the event loop waits for them."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from galerie import bots
from galerie.bots.following import follow
from galerie.bots.streams import Streams
from galerie.core import Seat

T = TypeVar("T")


class Workers:
    """A pool of processes. They start at once and load the bots, so that the first move does not wait for that."""

    def __init__(self, count: int = 1, streaming: int = 1) -> None:
        """`streaming` more processes do the work that is streamed; they start when they are first needed."""
        self._count = count
        self._streams = Streams(streaming)
        self._start()

    async def think(self, game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
        """The move a bot chooses, as text."""
        return await self.run(bots.think, game, level, view, seat, seed)

    async def advise(self, game: str, view: Any, seat: Seat) -> bots.Advice | None:
        """A hint, with its move as text; None if there is none."""
        return await self.run(bots.advise, game, view, seat)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run any work that would block. Workers that have died are replaced once."""
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *arguments))
        except BrokenExecutor:
            if pool is self._pool:
                self._start()
            return await asyncio.wrap_future(self._pool.submit(work, *arguments))

    def stream(self, work: Callable[..., Iterator[T]], *arguments: Any) -> AsyncGenerator[T]:
        """What some work yields, as it yields it. The work is stopped when the iterator is closed."""
        return self._streams.stream(work, *arguments)

    def processes(self) -> set[int]:
        """The process ids of the workers that have started."""
        started = (each for each in self._started if each.done() and not each.cancelled() and not each.exception())
        return {each.result() for each in started}

    def close(self) -> None:
        """Stop at once, even while a bot is thinking."""
        numbers = self.processes()
        for child in active_children():
            if child.pid in numbers:
                child.terminate()
        self._pool.shutdown(cancel_futures=True)
        self._streams.close()

    def _start(self) -> None:
        self._pool = ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=follow)
        self._started: list[Future[int]] = [self._pool.submit(os.getpid) for _ in range(self._count)]
