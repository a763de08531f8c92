"""Limits on connections by address, and on the messages of one connection."""

import time
from collections import Counter

from galerie.core import Refusal


class ConnectionLimit:
    """Counts the open connections of every address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def enter(self, address: str) -> None:
        if self._open[address] >= self._most:
            raise Refusal("sockets-many", most=self._most)
        self._open[address] += 1

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class RateLimit:
    """A token bucket: `rate` messages a second, and up to four seconds' worth of them at once."""

    __slots__ = ("_left", "_most", "_rate", "_since")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = self._most = 4 * rate
        self._since = time.monotonic()

    def spend(self) -> None:
        now = time.monotonic()
        left = self._left + self._rate * (now - self._since)
        self._since = now
        if left < 1:
            self._left = 0
            raise Refusal("too-many")
        self._left = min(self._most, left) - 1
