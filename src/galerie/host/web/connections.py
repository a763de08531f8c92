"""All connections of the server: how many there may be, how long they may be silent, and how much may wait for them.

A connection that waits for a request, the first one or the next, gives way when another comes and all are taken.
"""

import asyncio
import ipaddress
import logging
import resource
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Self

from galerie.core import Refusal
from galerie.host.web.settings import Settings

SWEEP_SECONDS: Final = 1.0
SWEPT: Final = 500
"""Connections that are looked at in one turn of the event loop."""

LOG_SECONDS: Final = 60.0
"""How often refused connections are logged."""

LEAST_READ: Final = 16 * 1024
"""Bytes that a client must read in the time that it has, or all that is left."""

log: Final = logging.getLogger(__name__)


MOST_FILES: Final = 65_536
"""Open files that are asked of the system, where it would allow more."""

RESERVE: Final = 8
LARGEST_RESERVE: Final = 256
"""Of so many files one is left for other things than connections, and of all files no more than this."""


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    in_all: int
    per_address: int
    request_seconds: float
    """How long a request may take to arrive."""

    unread_seconds: float
    """How long a client may leave unread what was sent to it."""

    unread_bytes: int
    """Bytes that may wait for all clients that do not read."""

    unfinished_bytes: int
    """Bytes of requests and messages that have not arrived whole."""

    backlog_bytes: int
    """Bytes that may wait for one socket."""

    @classmethod
    def of(cls, settings: Settings) -> Self:
        in_all = settings.connections or room_for_connections()
        return cls(
            in_all,
            max(1, in_all // 2),
            settings.request_seconds,
            settings.unread_seconds,
            settings.unread_bytes,
            settings.unfinished_bytes,
            settings.backlog_bytes,
        )


def room_for_connections() -> int:
    """As many as the open files that the system allows, less a reserve."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        soft = wished
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(1, files - min(files // RESERVE, LARGEST_RESERVE))


@dataclass(eq=False, slots=True)
class Line:
    """One connection."""

    transport: asyncio.Transport
    address: str
    refuse: Callable[[Refusal], None]
    """Answer with a refusal and close the connection."""

    due: float | None = None
    """When the request must have arrived that has begun to arrive, or the message on a socket."""

    unfinished: int = 0
    """How many bytes of it have arrived."""

    is_socket: bool = False

    unread: int = 0
    unread_since: float | None = None
    """How many bytes waited to be read, and since when hardly fewer do."""


class Connections:
    def __init__(
        self,
        limits: ConnectionLimits,
        trusted: list[str],
        on_refusal: Callable[[str], None] = lambda _: None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits: Final = limits
        self._now = now
        self._on_refusal = on_refusal
        self._lines: dict[asyncio.BaseTransport, Line] = {}
        self._waiting: dict[Line, None] = {}
        """The lines from which a request is expected, in the order in which that began."""

        self._paused: dict[asyncio.BaseTransport, None] = {}
        """The transports that hold more than they should, in the order in which that began."""

        self._arriving: dict[Line, None] = {}
        """The lines on which something is incomplete, oldest first."""

        self._unfinished = 0
        """How many bytes of all that have arrived."""

        self._of_address: Counter[str] = Counter()
        self._is_proxy = lru_cache(maxsize=1024)(_member_of(trusted))
        self._refused = 0
        self._logged_at = -LOG_SECONDS

    def __len__(self) -> int:
        return len(self._lines)

    def enter(self, transport: asyncio.Transport, address: str, refuse: Callable[[Refusal], None]) -> None:
        """Take in a new connection, in the place of one that waits for a request if there are too many."""
        line = self._lines[transport] = Line(transport, address, refuse, self._now() + self.limits.request_seconds)
        self._of_address[address] += 1
        if self._of_address[address] > self.limits.per_address and not self._is_proxy(address):
            self._drop(next((each for each in self._waiting if each.address == address), line))
        elif len(self._lines) > self.limits.in_all:
            self._drop(next(iter(self._waiting), line))
        if transport in self._lines:
            self._waiting[line] = None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """The connection is lost."""
        self._paused.pop(transport, None)
        if line := self._lines.pop(transport, None):
            self._waiting.pop(line, None)
            self._hold(line, 0)
            self._of_address[line.address] -= 1
            if not self._of_address[line.address]:
                del self._of_address[line.address]

    # Requests, and messages on sockets

    def receive(self, transport: asyncio.BaseTransport) -> None:
        """A part of a request or of a message has arrived, and more is expected."""
        if (line := self._lines.get(transport)) and line.due is None:
            line.due = self._now() + self.limits.request_seconds

    def hold(self, transport: asyncio.BaseTransport, size: int) -> None:
        """So many bytes of a request or of a message have arrived, and not all. When too many of all are held, the
        connection on which that began first is aborted.
        """
        if line := self._lines.get(transport):
            self._hold(line, size)
            while self._unfinished > self.limits.unfinished_bytes:
                oldest = next(iter(self._arriving))
                self._hold(oldest, 0)
                oldest.transport.abort()

    def finish(self, transport: asyncio.BaseTransport) -> None:
        """A message has arrived whole on a socket."""
        if line := self._lines.get(transport):
            line.due = None

    def _hold(self, line: Line, size: int) -> None:
        self._unfinished += size - line.unfinished
        line.unfinished = size
        if size:
            self._arriving.setdefault(line)
        else:
            self._arriving.pop(line, None)

    def serve(self, transport: asyncio.BaseTransport) -> None:
        """A request has arrived whole; nothing is expected while it is answered."""
        if line := self._lines.get(transport):
            line.due = None
            self._waiting.pop(line, None)

    def upgrade(self, transport: asyncio.BaseTransport) -> None:
        """A WebSocket has taken over. No request is expected ever again, and the protocol that read them is freed."""
        self.serve(transport)
        self.hold(transport, 0)
        if line := self._lines.get(transport):
            line.refuse, line.is_socket = _ignore, True

    def wait(self, transport: asyncio.BaseTransport) -> None:
        """A request has been answered; another may follow."""
        if line := self._lines.get(transport):
            line.due = None
            self._waiting.pop(line, None)
            self._waiting[line] = None

    # What is not read

    def pause(self, transport: asyncio.Transport) -> None:
        """A transport holds more than it should. When all hold too much, the one that did so first is aborted."""
        self._paused[transport] = None
        held = sum(each.get_write_buffer_size() for each in self._paused)  # type: ignore[attr-defined]
        while held > self.limits.unread_bytes and self._paused:
            oldest = next(iter(self._paused))
            del self._paused[oldest]
            held -= oldest.get_write_buffer_size()  # type: ignore[attr-defined]
            oldest.abort()  # type: ignore[attr-defined]

    def resume(self, transport: asyncio.BaseTransport) -> None:
        self._paused.pop(transport, None)

    # Time

    async def watch(self) -> None:
        """Sweep until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for _ in self.sweep():
                await asyncio.sleep(0)

    def sweep(self) -> Iterator[None]:
        """End the connections whose request has not arrived, or which do not read; and if too much waits for all of
        them together, those for which something has waited longest.

        Some are looked at at a time: there may be tens of thousands.
        """
        lines, held = [*self._lines.values()], 0
        for start in range(0, len(lines), SWEPT):
            now = self._now()
            for line in lines[start : start + SWEPT]:
                if line.transport not in self._lines:
                    continue
                size = line.transport.get_write_buffer_size()
                if line.due is not None and line.due <= now and (line.is_socket or line in self._waiting):
                    self._on_refusal("request-slow")
                    if line.is_socket:
                        line.transport.abort()
                    else:
                        line.refuse(Refusal("request-slow", seconds=f"{self.limits.request_seconds:g}"))
                elif self._is_stuck(line, size, now):
                    line.transport.abort()
                else:
                    held += size
            yield
        if held > self.limits.unread_bytes:
            self._abort_oldest(held)

    def _abort_oldest(self, held: int) -> None:
        """End connections for which something has waited longest, until no more waits than may."""
        unread = [line for line in self._lines.values() if line.unread_since is not None]
        for line in sorted(unread, key=lambda line: line.unread_since or 0.0):
            if held <= self.limits.unread_bytes:
                return
            held -= line.transport.get_write_buffer_size()
            line.transport.abort()

    def abort_unread(self) -> None:
        """End the connections that have something left to read."""
        self._abort(lambda line: line.transport.get_write_buffer_size() > 0)

    def abort_all(self) -> None:
        self._abort(lambda _: True)

    def _abort(self, which: Callable[[Line], bool]) -> None:
        for line in [each for each in self._lines.values() if which(each)]:
            line.transport.abort()

    def _is_stuck(self, line: Line, size: int, now: float) -> bool:
        if not size:
            line.unread_since = None
        elif line.unread_since is None or size <= line.unread - LEAST_READ:
            line.unread, line.unread_since = size, now
        else:
            return now - line.unread_since >= self.limits.unread_seconds
        return False

    def _drop(self, line: Line) -> None:
        """End a connection because there are too many."""
        self._refused += 1
        self._on_refusal("connections-many")
        now = self._now()
        if now - self._logged_at >= LOG_SECONDS:
            log.warning("too many connections", extra={"open": len(self._lines), "refused": self._refused})
            self._logged_at, self._refused = now, 0
        line.refuse(Refusal("connections-many"))
        self.leave(line.transport)


def _ignore(refusal: Refusal) -> None:
    """No request, no answer."""


def _member_of(trusted: list[str]) -> Callable[[str], bool]:
    networks = [ipaddress.ip_network(each) for each in trusted]

    def is_member(address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in networks)

    return is_member
