"""A bad line: what is said over it is cut, doubled, held up and overtaken, by the throw of seeded dice."""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection


class Cut(Exception):  # noqa: N818  it is what happens, not whose fault it is
    """The line is dead."""


@dataclass
class Weather:
    """How bad all lines are; what is changed here changes at once."""

    cut: float = 0.01
    doubled: float = 0.08
    overtaken: float = 0.08
    held_up: float = 0.2
    longest: float = 0.03
    """Seconds for which a message may be held up."""

    def clear(self) -> None:
        self.cut = self.doubled = self.overtaken = self.held_up = 0.0


class Line:
    def __init__(self, connection: ClientConnection, weather: Weather, dice: Random) -> None:
        self._connection = connection
        self._weather = weather
        self._dice = dice
        self._held: list[str] = []
        """Not sent yet, until something else has been."""

        self._waiting: list[dict[str, Any]] = []
        """Heard, and to be handed over."""

    async def send(self, message: Any) -> None:
        text = msgspec.json.encode(message).decode()
        if self._happens(self._weather.overtaken) and not self._held:
            self._held.append(text)
            return
        await self._trouble()
        for each in [text, *self._held]:
            for _ in range(1 + self._happens(self._weather.doubled)):
                await self._connection.send(each)
        self._held.clear()

    async def receive(self, patience: float) -> dict[str, Any] | None:
        """The next message; None when none comes for so many seconds."""
        if self._waiting:
            return self._waiting.pop(0)
        message = await self._next(patience)
        if message is None:
            return None
        await self._trouble()
        if self._happens(self._weather.doubled):
            self._waiting.append(message)
        if self._happens(self._weather.overtaken) and (later := await self._next(self._weather.longest)):
            self._waiting.append(message)
            return later
        return message

    async def _next(self, patience: float) -> dict[str, Any] | None:
        try:
            async with asyncio.timeout(patience):
                text = await self._connection.recv()
        except TimeoutError:
            return None
        message = msgspec.json.decode(text)
        assert isinstance(message, dict)
        return message

    async def _trouble(self) -> None:
        if self._happens(self._weather.cut):
            self._connection.transport.abort()
            raise Cut
        if self._happens(self._weather.held_up):
            await asyncio.sleep(self._dice.uniform(0, self._weather.longest))

    def _happens(self, chance: float) -> bool:
        return self._dice.random() < chance
