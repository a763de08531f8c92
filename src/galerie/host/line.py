"""uvicorn's WebSocket with a short way in and out for what is said thousands of times a second: whole messages of text.

Everything else, the handshake, the frames that are received, pings and closing, is left to uvicorn and the websockets
library.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, Final, Generic, Protocol, TypeVar

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "galerie.line"
"""Under which the application finds the line among the extensions of a connection."""

WHOLE_TEXT: Final = b"\x81"
SHORT, MIDDLING = 125, 0xFFFF
"""Up to so many bytes a length is told in one byte, and in two more."""

UNREAD: Final = 8
"""Messages that the application may leave unread before nothing more is taken from the network."""


T = TypeVar("T")


class Mailbox(Generic[T]):
    """A queue with one reader: as little of asyncio's as is used, because every connection has some."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> T:
        return self._items.pop(0)

    async def get(self) -> T:
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.pop(0)


class Passage(Protocol):
    """A connection past all that stands between it and the application."""

    async def hear(self) -> str:
        """The next message, or WebSocketDisconnect."""
        ...

    @property
    def backlog(self) -> int:
        """How many bytes the network has not taken yet."""
        ...

    def tell(self, text: bytes) -> None:
        """Send a message without waiting."""
        ...


def passage(scope: Mapping[str, Any]) -> Passage | None:
    """Of a connection, if its server has one."""
    found: Passage | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Mailbox()  # type: ignore[assignment]  # all that is asked of a queue here

    async def hear(self) -> str:
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="the connection is closed", code=message["code"])
        return message.get("text") or ""

    @property
    def backlog(self) -> int:
        return self.transport.get_write_buffer_size()

    def tell(self, text: bytes) -> None:
        """Send a message now; one that comes too late, when the connection is closing, is not sent."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_header(len(text)) + text)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        del self.request  # nobody asks for it again: its headers are in the scope
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Hold the network back only when the application does not keep up: to do it at every message costs time."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def _header(length: int) -> bytes:
    """Of a frame that is a whole message of text."""
    if length <= SHORT:
        return WHOLE_TEXT + bytes((length,))
    if length <= MIDDLING:
        return WHOLE_TEXT + b"\x7e" + length.to_bytes(2)
    return WHOLE_TEXT + b"\x7f" + length.to_bytes(8)
