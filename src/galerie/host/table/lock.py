"""A lock for callbacks and tasks alike."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeAlias, TypeVarTuple, Unpack

Arguments = TypeVarTuple("Arguments")
Waiter: TypeAlias = Callable[[], None] | asyncio.Future[None]


class TableLock:
    """Held by one holder at a time, in the order in which they asked."""

    __slots__ = ("_waiting", "locked")

    def __init__(self) -> None:
        self.locked: bool = False
        self._waiting: deque[Waiter] | None = None

    def acquire(self, then: Callable[[Unpack[Arguments]], None], *arguments: *Arguments) -> None:
        """Call `then` with the lock held: at once where it is free, otherwise when it is. `release` must follow."""
        if self.locked:
            self._enqueue(partial(then, *arguments))
        else:
            self.locked = True
            then(*arguments)

    def release(self) -> None:
        """Hand the lock to whoever has waited longest; a callback is called in the next round of the event loop."""
        assert self.locked  # noqa: S101  otherwise two would hold it
        while self._waiting:
            waiter = self._waiting.popleft()
            if not isinstance(waiter, asyncio.Future):
                asyncio.get_running_loop().call_soon(waiter)
                return
            if not waiter.done():  # otherwise its task was cancelled
                waiter.set_result(None)
                return
        self.locked = False

    async def __aenter__(self) -> None:
        if not self.locked:
            self.locked = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._enqueue(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the lock was handed over just before
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def _enqueue(self, waiter: Waiter) -> None:
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(waiter)
