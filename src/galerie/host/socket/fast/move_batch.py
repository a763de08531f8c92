"""Moves are started a few at a time, in the order of their arrival; those before them are sent in between.

If all were started at once, the data of a thousand tables would have left the processor's cache by the time it is
needed again, to send the moves.
"""

import asyncio
from collections import deque
from typing import Final, Protocol

BATCH: Final = 32
"""The number of jobs with which the store starts at once."""


class PendingMove(Protocol):
    def start_move(self) -> None: ...


class MoveQueue(Protocol):
    """Decides when a move is started."""

    def add(self, move: PendingMove) -> None: ...


class MoveBatcher:
    def __init__(self) -> None:
        self._queue: deque[PendingMove] = deque()

    def add(self, move: PendingMove) -> None:
        if not self._queue:
            asyncio.get_running_loop().call_soon(self._start_batch)
        self._queue.append(move)

    def _start_batch(self) -> None:
        queue = self._queue
        try:
            for _ in range(min(BATCH, len(queue))):
                queue.popleft().start_move()
        finally:
            if queue:
                asyncio.get_running_loop().call_soon(self._start_batch)


class Unbatched:
    """Starts every move at once."""

    def add(self, move: PendingMove) -> None:
        move.start_move()


def move_queue(*, fast: bool) -> MoveQueue:
    return MoveBatcher() if fast else Unbatched()
