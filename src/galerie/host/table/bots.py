"""The bots of one table: each thinks when it is its turn, if anybody is there to see it, and takes its time."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Any, Final

from galerie import bots
from galerie.core import Seat
from galerie.host.socket.connection import Connection
from galerie.host.table.history import History
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services

RETRY_SECONDS: Final = 1.0
LONGEST_RETRY_SECONDS: Final = 60.0

log: Final = logging.getLogger(__name__)


class TableBots:
    """`move` makes a bot's move, if what it saw is still so; and tells whether it has."""

    def __init__(
        self,
        services: Services,
        seating: Seating,
        history: History,
        connections: AbstractSet[Connection],
        move: Callable[[Seat, Any, str], Awaitable[bool]],
    ) -> None:
        self._services = services
        self._seating = seating
        self._history = history
        self._connections = connections
        self._move = move
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    @property
    def thinking(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Let those think whose turn it is, and who do not yet."""
        match = self._history.match
        for seat in match.to_act & (self._seating.setup.bots | match.stand_ins):
            if self._is_to_think(seat) and seat not in self._thinking:
                level = self._seating.setup.chairs[seat].level or self._common_level()
                self._thinking[seat] = asyncio.create_task(self._think(seat, level))

    def rest(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def is_at_turn(self, seat: Seat) -> bool:
        """Whether a bot is to move here; whose seat it is may have come back meanwhile."""
        match = self._history.match
        return seat in match.to_act and self._seating.is_bot(seat, match) and not match.paused

    def _is_to_think(self, seat: Seat) -> bool:
        """Bots do not play to an empty table, unless a clock runs against them."""
        watched = bool(self._connections) or self._history.timed.clock is not None
        return self.is_at_turn(seat) and watched and not self._seating.setup.waiting

    def _common_level(self) -> str:
        """Of a bot that plays for somebody else: neither the weakest nor the strongest."""
        levels = [*bots.levels(self._seating.setup.game)]
        return levels[len(levels) // 2]

    async def _think(self, seat: Seat, level: str) -> None:
        """Move for a bot as long as it is its turn. A failure is logged and tried again, slower and slower."""
        delay = RETRY_SECONDS
        try:
            while self._is_to_think(seat):
                try:
                    await self._answer(seat, level)
                except Exception:
                    log.exception("a bot has failed")
                    await asyncio.sleep(delay)
                    delay = min(2 * delay, LONGEST_RETRY_SECONDS)
        finally:
            del self._thinking[seat]

    async def _answer(self, seat: Seat, level: str) -> None:
        """One move of a bot, about what it sees when it makes it.

        Where several act at once things change while it thinks. Then it thinks again, but does not pause again.
        """
        time = asyncio.get_running_loop().time
        if self._services.bot_pause:
            await self._bide(seat, level)
        ready = time() + self._services.bot_pause
        while self._is_to_think(seat):
            view = self._history.match.position.view(seat)
            text, _ = await asyncio.gather(self._thought(seat, level, view), asyncio.sleep(ready - time()))
            if await self._move(seat, view, text):
                return

    async def _thought(self, seat: Seat, level: str, view: Any) -> str:
        game = self._seating.setup.game
        with self._services.metrics.bot_seconds.labels(game, level).time():
            return await self._services.workers.think(game, level, view, seat, secrets.randbits(32))

    async def _bide(self, seat: Seat, level: str) -> None:
        """Let a bot take its time. What others do may change how much, but only new cards make it begin anew."""
        history, time = self._history, asyncio.get_running_loop().time
        began, drawn, seed = time(), history.draws, secrets.randbits(32)
        while self._is_to_think(seat):
            if drawn != history.draws:
                began, drawn, seed = time(), history.draws, secrets.randbits(32)
            view, news = history.match.position.view(seat), history.news
            pace = bots.pace(self._seating.setup.game, level, view, seat, seed)
            left = began + pace - self._services.bot_pause - time()
            if left <= 0:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await news.wait()
