"""How text gets in and out of a WebSocket: the interface, and its implementation over plain ASGI.

`fast.protocol` has another implementation, for servers that run with `fast`.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

BACKLOG_BYTES: Final = 256 * 1024
"""Bytes that may wait to be sent before a channel is behind."""


class Listener(Protocol):
    """Receives the messages of a connection."""

    def receive(self, text: str) -> None: ...
    def disconnect(self) -> None:
        """The client has closed the connection, or lost it."""


class Channel(Protocol):
    @property
    def behind(self) -> bool:
        """Whether the client reads more slowly than it is sent messages."""

    def listen(self, listener: Listener) -> None:
        """Pass every message on to a listener from now on."""

    def pause_reading(self) -> None:
        """Leave messages in the network."""

    def resume_reading(self) -> None: ...

    def send_text(self, text: bytes) -> None:
        """Queue a message without waiting."""

    async def flush(self) -> None:
        """Wait until what is queued can be followed by closing the connection; nothing may be queued after it."""

    def detach(self) -> None:
        """Stop listening, and release everything."""


class AsgiChannel:
    """A channel over the public ASGI interface alone."""

    def __init__(self, socket: WebSocket[Any, Any, Any], backlog_bytes: int = BACKLOG_BYTES) -> None:
        self._socket = socket
        self._backlog_bytes = backlog_bytes
        self._waiting = 0
        """Bytes in the queue."""

        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._writer = asyncio.create_task(self._write())
        self._reader: asyncio.Task[None] | None = None

    @property
    def behind(self) -> bool:
        return self._waiting > self._backlog_bytes

    def listen(self, listener: Listener) -> None:
        self._reader = asyncio.create_task(self._read(listener))

    def pause_reading(self) -> None:
        self._may_read.clear()

    def resume_reading(self) -> None:
        self._may_read.set()

    def send_text(self, text: bytes) -> None:
        self._outgoing.put_nowait(text)
        self._waiting += len(text)

    async def flush(self) -> None:
        self._outgoing.put_nowait(None)
        await asyncio.wait([self._writer])

    def detach(self) -> None:
        self._writer.cancel()
        if self._reader:
            self._reader.cancel()

    async def _read(self, listener: Listener) -> None:
        try:
            while True:
                await self._may_read.wait()
                listener.receive(await self._socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            listener.disconnect()

    async def _write(self) -> None:
        with suppress(OSError, WebSocketDisconnect):  # the client is gone, as the reader will find out
            while (text := await self._outgoing.get()) is not None:
                await self._socket.send_data(text, mode="text")
                self._waiting -= len(text)
