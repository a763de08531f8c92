"""Connections that are all sent the same message, soon after what it says has changed."""

import asyncio
from collections.abc import Callable
from typing import Final

from galerie.host.socket.connection import Connection

BYTES_PER_SECOND: Final = 2_000_000
"""What all who are connected are sent: hundreds of sockets hear of changes less often."""


class Audience:
    def __init__(self, message: Callable[[], bytes], seconds: float) -> None:
        """`message` makes what everybody is sent; changes within so many `seconds` are told together."""
        self.connections: set[Connection] = set()
        self._message = message
        self._seconds = self._pause = seconds
        self._sent = b""
        """What everybody was sent last."""

        self._has_changed = False
        """Whether there may be something that not everybody knows."""

        self._asking: set[Connection] = set()
        """Those who wait for an answer; each gets one, however often they ask."""

        self._announcement: asyncio.TimerHandle | None = None

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._sent = b""  # whoever has just come may know of a change that nobody was told of

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._asking.discard(connection)

    def change(self) -> None:
        """Soon tell everybody."""
        if self.connections:
            self._has_changed = True
            self._schedule()

    def answer(self, connection: Connection) -> None:
        """Soon tell somebody who asks, together with everybody else who asks."""
        self._asking.add(connection)
        self._schedule()

    def close_connections(self, where: Callable[[Connection], bool], code: int) -> None:
        for connection in [*self.connections]:
            if where(connection):
                connection.close(code)

    def close(self) -> None:
        """Tell nobody any more."""
        if self._announcement:
            self._announcement.cancel()

    def _schedule(self) -> None:
        if not self._announcement:
            self._announcement = asyncio.get_running_loop().call_later(self._pause, self._broadcast)

    def _broadcast(self) -> None:
        self._announcement = None
        message = self._message()
        self._pause = max(self._seconds, len(self.connections) * len(message) / BYTES_PER_SECOND)
        told, self._asking = self._asking, set()
        if self._has_changed:
            self._has_changed = False
            if message != self._sent:
                self._sent, told = message, self.connections
        for connection in told:
            connection.send(message)
