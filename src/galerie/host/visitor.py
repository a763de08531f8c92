"""Somebody connected to a table, on a seat or looking on."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from galerie.core import Seat

BACKLOG: Final = 64
"""How many frames a visitor may fall behind before the connection is given up."""


@dataclass(eq=False, slots=True)
class Visitor:
    guest: str | None
    seats: frozenset[Seat] = frozenset()
    eye: Seat | None = None
    """Of several seats, the one whose secrets are being looked at."""

    frames: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(BACKLOG + 1))
    """What is to be sent; None says that nothing more will come."""

    lost: bool = False

    @property
    def audience(self) -> frozenset[Seat]:
        """The seats before which nothing of what is sent is a secret."""
        return self.seats if self.eye is None else frozenset({self.eye})

    def send(self, frame: bytes) -> None:
        if self.lost:
            return
        if self.frames.qsize() >= BACKLOG:
            self.lost = True
            self.frames.put_nowait(None)
        else:
            self.frames.put_nowait(frame)
