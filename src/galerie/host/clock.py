"""A clock as a value: what each seat has left, who is running down, and since when. Nothing ticks.

Times are milliseconds of a source that the caller injects.
"""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final, Self

from galerie.core import Seat
from galerie.host.wire import ClockReading, ClockRule

GRACE: Final = 150
"""What the network may take of each turn without anybody paying for it."""


@dataclass(frozen=True, slots=True)
class Clock:
    rule: ClockRule
    left: tuple[int, ...]
    running: frozenset[Seat]
    since: int

    @classmethod
    def begin(cls, rule: ClockRule, seats: int) -> Self:
        """Full for every seat, and not running yet."""
        return cls(rule, (rule.seconds * 1000,) * seats, frozenset(), 0)

    def pressed(self, mover: Seat | None, now: int, to_act: AbstractSet[Seat]) -> Self:
        """After a turn: who was running has paid, the mover has his increment, and the clocks of `to_act` run."""
        left = list(self.left)
        for seat in self.running:
            left[seat] = max(0, left[seat] - max(0, now - self.since - GRACE))
        if self.rule.per == "move":
            for seat in to_act - (self.running - {mover}):
                left[seat] = self.rule.seconds * 1000
        elif mover in self.running:
            left[mover] += self.rule.increment * 1000
        return replace(self, left=tuple(left), running=frozenset(to_act), since=now)

    def resumed(self, now: int, to_act: AbstractSet[Seat]) -> Self:
        """Running from now on, with nothing charged for the time before: a full table, or a host restarted."""
        return replace(self, running=frozenset(to_act), since=now)

    def flag(self) -> tuple[int, Seat] | None:
        """When the first of the running clocks will be over, and whose it is."""
        return min(((self.since + self.left[seat] + GRACE, seat) for seat in self.running), default=None)

    def reading(self, now: int) -> ClockReading:
        spent = max(0, now - self.since)
        left = [max(0, each - spent) if seat in self.running else each for seat, each in enumerate(self.left)]
        return ClockReading(left, sorted(self.running))
