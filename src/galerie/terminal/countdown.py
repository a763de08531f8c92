"""A position's time limit as a value: nothing ticks, and callers pass the current time, in seconds."""

from dataclasses import dataclass, replace
from math import ceil
from typing import Any, Self

from galerie.core import Timer


@dataclass(frozen=True, slots=True)
class Countdown:
    timer: Timer[Any] | None = None
    spent: float = 0.0
    """Before it last started."""

    since: float | None = None
    """When it last started; None while it is paused."""

    def follow(self, timer: Timer[Any] | None, now: float) -> Self:
        """At the next position: an equal timer keeps running, another one starts afresh."""
        if timer == self.timer:
            return self
        return replace(self, timer=timer, spent=0.0, since=None if self.since is None else now)

    def pause(self, now: float) -> Self:
        return replace(self, spent=self._spent(now), since=None)

    def resume(self, now: float) -> Self:
        return replace(self, spent=self._spent(now), since=now)

    def left(self, now: float) -> float | None:
        """Seconds; None if there is no limit."""
        return max(0.0, self.timer.seconds - self._spent(now)) if self.timer else None

    def over(self, now: float) -> bool:
        return self.since is not None and self.left(now) == 0

    def _spent(self, now: float) -> float:
        return self.spent + (0.0 if self.since is None else now - self.since)


def told(left: float) -> str:
    """Minutes and seconds, rounded up, so that 0:00 appears only at the end.

    >>> told(65), told(0.1), told(0)
    ('1:05', '0:01', '0:00')
    """
    minutes, seconds = divmod(ceil(left), 60)
    return f"{minutes}:{seconds:02}"
