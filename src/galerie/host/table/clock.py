"""A clock as a value: the time each seat has left, which clocks are running, and since when. Nothing ticks.

Times are milliseconds; the caller passes the present one.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final, Self

from galerie.core import Refusal, Seat
from galerie.host.store.rows import StoredClock
from galerie.host.wire import ClockReading

GRACE: Final = 500
"""The most milliseconds of network delay that a clock gives back."""

DAY: Final = 86_400
"""In seconds."""

MOST_DAYS: Final = 14


def check(rule: StoredClock) -> None:
    """Refuse an invalid clock."""
    if rule.increment and rule.per != "game":
        raise Refusal("clock-increment")
    if rule.per == "correspondence" and (rule.seconds % DAY or rule.seconds > MOST_DAYS * DAY):
        raise Refusal("clock-days", most=MOST_DAYS)
    if rule.per != "correspondence" and rule.seconds > DAY:
        raise Refusal("clock-long")


@dataclass(frozen=True, slots=True)
class Clock:
    rule: StoredClock
    left: tuple[int, ...]
    running: frozenset[Seat]
    since: int

    @classmethod
    def begin(cls, rule: StoredClock, seats: int) -> Self:
        """A full clock for every seat, not running yet."""
        return cls(rule, (rule.seconds * 1000,) * seats, frozenset(), 0)

    def pressed(self, mover: Seat | None, now: int, to_act: AbstractSet[Seat], lag: int = 0) -> Self:
        """After a turn: running clocks are charged, the mover gets their increment, and the clocks of `to_act` run.

        The mover is not charged for the network delay `lag`, up to the grace.
        """
        left = list(self.left)
        for seat in self.running:
            spent = now - self.since - (min(lag, GRACE) if seat == mover else 0)
            left[seat] = max(0, left[seat] - max(0, spent))
        if self.rule.per == "game":
            if mover in self.running:
                left[mover] += self.rule.increment * 1000
        else:
            for seat in to_act - (self.running - {mover}):
                left[seat] = self.rule.seconds * 1000
        return replace(self, left=tuple(left), running=frozenset(to_act), since=now)

    def stopped(self, now: int) -> Self:
        """In a pause: running clocks are charged so far, and none runs."""
        left = [max(0, each - (now - self.since)) if s in self.running else each for s, each in enumerate(self.left)]
        return replace(self, left=tuple(left), running=frozenset(), since=now)

    def resumed(self, now: int, to_act: AbstractSet[Seat]) -> Self:
        """Running from now on, with no charge for the time before: after a seat was taken, a pause or a restart."""
        return replace(self, running=frozenset(to_act), since=now)

    def flag(self, lags: Mapping[Seat, int]) -> tuple[int, Seat] | None:
        """When the first running clock runs out, and its seat; a move may take as long as `lags` to arrive."""
        due = ((self.since + self.left[seat] + min(lags.get(seat, 0), GRACE), seat) for seat in self.running)
        return min(due, default=None)

    def reading(self, now: int) -> ClockReading:
        spent = max(0, now - self.since)
        left = [max(0, each - spent) if seat in self.running else each for seat, each in enumerate(self.left)]
        return ClockReading(left, sorted(self.running))

    def at_rest(self) -> ClockReading:
        """The reading while seats are open."""
        return ClockReading(list(self.left), [])
