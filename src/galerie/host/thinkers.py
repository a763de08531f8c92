"""The worker processes in which bots think, so that the event loop never does."""

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from galerie import bots
from galerie.core import Seat


class Thinkers:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._hire()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def warm(self) -> None:
        """Start the processes and load the bots now, so that the first move does not wait for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, repr, bots.think) for _ in range(self._workers)))

    async def think(self, game: str, level: str, view: Any, seat: Seat) -> str:
        """The bot's move as text; a worker that died is replaced and the question asked again."""
        question = (game, level, view, seat, secrets.randbits(32))
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, bots.think, *question)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._hire()
            return await loop.run_in_executor(self._pool, bots.think, *question)

    def _hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
