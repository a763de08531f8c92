"""What many connections are told is sent together, one message right after the other.

Sent each as soon as it is told, every message would wake somebody up who has just gone to sleep, and that takes longer
than to send it. Sent by the transports, each would take a way of its own, and nobody else could use the interpreter
meanwhile.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from socket import MSG_DONTWAIT, MSG_NOSIGNAL, socket
from typing import Protocol

from galerie import kernels


class Sender(Protocol):
    """A connection."""

    def take(self) -> tuple[bytes, int | None]:
        """What is unsent, and is no longer; and where it can be sent at once, if it can."""

    def write(self, data: bytes) -> None:
        """Send it after all that waits to be sent."""


def readable_post(files: Sequence[int], pieces: Sequence[bytes]) -> list[tuple[int, int]]:
    """Send a piece to each file; of those that were not taken whole, the number and how many bytes of it were."""
    remnants: list[tuple[int, int]] = []
    for number, (file, piece) in enumerate(zip(files, pieces, strict=True)):
        sent = 0
        with suppress(OSError), socket(fileno=file) as connection:
            try:
                sent = connection.send(piece, MSG_DONTWAIT | MSG_NOSIGNAL)
            finally:
                connection.detach()
        if sent < len(piece):
            remnants.append((number, sent))
    return remnants


post = kernels.compiled.post if kernels.available else readable_post


class Post:
    def __init__(self) -> None:
        self._senders: list[Sender] = []

    def collect(self, sender: Sender) -> None:
        """Send what this one has been told, and is told from now on, once all that there is to do now has been done."""
        if not self._senders:
            asyncio.get_running_loop().call_soon(self._send)
        self._senders.append(sender)

    def _send(self) -> None:
        senders, self._senders = self._senders, []
        direct: list[Sender] = []
        files: list[int] = []
        pieces: list[bytes] = []
        for sender in senders:
            piece, file = sender.take()
            if file is None:
                sender.write(piece)
            else:
                direct.append(sender)
                files.append(file)
                pieces.append(piece)
        for number, sent in post(tuple(files), tuple(pieces)):
            direct[number].write(pieces[number][sent:])
