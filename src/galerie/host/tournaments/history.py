"""What the pairings of a tournament say of its players so far."""

from collections import Counter
from collections.abc import Iterable

from galerie.host.store.rows import StoredPairing


class History:
    def __init__(self, pairings: Iterable[StoredPairing]) -> None:
        self.points: Counter[int] = Counter()
        """In half points."""

        self.byes: Counter[int] = Counter()
        self.meetings: Counter[frozenset[int]] = Counter()
        self.balance: Counter[int] = Counter()
        """How much more often each has begun than their opponents have."""

        self.last: dict[int, StoredPairing] = {}
        """The last pairing of each in which they met somebody."""

        for each in pairings:
            first, second = each.first, each.second
            if each.scores:
                self.points[first] += each.scores[0]
            if second is None:
                self.byes[first] += 1
                continue
            if each.scores:
                self.points[second] += each.scores[1]
            self.meetings[frozenset((first, second))] += 1
            self.balance[first] += 1
            self.balance[second] -= 1
            self.last[first] = self.last[second] = each

    def met(self, one: int, other: int) -> int:
        """How often two have met."""
        return self.meetings[frozenset((one, other))]

    def met_last(self, one: int, other: int) -> bool:
        """Whether the last game of each was against the other."""
        return one in self.last and self.last[one] is self.last.get(other)

    def seated(self, one: int, other: int) -> tuple[int, int]:
        """Two who meet in the order in which they sit: whoever has begun less often begins, or did not begin last."""

        def claim(player: int) -> tuple[int, bool]:
            last = self.last.get(player)
            return self.balance[player], last is not None and last.first == player

        return (other, one) if claim(other) < claim(one) else (one, other)
