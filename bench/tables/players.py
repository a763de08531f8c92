"""Pairs of players who replay a game: as soon as they receive each other's moves, or at a pace.

One event loop plays them all. It must cost less than the server under test; `Sitting` reports its cost.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time
from typing import Final, TypeAlias

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.tables.server import PATIENCE, Chair, Service, UnexpectedReplyError

Game: TypeAlias = Sequence[str]
"""The moves of two seats in turn."""

ARRIVALS: Final = 32
"""How many connect at a time, and leave."""

PING_SECONDS: Final = 2.5
"""As in `docs/protocol.md`."""

SLICES: Final = 50
"""The players' pings are spread over this many parts of that time."""


class Player(WSListener):
    """One player's connection."""

    def __init__(self, chair: Chair, pair: "Pair", seat: int) -> None:
        super().__init__()
        self.chair = chair
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pair = pair
        self._seat = seat
        self._transport: WSTransport

    async def arrive(self) -> None:
        await ws_connect(lambda: self, self.chair.url, extra_headers=self.chair.headers)
        async with asyncio.timeout(PATIENCE):
            await self.welcome

    def leave(self) -> None:
        self._transport.disconnect(graceful=False)

    def say(self, words: str) -> None:
        self._transport.send(WSMsgType.TEXT, words)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002  picows passes both
        if frame.msg_type != WSMsgType.TEXT:
            return
        try:
            heard = self.chair.hear(frame.get_payload_as_bytes())
        except UnexpectedReplyError as trouble:
            self._pair.sitting.fail(trouble)
            return
        if heard.ply is not None:
            self._pair.told(self._seat, heard.ply)
        elif heard.answer is not None:
            self.say(heard.answer)
        elif heard.welcome and not self.welcome.done():
            self.welcome.set_result(None)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002  picows passes it
        self._pair.sitting.fail(UnexpectedReplyError("a connection was closed"))


class Pair:
    """The two players of one table."""

    def __init__(self, chairs: tuple[Chair, Chair], game: Game, sitting: "Sitting") -> None:
        self.players = (Player(chairs[0], self, 0), Player(chairs[1], self, 1))
        self.sitting = sitting
        self._game = game
        self._ply = 0
        self._due = 0.0
        """When the move under way was due."""

    def begin(self, delay: float = 0.0) -> None:
        self._due = perf_counter() + delay
        if delay:
            asyncio.get_running_loop().call_later(delay, self._move)
        else:
            self._move()

    def told(self, seat: int, ply: int) -> None:
        """A player receives a move; it is their turn then, unless the move was their own."""
        if (ply - 1) % 2 == seat:
            return
        if ply != self._ply + 1:
            self.sitting.fail(UnexpectedReplyError(f"expected move {self._ply + 1} but received {ply}"))
            return
        now = perf_counter()
        self._ply = ply
        goes_on = self.sitting.told(now - self._due) and ply < len(self._game)
        if not goes_on:
            self.sitting.end()
        elif not self.sitting.pace:
            self._due = now
            self._move()
        else:
            # relative to when the move was due, so that a late server does not make its next test easier
            self._due += self.sitting.pace
            asyncio.get_running_loop().call_later(max(0.0, self._due - now), self._move)

    def _move(self) -> None:
        player = self.players[self._ply % 2]
        player.say(player.chair.move(self._ply, self._game[self._ply]))


@dataclass
class Sitting:
    """Several games played at the same time, and the measurements."""

    pace: float | None = None
    """Seconds between the moves of a table; None for as fast as possible."""

    most: float = float("inf")
    """Seconds after which nobody starts another move."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending each move until the other player received it."""

    seconds: float = 0.0
    driver_share: float = 0.0
    """The share of a core that these players used."""

    server_share: float = 0.0
    pairs: list[Pair] = field(default_factory=list)
    _began: float = 0.0
    _going: int = 0
    _over: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @asynccontextmanager
    async def at(self, server: Service, tables: int, games: Sequence[Game]) -> AsyncIterator[None]:
        """Everybody opens a table, sits down and connects; at the end everybody leaves."""
        for number, chairs in enumerate(server.open_tables(tables)):
            self.pairs.append(Pair(chairs, games[number % len(games)], self))
        players = [player for pair in self.pairs for player in pair.players]
        for start in range(0, len(players), ARRIVALS):
            await asyncio.gather(*(player.arrive() for player in players[start : start + ARRIVALS]))
        pinging = asyncio.create_task(self._ping(players)) if players[0].chair.ping else None
        try:
            yield
        finally:
            if pinging:
                pinging.cancel()
            if not self._over.done():
                self._over.cancel()
            for start in range(0, len(players), ARRIVALS):
                for player in players[start : start + ARRIVALS]:
                    player.leave()
                await asyncio.sleep(0.001)

    async def play(self, server: Service) -> None:
        self._going = len(self.pairs)
        rng = Random(1)
        used, own = server.processor_seconds, process_time()
        self._began = perf_counter()
        for pair in self.pairs:
            pair.begin(rng.uniform(0, self.pace) if self.pace else 0.0)
        await self._over
        self.seconds = perf_counter() - self._began
        self.driver_share = (process_time() - own) / self.seconds
        self.server_share = (server.processor_seconds - used) / self.seconds

    def told(self, wait: float) -> bool:
        """Record a move; returns whether its table may continue."""
        self.waits.append(wait)
        return perf_counter() - self._began < self.most

    def end(self) -> None:
        """One table has finished."""
        self._going -= 1
        if not self._going and not self._over.done():
            self._over.set_result(None)

    def fail(self, trouble: UnexpectedReplyError) -> None:
        if not self._over.done():
            self._over.set_exception(trouble)

    async def _ping(self, players: list[Player]) -> None:
        while True:
            for start in range(SLICES):
                for player in players[start::SLICES]:
                    player.say(player.chair.ping or "")
                await asyncio.sleep(PING_SECONDS / SLICES)
