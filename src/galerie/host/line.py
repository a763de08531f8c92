"""uvicorn's WebSocket with a short way out for what is sent thousands of times a second: whole messages of text.

Everything else, the handshake, what is received, pings and closing, is left to uvicorn and the websockets library.
"""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "galerie.line"
"""Under which the application finds the line among the extensions of a connection."""

WHOLE_TEXT: Final = b"\x81"
SHORT, MIDDLING = 125, 0xFFFF
"""Up to so many bytes a length is told in one byte, and in two more."""

UNREAD: Final = 8
"""Messages that the application may leave unread before nothing more is taken from the network."""


class Outlet(Protocol):
    """Where frames go without waiting."""

    @property
    def backlog(self) -> int:
        """How many bytes the network has not taken yet."""
        ...

    def tell(self, text: bytes) -> None: ...


def outlet(scope: Mapping[str, Any]) -> Outlet | None:
    """Of a connection, if its server has one."""
    found: Outlet | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found


class Line(WebSocketsSansIOProtocol):
    @property
    def backlog(self) -> int:
        return self.transport.get_write_buffer_size()

    def tell(self, text: bytes) -> None:
        """Send a message now; one that comes too late, when the connection is closing, is not sent."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_header(len(text)) + text)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
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
