"""The time that a position gives, as a value: nothing ticks, and the time of day comes from the caller, in seconds."""

from dataclasses import dataclass, replace
from math import ceil
from typing import Any, Self

from galerie.core import Timer


@dataclass(frozen=True, slots=True)
class Countdown:
    timer: Timer[Any] | None = None
    spent: float = 0.0
    """Before it last began to run."""

    since: float | None = None
    """When it began to run; None while it stands still."""

    def follow(self, timer: Timer[Any] | None, now: float) -> Self:
        """At another position: an equal timer goes on, another one begins."""
        if timer == self.timer:
            return self
        return replace(self, timer=timer, spent=0.0, since=None if self.since is None else now)

    def pause(self, now: float) -> Self:
        return replace(self, spent=self._spent(now), since=None)

    def resume(self, now: float) -> Self:
        return replace(self, spent=self._spent(now), since=now)

    def left(self, now: float) -> float | None:
        """Seconds; None where time is not counted."""
        return max(0.0, self.timer.seconds - self._spent(now)) if self.timer else None

    def over(self, now: float) -> bool:
        return self.since is not None and self.left(now) == 0

    def _spent(self, now: float) -> float:
        return self.spent + (0.0 if self.since is None else now - self.since)


def told(left: float) -> str:
    """Minutes and seconds, where the last second has not gone before it is over.

    >>> told(65), told(0.1), told(0)
    ('1:05', '0:01', '0:00')
    """
    minutes, seconds = divmod(ceil(left), 60)
    return f"{minutes}:{seconds:02}"
