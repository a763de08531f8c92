"""How often something may be done: so many times in a window of time, which begins with the first of them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from galerie.host.store.store import monotonic

MINUTE: Final = 60
HOUR: Final = 3_600
"""Seconds."""


class Rate(NamedTuple):
    most: int
    seconds: int


class Windows:
    """What each of many has done in their window, by a clock that nobody sets."""

    def __init__(self, rate: Rate, now: Callable[[], int] = monotonic) -> None:
        self._rate = rate
        self._now = now
        self._windows: OrderedDict[Hashable, tuple[int, int]] = OrderedDict()
        """When each window ends, and what was counted in it; the one that ends first comes first."""

    def __len__(self) -> int:
        return len(self._windows)

    def allows(self, whose: Hashable) -> bool:
        """Whether one more would be allowed."""
        self._forget()
        _, number = self._windows.get(whose, (0, 0))
        return number < self._rate.most

    def hit(self, whose: Hashable, cost: int = 1) -> bool:
        """Count one more, or what costs as much as several, if one is allowed; return whether it is."""
        if not self.allows(whose):
            return False
        ends, number = self._windows.get(whose, (self._now() + self._rate.seconds * 1000, 0))
        self._windows[whose] = (ends, number + cost)
        return True

    def _forget(self) -> None:
        """Forget the windows that have ended."""
        now = self._now()
        while self._windows and next(iter(self._windows.values()))[0] <= now:
            self._windows.popitem(last=False)
