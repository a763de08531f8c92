"""A lock that can also be taken without waiting, by who is not in a task."""

import asyncio
from collections import deque


class TableLock:
    """For one at a time, in the order in which they came."""

    __slots__ = ("_queue", "taken")

    def __init__(self) -> None:
        self.taken: bool = False
        self._queue: deque[asyncio.Future[None]] | None = None

    def take(self) -> bool:
        """At once, or not at all."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        """To whoever has waited longest, if anybody has."""
        assert self.taken  # noqa: S101  or there would be two at a time
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        if self._queue is None:
            self._queue = deque()
        turn = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just been released to him
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
