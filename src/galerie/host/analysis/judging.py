"""Judgements of positions, streamed: one at a time for each visitor, and a limited number waiting."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing
from typing import Final, NamedTuple

from galerie.bots.shares import has_had_share
from galerie.bots.workers import Workers
from galerie.core import Refusal
from galerie.host.view import analysis as view
from galerie.host.view.analysis import RecordLimits
from galerie.host.view.projection import LineDigest
from galerie.host.web.problems import problem
from galerie.host.wire import JudgementStep, JudgementWish, encode

MOST_LINES: Final = 16
"""Lines that wait to be read; each says more than those before it, which make room."""

REPLACED: Final = encode(JudgementStep(ended="replaced")) + b"\n"

log: Final = logging.getLogger(__name__)


class JudgementLimits(NamedTuple):
    of_all: int = 32
    """Judgements under way or waiting for a process, of all visitors together; then addresses have their share."""

    of_address: int = 8
    """The same for one address, whose visitors may be one program that never sends a cookie."""

    seconds: float = 60.0
    """The most that one may take, waiting included."""

    record: RecordLimits = RecordLimits()
    unread: int = 256 * 1024
    """Bytes of lines that may wait to be read, unless a single line has more."""


NO_LIMITS: Final = JudgementLimits()


class Judgements:
    def __init__(self, workers: Workers, limits: JudgementLimits = NO_LIMITS) -> None:
        self._workers = workers
        self._limits = limits
        self._under_way: dict[str, Judging] = {}

    def __len__(self) -> int:
        return len(self._under_way)

    async def start(
        self, guest: str, address: str, wish: JudgementWish, playing: Sequence[LineDigest], language: str
    ) -> "Judging":
        """Start a judgement in place of the one that this visitor has under way, and wait for its first step."""
        if older := self._under_way.pop(guest, None):
            older.end(REPLACED)
        of_addresses = Counter(each.address for each in self._under_way.values())
        neighbours, addresses = of_addresses[address], len({*of_addresses, address})
        is_busy = has_had_share(neighbours, of_addresses.total(), addresses, self._limits.of_all)
        if is_busy or neighbours >= self._limits.of_address:
            raise Refusal("judge-busy")
        judging = self._under_way[guest] = Judging(self._workers, self._limits, address, wish, playing, language)
        judging.task.add_done_callback(lambda _: self._forget(guest, judging))
        try:
            await judging.begun
        except asyncio.CancelledError:
            judging.task.cancel()
            raise
        return judging

    def _forget(self, guest: str, judging: "Judging") -> None:
        if self._under_way.get(guest) is judging:
            del self._under_way[guest]


class Judging:
    """One judgement. Its lines wait here until they are sent."""

    def __init__(
        self,
        workers: Workers,
        limits: JudgementLimits,
        address: str,
        wish: JudgementWish,
        playing: Sequence[LineDigest],
        language: str,
    ) -> None:
        self.address = address
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done with the first line; a refusal before that is its exception."""

        self._language = language
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_LINES)
        self._most_unread = limits.unread
        self._unread = 0
        self.task: Final = asyncio.create_task(self._run(workers, limits, wish, playing))

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines until the last. Whoever stops listening ends the work too."""
        try:
            while (line := await self._lines.get()) is not None:
                self._unread -= len(line)
                yield line
        finally:
            self.task.cancel()

    def end(self, last: bytes) -> None:
        """End the work with this line."""
        self.task.cancel()
        self._put(last)

    async def _run(
        self, workers: Workers, limits: JudgementLimits, wish: JudgementWish, playing: Sequence[LineDigest]
    ) -> None:
        stream = workers.stream(view.judged, wish, tuple(playing), limits.record)
        try:
            async with asyncio.timeout(limits.seconds), aclosing(stream) as steps:
                async for line in steps:
                    self._put(line)
        except asyncio.CancelledError:
            if not self.begun.done():
                self.begun.cancel()
            raise
        except Exception as error:
            self._fail(error)
        finally:
            self._queue(None)

    def _fail(self, error: Exception) -> None:
        if isinstance(error, Refusal):
            refusal = error
        elif isinstance(error, TimeoutError):
            refusal = Refusal("work-long")
        else:
            log.error("a judgement failed", exc_info=error)
            refusal = Refusal("failed")
        if self.begun.done():
            failed = JudgementStep(ended="failed", problem=problem(refusal, self._language))
            self._queue(encode(failed) + b"\n")
        else:
            self.begun.set_exception(refusal)

    def _put(self, line: bytes) -> None:
        if not self.begun.done():
            self.begun.set_result(None)
        self._queue(line)

    def _queue(self, line: bytes | None) -> None:
        size = len(line or b"")
        while self._lines.full() or (size and self._lines.qsize() and self._unread + size > self._most_unread):
            self._unread -= len(self._lines.get_nowait() or b"")
        self._unread += size
        self._lines.put_nowait(line)
