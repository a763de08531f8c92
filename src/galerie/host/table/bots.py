"""The bots of one table. Each thinks when it is its turn, if a person sits or watches here, and takes its time."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Any, Final

from galerie import bots
from galerie.bots.slots import Whose, whose
from galerie.core import BotFault, Seat
from galerie.core.conduct import MARK
from galerie.core.contract import hides, veiled
from galerie.host.socket.connection import Connection
from galerie.host.table.history import History
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services

RETRY_SECONDS: Final = 1.0
LONGEST_RETRY_SECONDS: Final = 60.0
YIELD_SECONDS: Final = 0.005
"""Bots without a pace wait this long after a move: in a race whoever has just moved would always be the first again."""

READING_SECONDS: Final = 2.0
"""Bots wait this much longer after a forced move, which the board tells in words: a player has to read them. In games
with secrets it is not told, and no delay may tell it."""

REMEMBERED: Final = 500
"""How many of the latest events tell bots the pace of a race. A log may hold ten times as many."""

AWAY: Final = "away"
"""Where guests are who are not connected."""

log: Final = logging.getLogger(__name__)


class TableBots:
    """`move` makes a bot's move if the bot still sees what it has thought about, and returns whether it was made.

    A bot of the operator's own that fails has no move, and resigns.
    """

    __slots__ = ("_connections", "_history", "_move", "_seating", "_services", "_thinking")

    def __init__(
        self,
        services: Services,
        seating: Seating,
        history: History,
        connections: AbstractSet[Connection],
        move: Callable[[Seat, str, Any, str | None], Awaitable[bool]],
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
        """Start the bots whose turn it is and who are not thinking yet."""
        match = self._history.match
        for seat in match.to_act & (self._seating.setup.bots | match.stand_ins):
            if self._should_think(seat) and seat not in self._thinking:
                setup = self._seating.setup
                level = bots.current(setup.game, setup.chairs[seat].level or self._common_level())
                self._thinking[seat] = asyncio.create_task(self._think(seat, level))

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def is_at_turn(self, seat: Seat) -> bool:
        """Whether a bot is to move here; the player it stood in for may be back."""
        match = self._history.match
        return seat in match.to_act and self._seating.is_bot(seat, match) and not match.paused

    def _should_think(self, seat: Seat) -> bool:
        """Bots play while anybody is connected, and against a person who is away while a clock is running: otherwise
        whoever leaves a bot alone with its clock would win.
        """
        watched = bool(self._connections) or (self._history.timed.clock is not None and bool(self._people()))
        return self.is_at_turn(seat) and watched and not self._seating.setup.waiting

    def _whose(self) -> Whose:
        """For whom the bots play: a player who is connected, or else whoever opened the table, or a spectator.

        All guests who are away share one turn.
        """
        people, opener = self._services.people, self._seating.setup.opener
        present = min(
            self._connections,
            key=lambda each: (not each.seats, not people.are_same(each.guest, opener)),
            default=None,
        )
        return people.payer(present.guest, present.address) if present else people.payer(opener, AWAY)

    def _common_level(self) -> str:
        """The level of a bot that stands in for a player: neither the weakest nor the strongest."""
        levels = [*bots.levels(self._seating.setup.game)]
        return levels[len(levels) // 2]

    async def _think(self, seat: Seat, level: str) -> None:
        """Make a bot's moves as long as it is its turn. A failure is logged and retried with growing delays."""
        delay = RETRY_SECONDS
        try:
            while self._should_think(seat):
                try:
                    await self._make_move(seat, level)
                    if not self._services.bot_pause and len(self._thinking) > 1:
                        await asyncio.sleep(YIELD_SECONDS)
                except Exception:
                    log.exception("bot failed")
                    await asyncio.sleep(delay)
                    delay = min(2 * delay, LONGEST_RETRY_SECONDS)
        finally:
            del self._thinking[seat]

    async def _make_move(self, seat: Seat, level: str) -> None:
        """Make one move.

        Where several seats act at once, the position may change while the bot thinks. It then thinks again, without
        another pause.
        """
        time = asyncio.get_running_loop().time
        if self._services.bot_pause:
            await self._wait_for_pace(seat, level)
        pause, match = self._services.bot_pause, self._history.match
        told = match.line.forced and not hides(match.position)
        ready = time() + pause + (READING_SECONDS if pause and told else 0)
        while self._should_think(seat):
            view = self._history.match.view(seat)
            text, _ = await asyncio.gather(self._choose(seat, level, view), asyncio.sleep(ready - time()))
            if await self._move(seat, level, view, text):
                return

    def _past(self) -> list[bots.Passed]:
        """What everybody has seen of the latest moves, and when; of use only where bots have a pace."""
        match, history = self._history.match, self._history
        if not bots.has_pace(self._seating.setup.game):
            return []
        return [
            bots.Passed(entry.seat, veiled(match.position, match.parse(entry.move), None), at / 1000)
            for entry, at in zip(history.entries[-REMEMBERED:], history.times[-REMEMBERED:], strict=True)
            if not entry.move.startswith(MARK)
        ]

    def _people(self) -> frozenset[Seat]:
        """The seats that no bot plays for."""
        match = self._history.match
        return frozenset(seat for seat in range(match.seats) if not self._seating.is_bot(seat, match))

    async def _choose(self, seat: Seat, level: str, view: Any) -> str | None:
        game = self._seating.setup.game
        whose.set(self._whose())
        try:
            with self._services.metrics.bot_seconds.labels(game, level).time():
                return await self._services.workers.think(game, level, view, seat, secrets.randbits(32))
        except BotFault as fault:
            log.warning("a bot resigns", extra={"fault": str(fault)})
            return None

    async def _wait_for_pace(self, seat: Seat, level: str) -> None:
        """Wait as long as the bot's pace demands. Moves of others may change the pace; only new cards restart it."""
        history, time = self._history, asyncio.get_running_loop().time
        began, drawn, seed = time(), history.draws, secrets.randbits(32)
        past = self._past()
        while self._should_think(seat):
            if drawn != history.draws:
                began, drawn, seed = time(), history.draws, secrets.randbits(32)
                past = self._past()
            view, changed = history.match.view(seat), history.changed
            pace = bots.pace(self._seating.setup.game, level, view, seat, seed, past, self._people())
            left = began + pace - self._services.bot_pause - time()
            if left <= 0:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await changed.wait()
