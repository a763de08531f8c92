"""The messages of many connections are sent together, one right after the other, while the next moves are judged.

If each were sent at once, every message would wake up a client that has just gone to sleep, which takes longer than
sending. If the transports sent them, each would take the interpreter lock for its own system call; here a thread sends
them without that lock, and the event loop helps once it has nothing better to do.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

from galerie.host.socket.fast import kernel

log: Final = logging.getLogger(__name__)

MOST: Final = 256
MOST_BYTES: Final = 1024 * 1024
"""Connections that are served in one turn of the event loop, and about how much they are sent. The lobby can be long,
and may be sent to thousands."""

Outgoing: TypeAlias = tuple[bytes, int | None]
"""Bytes to send, and the file descriptor of their connection; None where they must go through the transport."""


class Sender(Protocol):
    """A connection."""

    def take(self) -> Outgoing:
        """Take out what is unsent."""

    def write(self, data: bytes) -> None:
        """Send through the transport, after everything that waits there."""


Remnant: TypeAlias = tuple[int, int]
"""Of a message that the network has not taken whole: its index, and the number of bytes sent."""


def readable_start(messages: list[Outgoing]) -> list[Remnant]:
    """Send as much as the sockets take."""
    remnants: list[Remnant] = []
    for index, (data, file) in enumerate(messages):
        sent = 0
        if file is not None:
            with suppress(OSError):
                sent = os.write(file, data)
        if sent < len(data):
            remnants.append((index, sent))
    return remnants


def readable_finish(remnants: list[Remnant]) -> list[Remnant]:
    """Return what was not sent; there is no thread to wait for."""
    return remnants


start_sending: Callable[[list[Outgoing]], Any] = kernel.compiled.start_sending if kernel.available else readable_start
finish_sending: Callable[[Any], list[Remnant]] = kernel.compiled.finish_sending if kernel.available else readable_finish


def nothing() -> None:
    """What a sender does meanwhile that is alone."""


class BatchSender:
    def __init__(self, meanwhile: Callable[[], None] = nothing) -> None:
        """`meanwhile` is called while messages are being sent. It must neither write to a connection nor close one."""
        self._meanwhile = meanwhile
        self._senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Send what this connection has to send by then, in the next round of the event loop."""
        if not self._senders:
            asyncio.get_running_loop().call_soon(self._send)
        self._senders.append(sender)

    def _send(self) -> None:
        senders, messages, size = self._senders[:MOST], list[Outgoing](), 0
        for sender in senders:
            outgoing = sender.take()
            messages.append(outgoing)
            size += len(outgoing[0])
            if size > MOST_BYTES:
                break
        self._senders = self._senders[len(messages) :]
        if self._senders:
            asyncio.get_running_loop().call_soon(self._send)
        sending = start_sending(messages)
        self._meanwhile()
        for index, sent in finish_sending(sending):
            try:
                senders[index].write(messages[index][0][sent:])
            except Exception:  # of one connection, while others have half a message
                log.exception("sending failed")
