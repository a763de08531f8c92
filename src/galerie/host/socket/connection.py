"""A client connected to a table, to a room or to the lobby."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from galerie.core import Seat
from galerie.host.socket.channel import Channel
from galerie.host.view.projection import Reader

POLICY_VIOLATION, TRY_AGAIN_LATER, RESTARTING = 1008, 1013, 1012
"""Close codes; after the last one a client reconnects at once."""

OUTSIDE: Final = 4403
"""The close code for somebody who is not in a room, or not any more."""


@dataclass(eq=False, slots=True)
class Connection:
    guest: str | None
    address: str = ""
    """Where it comes from, as limits count it."""

    seats: frozenset[Seat] = frozenset()
    looking_as: Seat | None = None
    """Of several seats, the one whose secrets are shown at the moment."""

    channel: Channel | None = None
    """None once the connection is over."""

    on_close: Callable[[], None] | None = None
    """Called when the server closes the connection."""

    busy: bool = False
    """Whether a command is being executed and has not been answered yet."""

    closed: bool = False
    """Whether the server has closed the connection: nothing more is received or sent."""

    close_code: int = TRY_AGAIN_LATER
    lag: int = 0
    """The round-trip time in milliseconds, as measured by the client."""

    session: str | None = None
    """The digest of the session of the account that has signed in, or of the token of a bot account."""

    reader: Reader = "browser"

    @property
    def audience(self) -> frozenset[Seat]:
        """The seats whose secrets may be sent."""
        return self.seats if self.looking_as is None else frozenset({self.looking_as})

    def send(self, frame: bytes) -> None:
        """Send a frame without waiting. A client that is too far behind is disconnected; it can catch up later."""
        channel = self.channel
        if self.closed or channel is None:
            return
        if channel.behind:
            self.close(TRY_AGAIN_LATER)
        else:
            channel.send_text(frame)

    def close(self, code: int) -> None:
        """Close the connection once everything that was sent before is on its way."""
        if not self.closed:
            self.closed, self.close_code = True, code
            if self.on_close:
                self.on_close()
