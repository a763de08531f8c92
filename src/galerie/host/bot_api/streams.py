"""Frames as lines of JSON in the body of a response: a channel for programs, which need no WebSocket to play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from litestar.response import Stream
from litestar.types import Receive, Scope, Send

from galerie.host.socket.channel import BACKLOG_BYTES, Listener
from galerie.host.socket.connection import Connection

LINES: Final = "application/x-ndjson"
KEEP_ALIVE_SECONDS: Final = 10.0
"""After a silence of this length an empty line is sent, so that both sides notice when the other is gone."""


class LineChannel:
    """A channel that only sends. Its lines wait until the client reads them, up to a limit in bytes."""

    def __init__(self, backlog_bytes: int = BACKLOG_BYTES) -> None:
        self._backlog_bytes = backlog_bytes
        self._waiting = 0
        """Bytes in the queue."""

        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def behind(self) -> bool:
        return self._waiting > self._backlog_bytes

    def send_text(self, text: bytes) -> None:
        self._waiting += len(text)
        self._queue.put_nowait(text)

    def end(self) -> None:
        """End the stream after the lines that wait."""
        self._queue.put_nowait(None)

    async def lines(self, is_over: Callable[[], bool]) -> AsyncIterator[bytes]:
        """The lines, until there are no more and it is over, or until `end`."""
        while not (self._queue.empty() and is_over()):
            try:
                async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                    line = await self._queue.get()
            except TimeoutError:
                yield b"\n"
                continue
            if line is None:
                return
            self._waiting -= len(line)
            yield line + b"\n"

    # Nobody speaks on it

    def listen(self, listener: Listener) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    async def flush(self) -> None: ...

    def detach(self) -> None: ...


class LineStream(Stream):
    """The response with the lines of a channel, while its connection is open; `release` is called when it is over."""

    def __init__(
        self, connection: Connection, channel: LineChannel, is_over: Callable[[], bool], release: Callable[[], None]
    ) -> None:
        super().__init__(channel.lines(is_over), media_type=LINES)
        self._connection = connection
        self._release = release
        connection.on_close = channel.end
        if connection.closed:
            channel.end()

    def to_asgi_response(self, *arguments: Any, **named: Any) -> Any:
        """The framework's response, with something to be done after it, even if it is cut off before the first line."""
        response = super().to_asgi_response(*arguments, **named)

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            try:
                await response(scope, receive, send)
            finally:
                self._connection.channel = self._connection.on_close = None
                self._release()

        return serve
