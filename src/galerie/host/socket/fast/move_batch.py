"""Moves are started a few at a time, in the order of their arrival; those before them are sent in between.

If all were started at once, the data of a thousand tables would have left the processor's cache by the time it is
needed again, to send the moves. Some are started while those before them are being sent.
"""

import asyncio
import logging
from collections import deque
from typing import Final, Protocol

log: Final = logging.getLogger(__name__)

BATCH: Final = 32
"""The number of jobs with which the store starts at once."""


class PendingMove(Protocol):
    def start_move(self) -> None: ...


class MoveQueue(Protocol):
    """Decides when a move is started."""

    def add(self, move: PendingMove) -> None: ...
    def start_some(self) -> None:
        """Start the next moves now, if there are any."""


class MoveBatcher:
    def __init__(self) -> None:
        self._queue: deque[PendingMove] = deque()
        self._is_due = False
        """Whether the next batch is about to start."""

    def add(self, move: PendingMove) -> None:
        self._queue.append(move)
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._start_batch)

    def start_some(self) -> None:
        queue = self._queue
        for _ in range(min(BATCH, len(queue))):
            try:
                queue.popleft().start_move()
            except Exception:  # of one table, while others wait
                log.exception("a move could not be started")

    def _start_batch(self) -> None:
        self.start_some()
        self._is_due = bool(self._queue)
        if self._is_due:
            asyncio.get_running_loop().call_soon(self._start_batch)


class Unbatched:
    """Starts every move at once."""

    def add(self, move: PendingMove) -> None:
        move.start_move()

    def start_some(self) -> None:
        """None waits."""


def move_queue(*, fast: bool) -> MoveQueue:
    return MoveBatcher() if fast else Unbatched()
