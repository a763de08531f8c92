"""Somebody connected to a table, on a seat or looking on."""

from dataclasses import dataclass, field
from typing import Final

from galerie.core import Seat
from galerie.host.socket.fast.protocol import FastChannel, Mailbox

BACKLOG: Final = 64
"""How many frames a visitor may fall behind before the connection is given up."""

POLICY_VIOLATION, TRY_AGAIN_LATER, RESTARTING = 1008, 1013, 1012
"""Codes that say why a connection is closed; who hears the last one comes back at once."""


@dataclass(eq=False, slots=True)
class Connection:
    guest: str | None
    seats: frozenset[Seat] = frozenset()
    eye: Seat | None = None
    """Of several seats, the one whose secrets are being looked at."""

    frames: Mailbox[bytes | None] = field(default_factory=Mailbox)
    """What is to be sent; None says that nothing more will come."""

    fast_channel: FastChannel | None = None
    """The short way out, where the server has one: then only the end of the connection waits in `frames`."""

    busy: bool = False
    """A command of theirs is being judged, and not answered yet."""

    lost: bool = False
    farewell: int = TRY_AGAIN_LATER
    """The code with which the connection is closed after the last frame."""

    lag: int = 0
    """How many milliseconds a message and its answer are on their way, as the client measures it."""

    session: str | None = None
    """The digest of the session by which an account has come."""

    @property
    def audience(self) -> frozenset[Seat]:
        """The seats before which nothing of what is sent is a secret."""
        return self.seats if self.eye is None else frozenset({self.eye})

    def send(self, frame: bytes) -> None:
        if self.lost:
            return
        fast_channel = self.fast_channel
        if fast_channel and not fast_channel.behind:
            fast_channel.tell(frame)
        elif fast_channel or self.frames.qsize() >= BACKLOG:
            self.dismiss(TRY_AGAIN_LATER)
        else:
            self.frames.put_nowait(frame)

    def dismiss(self, code: int) -> None:
        """Nothing more is sent after what is waiting to be."""
        if not self.lost:
            self.lost, self.farewell = True, code
            self.frames.put_nowait(None)
