"""What many visitors ask at once is begun one by one, so that the event loop comes round to everybody else."""

import asyncio
from collections import deque
from collections.abc import Callable


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
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        self._is_scheduled = False
        try:
            self._queue.popleft()()
        finally:
            self._schedule()
