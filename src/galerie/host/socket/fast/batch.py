"""Moves are begun a few at a time, in the order in which they came, and those before them told in between.

Begun all at once, what a thousand tables are made of would have gone from the processor's cache when it is asked for
again, to tell the move.
"""

import asyncio
from collections import deque
from typing import Final, Protocol

A_FEW: Final = 32
"""As many as the store begins with at once."""


class PendingMove(Protocol):
    def enter(self) -> None:
        """It is his turn."""


class MoveBatcher:
    def __init__(self) -> None:
        self._queue: deque[PendingMove] = deque()

    def queue(self, comer: PendingMove) -> None:
        if not self._queue:
            asyncio.get_running_loop().call_soon(self._turn)
        self._queue.append(comer)

    def _turn(self) -> None:
        queue = self._queue
        try:
            for _ in range(min(A_FEW, len(queue))):
                queue.popleft().enter()
        finally:
            if queue:
                asyncio.get_running_loop().call_soon(self._turn)
