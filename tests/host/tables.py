"""A table in this process, with everything around it replaceable."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from galerie.bots.workers import Workers
from galerie.core import Seat
from galerie.games import find
from galerie.host.lobby.pairing import pair
from galerie.host.socket.channel import Listener
from galerie.host.socket.connection import Connection
from galerie.host.store.address import Place
from galerie.host.store.rows import Chair, StoredClock, TableSetup
from galerie.host.store.store import Store, milliseconds, monotonic
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import PairWish

HUMANS = (Chair("human", "Ada", guest="ada"), Chair("human", "Bob", guest="bob"))
BOT = Chair("bot", level="novice")


class Puppet(Workers):
    """Bots that answer what the test tells them, when it tells them."""

    def __init__(self, answer: Callable[[Any], str] | None = None) -> None:
        self.asked: asyncio.Queue[tuple[Any, asyncio.Future[str]]] = asyncio.Queue()
        self._answer = answer

    async def think(self, game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
        if self._answer:
            return self._answer(view)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        await self.asked.put((view, answer))
        return await answer

    def close(self) -> None:
        """There is no process."""


@dataclass
class RecordingChannel:
    """A channel that remembers what was sent, and whether reading is paused. Nobody speaks but the test."""

    sent: list[bytes] = field(default_factory=list)
    paused: bool = False
    behind: bool = False

    def listen(self, listener: Listener) -> None: ...

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def send_text(self, text: bytes) -> None:
        self.sent.append(text)

    async def flush(self) -> None: ...

    def detach(self) -> None: ...


class Watcher(Connection):
    """A connection whose frames the test reads."""

    def __init__(self, guest: str | None, address: str = "") -> None:
        self.recorded = RecordingChannel()
        super().__init__(guest, address, channel=self.recorded)

    @property
    def heard(self) -> list[dict[str, Any]]:
        """What was sent since this was last asked."""
        return [json.loads(frame) for frame in self.raw]

    @property
    def raw(self) -> list[bytes]:
        frames, self.recorded.sent = self.recorded.sent, []
        return frames


async def paired(registry: TableRegistry, guest: str, wish: PairWish) -> Table:
    """The table at which somebody is paired."""
    return await registry.find((await pair(registry, guest, wish)).id)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for somebody else's work; what never comes fails the test."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def opened(
    place: Place,
    game: str = "reversi",
    chairs: tuple[Chair, ...] = HUMANS,
    workers: Workers | None = None,
    clock: StoredClock | None = None,
    options: tuple[str, ...] = (),
    opener: str | None = None,
    wall: Callable[[], int] = milliseconds,
    **services: Any,
) -> AsyncIterator[Table]:
    """A table in a store of its own, created if it is not there yet."""
    store = Store(place, wall_clock=wall, now=services.get("now", monotonic))
    stored = await store.load("table")
    if stored is None:
        await store.open("table", TableSetup(game, find(game).version, options, chairs, clock, opener=opener))
        stored = await store.load("table")
    assert stored
    table = Table("table", stored, Services(store, workers or Puppet(), **services))
    await table.wake()
    try:
        yield table
    finally:
        table.close()
        store.close()
