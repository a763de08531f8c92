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
    frames: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(BACKLOG + 1))
    """What is to be sent; None says that nothing more will come."""

    lost: bool = False

    def send(self, frame: bytes) -> None:
        if self.lost:
            return
        if self.frames.qsize() >= BACKLOG:
            self.lost = True
            self.frames.put_nowait(None)
        else:
            self.frames.put_nowait(frame)
