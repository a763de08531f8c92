"""uvicorn's WebSocket with a short way in and out for what is said thousands of times a second: whole messages of text.

Everything else, the handshake, messages in parts, pings and closing, is left to uvicorn and the websockets library.
"""

import asyncio
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, Final, Generic, Protocol, TypeVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where it can be
from websockets.http11 import Request

from galerie.host.socket.fast.broadcast import BatchSender, Outgoing

EXTENSION: Final = "galerie.line"
"""Under which the application finds the line among the extensions of a connection."""

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text."""

MASKED: Final = 0x80
"""Added to a length in the second byte of whatever a client sends, with four bytes of mask before the rest."""

SHORT, MIDDLING = 125, 0xFFFF
"""Up to so many bytes a length is told in one byte, and in two more."""

SHORT_HEAD: Final = 6
"""Bytes before those of a short message from a client: the first, the length and the mask."""

BACKLOG: Final = 256 * 1024
"""How many bytes may wait for the network before a line is behind."""

T = TypeVar("T")


class Mailbox(Generic[T]):
    """A queue with one reader, who waits or is called: as little of asyncio's as is used, for there are thousands."""

    __slots__ = ("_call", "_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None
        self._call: Callable[[T], None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        if self._call:
            self._call(item)
            return
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

    def call(self, reader: Callable[[T], None]) -> None:
        """From now on, with whatever has come and comes."""
        self._call = reader
        while self._items:
            reader(self._items.pop(0))


class Listener(Protocol):
    """Who is called when something is said."""

    def hear(self, text: str) -> None: ...
    def part(self) -> None:
        """Nothing more will be said."""


class FastChannel(Protocol):
    """A connection past all that stands between it and the application."""

    def listen(self, listener: Listener) -> None:
        """From now on whatever is said is for this one."""

    def hold(self) -> None:
        """Take nothing more from the network for now."""

    def go_on(self) -> None: ...

    behind: bool
    """The network has not taken what was told long ago."""

    def tell(self, text: bytes) -> None:
        """Send a message without waiting."""


def fast_channel(scope: Mapping[str, Any]) -> FastChannel | None:
    """Of a connection, if its server has one, for whoever asks first."""
    found: FastChannel | None = (scope.get("extensions") or {}).pop(EXTENSION, None)
    return found


class FastWebSocket(WebSocketsSansIOProtocol):
    __slots__ = ("_file", "_listener", "_part", "_post", "_unsent", "behind")  # besides what uvicorn's has

    def __init__(self, *arguments: Any, post: BatchSender, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._post = post
        self.queue: Mailbox[Any] = Mailbox()  # type: ignore[assignment]  # all that is asked of a queue here
        self._listener: Listener | None = None
        self._part = b""
        """Of a frame whose end has not come yet."""

        self._unsent: list[bytes] = []
        self._file: int | None = None
        self.behind: bool = False

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        if not self._is_ending:
            self.transport.set_write_buffer_limits(BACKLOG, BACKLOG)
            self._file = _file(self.transport)
        del self.response  # the answer to the handshake, which has been given
        if self.read_paused:  # because something was said before anybody listened
            self.go_on()
        self.read_paused = True  # so that uvicorn does not do it at every message: who listens says when
        self.queue.call(partial(_pass_on, listener))

    def hold(self) -> None:
        if not self._is_ending:
            self.transport.pause_reading()

    def go_on(self) -> None:
        if not self._is_ending:
            self.transport.resume_reading()

    @property
    def _is_ending(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def tell(self, text: bytes) -> None:
        """Send a message soon, with whatever else is told meanwhile."""
        unsent = self._unsent
        if not unsent:
            self._post.collect(self)
        unsent += _header(len(text)), text

    def take(self) -> Outgoing:
        """Not to be sent at once where it would overtake what waits to be sent, or is too late."""
        unsent, transport, self._unsent = self._unsent, self.transport, []
        at_once = not (self.close_sent or transport.is_closing() or transport.get_write_buffer_size())
        return b"".join(unsent), self._file if at_once else None

    def write(self, data: bytes) -> None:
        """Send it after all that waits to be sent, unless it is too late: the connection is closing."""
        if not self._is_ending:
            self.transport.write(data)

    def _flush(self) -> None:
        if self._unsent:
            self.write(self.take()[0])

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.behind = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.behind = False

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Whoever was served is let go of, and is gone at once: Python need not look for what holds itself."""
        super().on_task_complete(task)
        self._listener, self.queue = None, Mailbox()
        self.scope.clear()  # type: ignore[attr-defined]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        del self.request
        event.headers.clear()  # the library never lets go of them, and nobody asks again: they are in the scope
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Take whole messages of text; the library is given all other frames, each when it is complete."""
        listener = self._listener
        if listener and not (self._part or self.frames or self.close_sent) and _is_short_message(data):
            self._deliver(listener, data, SHORT_HEAD)
            return
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self._part:
            data, self._part = self._part + data, b""
        start, size = 0, len(data)
        while size - start >= 2:
            length, body = data[start + 1] - MASKED, start + SHORT_HEAD
            if length > SHORT:
                wide = 2 if length == SHORT + 1 else 8
                body += wide
                length = int.from_bytes(data[start + 2 : start + 2 + wide]) if body <= size else 0
            if not 0 <= length <= self.config.ws_max_size:
                super().data_received(data[start:])  # which ends the connection
                return
            end = body + length
            if end > size:
                break
            if listener and data[start] == WHOLE_TEXT and not (self.frames or self.close_sent):
                self._deliver(listener, data[start:end], body - start)
            else:
                super().data_received(data[start:end])
            start = end
        self._part = data[start:]

    def _deliver(self, listener: Listener, frame: bytes, body: int) -> None:
        try:
            text = apply_mask(frame[body:], frame[body - 4 : body]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)  # which says so, and ends the connection
        else:
            listener.hear(text)


def _pass_on(listener: Listener, message: Any) -> None:
    """What has come by the long way."""
    if message["type"] == "websocket.disconnect":
        listener.part()
    else:
        listener.hear(message.get("text") or "")


def _is_short_message(data: bytes) -> bool:
    """Whether this is one short message of text from a client and nothing else, as nearly always."""
    size = len(data)
    return SHORT_HEAD <= size <= SHORT_HEAD + SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED + size - SHORT_HEAD


def _file(transport: asyncio.Transport) -> int | None:
    """The number of a connection to which bytes can be sent as they are."""
    connection = transport.get_extra_info("socket")
    return connection.fileno() if connection and not transport.get_extra_info("sslcontext") else None


@lru_cache(maxsize=4096)
def _header(length: int) -> bytes:
    """Of a frame that is a whole message of text."""
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length))
    if length <= MIDDLING:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
