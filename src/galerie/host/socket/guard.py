"""uvicorn's WebSocket protocol for visitors who may mean harm: whatever they send is counted, and nothing is held."""

from asyncio import BaseTransport
from functools import partial
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from galerie.host.socket.connection import POLICY_VIOLATION
from galerie.host.socket.limits import RateLimit
from galerie.host.web.connections import Connections
from galerie.host.web.turns import Turns

MASKED: Final = 0x80
"""The bit of the second byte that says that a mask of four bytes follows, as in every frame from a client."""

LAST: Final = 0x88
LAST_OF_MESSAGE: Final = 0x80
"""The bits of the first byte that say whether a frame is the last one of a message, and no control frame."""

SHORT: Final = 125
"""Up to this length a length takes one byte."""

SHORT_HEADER: Final = 6
"""Bytes before the payload of a short message from a client: first byte, length and mask."""

UNIT: Final = 4 * 1024
"""Bytes that count as one frame; a longer frame counts as several."""

LENIENCY: Final = 2
"""How many frames may come for each message that is allowed. Whoever sends too many messages is told so first."""

FEW: Final = 2
"""Frames that are handled as soon as they arrive. Whoever sends more of them at once waits for their turn."""

FAREWELL_SECONDS: Final = 1.0
"""How long a client that goes on sending has to read why the connection is closed."""

INVALID_TEXT: Final = 1007


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """Counts every frame, whatever its kind: control frames and fragments take as long to read as messages."""

    __slots__ = ("_allowance", "_connections", "_holds", "_incomplete", "_is_waiting", "_turns")  # besides uvicorn's

    def __init__(
        self, *arguments: Any, connections: Connections, turns: Turns, messages_per_second: float, **named: Any
    ) -> None:
        super().__init__(*arguments, **named)
        self._connections = connections
        self._turns = turns
        self._allowance = RateLimit(LENIENCY * messages_per_second)
        self._incomplete = b""
        """What has arrived and was not handled: the beginning of a frame, or several of them."""

        self._holds = False
        """Whether a message has begun to arrive, in frames or in the beginning of one, or frames wait."""

        self._is_waiting = False
        """Whether frames wait for their turn. Meanwhile nothing is read."""

    # Overridden methods of uvicorn's protocol

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        most = self._connections.limits.backlog_bytes
        self.transport.set_write_buffer_limits(most, most)

    def connection_lost(self, exc: Exception | None) -> None:
        """Thousands may be lost at once, and clearing up after each takes a while: it is done in turn."""
        self.handshake_complete: bool = True
        self.disconnected: bool = True  # from now on nothing more is sent
        self._turns.add(partial(self._clear_up, exc))

    def _clear_up(self, exc: Exception | None) -> None:
        self._connections.leave(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if not self.disconnected:
            super().shutdown()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:  # a handshake that was refused is over too, or uvicorn would log an error
            self.handshake_complete = True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._connections.pause(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._connections.resume(self.transport)

    def data_received(self, data: bytes) -> None:
        """Pass on one frame after the other, each once it is complete."""
        if not self.handshake_complete:
            self._receive_handshake(data)
            return
        if self._incomplete:
            data, self._incomplete = self._incomplete + data, b""
        if self._is_waiting:
            self._incomplete = data
        else:
            self._handle_frames(data)

    def _handle_frames(self, data: bytes) -> None:
        """Handle a few frames; the others wait for their turn, and the beginning of one for its end."""
        start, size, few, is_whole = 0, len(data), FEW, False
        while size - start >= 2:
            if self.transport.is_closing():
                return
            if not few:
                self._is_waiting = True
                self.transport.pause_reading()
                self._turns.add(self._go_on)
                break
            few -= 1
            length, body = data[start + 1] - MASKED, start + SHORT_HEADER
            if length > SHORT:
                extra = 2 if length == SHORT + 1 else 8
                body += extra
                length = int.from_bytes(data[start + 2 : start + 2 + extra]) if body <= size else 0
            if not 0 <= length <= self.config.ws_max_size:
                super().data_received(data[start:])  # which closes the connection
                return
            end = body + length
            if end > size:
                break
            if not self._allowance.take(1 + length // UNIT):
                self.end(POLICY_VIOLATION)
                return
            is_whole = is_whole or data[start] & LAST == LAST_OF_MESSAGE
            self.frame_received(data[start:end], body - start)
            start = end
        self._incomplete = data[start:]
        if self._incomplete or self.frames or self._holds:
            self._note_held(is_whole=is_whole)

    def _note_held(self, *, is_whole: bool) -> None:
        """Tell how much is held of a message that has not arrived whole; `is_whole` if one has arrived meanwhile."""
        if is_whole:
            self._connections.finish(self.transport)
        size = len(self._incomplete) + sum(map(len, self.frames))
        self._holds = size > 0
        self._connections.hold(self.transport, size)
        if size and not self._is_waiting:
            self._connections.receive(self.transport)

    def _go_on(self) -> None:
        self._is_waiting = False
        if self.transport.is_closing():
            return
        data, self._incomplete = self._incomplete, b""
        self._handle_frames(data)
        if self.may_read and not self.transport.is_closing():
            self.transport.resume_reading()

    @property
    def may_read(self) -> bool:
        """Whether nothing but these frames keeps the connection from being read."""
        return not (self.read_paused or self._is_waiting)

    def frame_received(self, frame: bytes, _: int) -> None:
        """Handle a whole frame whose header has this many bytes."""
        super().data_received(frame)

    def _receive_handshake(self, request: bytes) -> None:
        """The request comes whole. After it the client must wait for the answer, and only then send frames."""
        if not self.handshake_initiated:
            super().data_received(request)
            if self.handshake_initiated:
                self._connections.upgrade(self.transport)
                return
        self.disconnected = True
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Whoever sends text that is none is answered with the right code. uvicorn would log an error as well."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.end(INVALID_TEXT)
                return
        super().send_receive_event_to_app()

    def end(self, code: int) -> None:
        """Close the connection because of what the client has sent.

        Where it is being closed already, nothing more is read, so that the client still learns why.
        """
        if self.close_sent:
            self._is_waiting = True
            self.transport.pause_reading()
            self.loop.call_later(FAREWELL_SECONDS, self.transport.close)
        else:
            self.conn.fail(code)
            self.handle_parser_exception()
