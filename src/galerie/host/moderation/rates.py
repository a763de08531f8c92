"""How often something may be done: so many times in a window of time, which begins with the first of them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from galerie.host.store.store import monotonic

MINUTE: Final = 60
HOUR: Final = 3_600
"""Seconds."""

FORGOTTEN: Final = 10
"""Windows that have ended and are forgotten at a time: there may be hundreds of thousands."""


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
        return self._window(whose)[1] < self._rate.most

    def hit(self, whose: Hashable, cost: int = 1) -> bool:
        """Count one more, or what costs as much as several, if one is allowed; return whether it is."""
        if not self.allows(whose):
            return False
        ends, number = self._window(whose)
        if not number:
            self._windows.pop(whose, None)  # a new one ends last
        self._windows[whose] = (ends, number + cost)
        return True

    def _window(self, whose: Hashable) -> tuple[int, int]:
        """When somebody's window ends, and what was counted in it; a new one if theirs has ended."""
        now = self._now()
        found = self._windows.get(whose)
        return found if found and found[0] > now else (now + self._rate.seconds * 1000, 0)

    def _forget(self) -> None:
        """Forget some of the windows that have ended: more than are begun meanwhile."""
        now = self._now()
        for _ in range(FORGOTTEN):
            if not self._windows or next(iter(self._windows.values()))[0] > now:
                return
            self._windows.popitem(last=False)
