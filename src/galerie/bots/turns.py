"""Whose work is next, so that nobody waits for what somebody else has piled up.

Work has a path of names, such as an address and a guest behind it. On each level those who have work waiting get the
same share of the time, and whoever is soonest done comes first: somebody who asks for little is served before somebody
who asks for much, however many pieces wait. This is weighted fair queueing, with a virtual clock on each level.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")
Path: TypeAlias = tuple[str, ...]
Cost: TypeAlias = Callable[[T], float]
"""How many seconds some work is expected to take. It is asked again when it matters: others may have taken longer."""

LEAST: Final = 0.001
"""Seconds that a piece of work counts at least."""


class Pile(Generic[T]):
    """The work of one name on the last level: the shortest first, then the oldest."""

    def __init__(self, cost: Cost[T]) -> None:
        self._cost = cost
        self._waiting: list[tuple[float, int, T]] = []
        self._added = 0

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def cost(self) -> float:
        """What the next piece costs."""
        return max(self._cost(self._waiting[0][2]), LEAST)

    def add(self, _: Path, item: T) -> None:
        self._added += 1
        heappush(self._waiting, (self._cost(item), self._added, item))

    def next(self) -> T:
        return heappop(self._waiting)[2]

    def charge(self, _: Path, seconds: float) -> None:
        """Nobody shares this level."""


class Share(Generic[T]):
    """What one name has waiting, and how much it has had."""

    __slots__ = ("queue", "used")

    def __init__(self, queue: "Turns[T] | Pile[T]", used: float) -> None:
        self.queue: Turns[T] | Pile[T] = queue
        self.used: float = used
        """By the virtual clock: less than that clock shows if the name was away meanwhile."""


class Turns(Generic[T]):
    """The work of all names on one level and below it."""

    def __init__(self, levels: int, cost: Cost[T]) -> None:
        self._levels = levels
        self._cost = cost
        self._shares: dict[str, Share[T]] = {}
        self._clock = 0.0
        self._length = 0

    def __len__(self) -> int:
        return self._length

    @property
    def cost(self) -> float:
        """What the next piece costs."""
        return self._soonest().queue.cost

    @property
    def remembered(self) -> int:
        """How many names there are on this level that have work waiting, or have had more than their share."""
        return len(self._shares)

    def add(self, path: Path, item: T) -> None:
        """Add a piece of work. Its path has a name for each level."""
        share = self._share(path[0])
        if not share.queue:
            share.used = max(share.used, self._clock)
        share.queue.add(path[1:], item)
        self._length += 1

    def next(self) -> T:
        """Take the piece whose turn it is; IndexError if none is waiting."""
        if not self._length:
            raise IndexError
        share = self._soonest()
        cost, item = share.queue.cost, share.queue.next()
        self._length -= 1
        share.used += cost
        self._clock += cost / (1 + sum(bool(each.queue) for each in self._shares.values() if each is not share))
        self._forget()
        return item

    def charge(self, path: Path, seconds: float) -> None:
        """Correct what a piece has cost, by so many seconds more or less than expected."""
        share = self._share(path[0])
        share.used += seconds
        share.queue.charge(path[1:], seconds)

    def _share(self, name: str) -> Share[T]:
        if name not in self._shares:
            lower = self._levels - 1
            queue: Turns[T] | Pile[T] = Turns(lower, self._cost) if lower else Pile(self._cost)
            self._shares[name] = Share(queue, self._clock)
        return self._shares[name]

    def _soonest(self) -> Share[T]:
        waiting = (each for each in self._shares.values() if each.queue)
        return min(waiting, key=lambda each: each.used + each.queue.cost)

    def _forget(self) -> None:
        """Whoever waits for nothing and has had no more than their share is as good as new."""
        done = [name for name, each in self._shares.items() if not each.queue and each.used <= self._clock]
        for name in done:
            del self._shares[name]
