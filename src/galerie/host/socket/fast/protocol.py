"""uvicorn's WebSocket protocol with a short path for what happens thousands of times a second: whole text messages.

Everything else, the handshake, fragmented messages, pings and closing, is left to uvicorn and the websockets library.
"""

import asyncio
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, Final, Generic, TypeVar

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the C version where there is one
from websockets.http11 import Request

from galerie.host.socket.channel import Channel, Listener
from galerie.host.socket.fast import kernel
from galerie.host.socket.fast.send_batch import BatchSender, Outgoing
from galerie.host.socket.guard import INVALID_TEXT, MASKED, SHORT, SHORT_HEADER, GuardedWebSocket

EXTENSION: Final = "galerie.channel"
"""The key of the channel among the extensions in the ASGI scope."""

TEXT_FRAME: Final = 0x81
"""The first byte of a frame that is a whole text message."""

MEDIUM: Final = 0xFFFF
"""Up to this length a length takes three bytes."""

T = TypeVar("T")


class CallbackQueue(Generic[T]):
    """As much of `asyncio.Queue` as uvicorn uses, with less memory; its items can also be passed to a callback."""

    __slots__ = ("_callback", "_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None
        self._callback: Callable[[T], None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        if self._callback:
            self._callback(item)
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

    def call(self, callback: Callable[[T], None]) -> None:
        """Pass all items to a callback from now on."""
        self._callback = callback
        while self._items:
            callback(self._items.pop(0))


def fast_channel(scope: Mapping[str, Any]) -> Channel | None:
    """Take the channel out of an ASGI scope, if the server has put one there."""
    found: Channel | None = (scope.get("extensions") or {}).pop(EXTENSION, None)
    return found


class FastWebSocket(GuardedWebSocket):
    __slots__ = ("_batch", "_file", "_is_held", "_listener", "_most", "_unsent", "_unsent_size", "behind")

    def __init__(self, *arguments: Any, batch: BatchSender, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._batch = batch
        self.queue: CallbackQueue[Any] = CallbackQueue()  # type: ignore[assignment]  # has all that uvicorn uses
        self._listener: Listener | None = None
        self._unsent: list[bytes] = []
        self._unsent_size = 0
        self._most = self._connections.limits.backlog_bytes
        self._file: int | None = None
        self._is_held = False
        """Whether the listener wants to hear no more for now."""

        self.behind: bool = False

    # The channel

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        if not self._is_closing:
            self._file = _file(self.transport)
        del self.response  # to the handshake, which is over
        if self.read_paused:  # uvicorn does that when a message arrives before anybody reads
            self.resume_reading()
        self.read_paused = True  # uvicorn must not pause at every message: the listener does that
        self.queue.call(partial(_pass_on, listener))

    def pause_reading(self) -> None:
        self._is_held = True
        if not self._is_closing:
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        self._is_held = False
        if self.may_read and not self._is_closing:
            self.transport.resume_reading()

    @property
    def may_read(self) -> bool:
        return not (self._is_held or self._is_waiting)

    def send_text(self, text: bytes) -> None:
        """Send a message in the next batch."""
        if not self._unsent:
            self._batch.add(self)
        size = len(text)
        self._unsent += _header(size), text
        self._unsent_size += size
        if self._unsent_size > self._most:
            self.behind = True

    async def flush(self) -> None:
        """Nothing to wait for: `send` writes what is unsent first."""

    def detach(self) -> None:
        """Nothing to do: `on_task_complete` releases everything."""

    # The batch of sends

    def take(self) -> Outgoing:
        """Not by the file descriptor where the data would overtake what waits in the transport, or come too late."""
        unsent, transport, self._unsent, self._unsent_size = self._unsent, self.transport, [], 0
        if self.behind:
            self.behind = not self.writable.is_set()
        direct = not (self.close_sent or transport.is_closing() or transport.get_write_buffer_size())
        return b"".join(unsent), self._file if direct else None

    def write(self, data: bytes) -> None:
        if not self._is_closing:
            self.transport.write(data)

    def _write_unsent(self) -> None:
        if self._unsent:
            self.write(self.take()[0])

    @property
    def _is_closing(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    # Overridden methods of uvicorn's protocol

    async def send(self, message: Any) -> None:
        self._write_unsent()
        await super().send(message)

    def shutdown(self) -> None:
        self._write_unsent()
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.behind = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.behind = False

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Break the reference cycles, so that everything is freed without the garbage collector."""
        super().on_task_complete(task)
        self._listener, self.queue = None, CallbackQueue()
        self.scope.clear()  # type: ignore[attr-defined]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        del self.request
        event.headers.clear()  # the library keeps them for ever, and the scope has a copy
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Deliver whole text messages, which the listener counts, and pass on every other frame."""
        listener = self._listener
        if listener and not (self._incomplete or self.frames or self.close_sent):
            text = short_text(data)
            if text is not None:
                listener.receive(text)
                return
        super().data_received(data)

    def frame_received(self, frame: bytes, body: int) -> None:
        listener = self._listener
        if listener and frame[0] == TEXT_FRAME and not (self.frames or self.close_sent):
            self._deliver(listener, frame, body)
        else:
            super().frame_received(frame, body)

    def _deliver(self, listener: Listener, frame: bytes, body: int) -> None:
        try:
            text = apply_mask(frame[body:], frame[body - 4 : body]).decode()
        except UnicodeDecodeError:
            self.end(INVALID_TEXT)
        else:
            listener.receive(text)


def _pass_on(listener: Listener, message: Any) -> None:
    """Pass on an ASGI message that uvicorn has put in the queue."""
    if message["type"] == "websocket.disconnect":
        listener.disconnect()
    else:
        listener.receive(message.get("text") or "")


def readable_short_text(data: bytes) -> str | None:
    """The text where this is exactly one short text message from a client, as it nearly always is."""
    size = len(data) - SHORT_HEADER
    if not (0 <= size <= SHORT and data[0] == TEXT_FRAME and data[1] == MASKED + size):
        return None
    try:
        return apply_mask(data[SHORT_HEADER:], data[2:SHORT_HEADER]).decode()
    except UnicodeDecodeError:
        return None


short_text: Callable[[bytes], str | None] = kernel.compiled.short_text if kernel.available else readable_short_text


def _file(transport: asyncio.Transport) -> int | None:
    """The file descriptor of a connection without encryption."""
    connection = transport.get_extra_info("socket")
    return connection.fileno() if connection and not transport.get_extra_info("sslcontext") else None


@lru_cache(maxsize=4096)
def _header(length: int) -> bytes:
    """The header of a frame that is a whole text message."""
    if length <= SHORT:
        return bytes((TEXT_FRAME, length))
    if length <= MEDIUM:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
