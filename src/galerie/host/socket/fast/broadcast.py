"""What many connections are told is sent together, one message right after the other.

Sent each as soon as it is told, every message would wake somebody up who has just gone to sleep, and that takes longer
than to send it. Sent by the transports, each would take a way of its own, and nobody else could use the interpreter
meanwhile.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol, TypeAlias

from galerie.host.socket.fast import kernel

log: Final = logging.getLogger(__name__)

Outgoing: TypeAlias = tuple[bytes, int | None]
"""What is to be sent, and the number of the connection; None where it must not be sent at once."""


class Sender(Protocol):
    """A connection."""

    def take(self) -> Outgoing:
        """What is unsent, and is no longer; and where it can be sent at once."""

    def write(self, data: bytes) -> None:
        """Send it after all that waits to be sent."""


def readable_post(letters: list[Outgoing]) -> list[tuple[int, int]]:
    """Send what can be sent at once; of what was not taken whole, the number and how many bytes of it were."""
    remnants: list[tuple[int, int]] = []
    for number, (piece, file) in enumerate(letters):
        sent = 0
        if file is not None:
            with suppress(OSError):
                sent = os.write(file, piece)
        if sent < len(piece):
            remnants.append((number, sent))
    return remnants


post: Callable[[list[Outgoing]], list[tuple[int, int]]] = kernel.compiled.post if kernel.available else readable_post


class BatchSender:
    def __init__(self) -> None:
        self._senders: list[Sender] = []

    def collect(self, sender: Sender) -> None:
        """Send what this one has been told, and is told meanwhile, in the next round of the event loop."""
        if not self._senders:
            asyncio.get_running_loop().call_soon(self._send)
        self._senders.append(sender)

    def _send(self) -> None:
        senders, self._senders = self._senders, []
        letters = [sender.take() for sender in senders]
        for number, sent in post(letters):
            try:
                senders[number].write(letters[number][0][sent:])
            except Exception:  # of one connection, while others have half a message
                log.exception("a connection has failed")
