"""A clock as a value: what each seat has left, who is running down, and since when. Nothing ticks.

Times are milliseconds of a source that the caller injects.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final, Self

from galerie.core import Refusal, Seat
from galerie.host.wire import ClockReading, ClockRule

GRACE: Final = 500
"""What the network may take of a move at most without anybody paying for it."""

DAY: Final = 86_400
"""In seconds."""

MOST_DAYS: Final = 14


def check(rule: ClockRule) -> None:
    """Refuse a clock that cannot be."""
    if rule.increment and rule.per != "game":
        raise Refusal("clock-increment")
    if rule.per == "correspondence" and (rule.seconds % DAY or rule.seconds > MOST_DAYS * DAY):
        raise Refusal("clock-days", most=MOST_DAYS)
    if rule.per != "correspondence" and rule.seconds > DAY:
        raise Refusal("clock-long")


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

    def pressed(self, mover: Seat | None, now: int, to_act: AbstractSet[Seat], lag: int = 0) -> Self:
        """After a turn: who was running has paid, the mover has his increment, and the clocks of `to_act` run.

        What the move was on its way, `lag`, is nobody's time, up to the grace.
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
        """In a pause: who was running has paid so far, and nothing runs."""
        left = [max(0, each - (now - self.since)) if s in self.running else each for s, each in enumerate(self.left)]
        return replace(self, left=tuple(left), running=frozenset(), since=now)

    def resumed(self, now: int, to_act: AbstractSet[Seat]) -> Self:
        """Running from now on, with nothing charged for the time before: a full table, a pause, or a host restarted."""
        return replace(self, running=frozenset(to_act), since=now)

    def flag(self, lags: Mapping[Seat, int]) -> tuple[int, Seat] | None:
        """When the first of the running clocks will be over, and whose it is: a move may be on its way."""
        due = ((self.since + self.left[seat] + min(lags.get(seat, 0), GRACE), seat) for seat in self.running)
        return min(due, default=None)

    def reading(self, now: int) -> ClockReading:
        spent = max(0, now - self.since)
        left = [max(0, each - spent) if seat in self.running else each for seat, each in enumerate(self.left)]
        return ClockReading(left, sorted(self.running))

    def at_rest(self) -> ClockReading:
        """While players are still awaited."""
        return ClockReading(list(self.left), [])
