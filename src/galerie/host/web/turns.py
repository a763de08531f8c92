"""What many visitors ask at once is begun a few at a time, so that the event loop comes round to everybody else."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 4
"""A request takes some milliseconds at most."""


class Turns:
    def __init__(self) -> None:
        self._queue: deque[Callable[[], None]] = deque()
        self._is_scheduled = False

    def add(self, begin: Callable[[], None]) -> None:
        self._queue.append(begin)
        self._schedule()

    def _schedule(self) -> None:
        if self._queue and not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._begin_some)

    def _begin_some(self) -> None:
        self._is_scheduled = False
        try:
            for _ in range(min(AT_ONCE, len(self._queue))):
                self._queue.popleft()()
        finally:
            self._schedule()
