"""How often somebody may do something that others have to deal with."""

from limits import RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from galerie.bots.slots import whose
from galerie.core import Refusal


class Budget:
    """So many times an hour for one account, or for the guests of one address together."""

    def __init__(self, per_hour: int) -> None:
        self._most = RateLimitItemPerHour(per_hour)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    def spend(self) -> None:
        """Count once more for whoever asks, or refuse."""
        if not self._limiter.hit(self._most, whose.get()[0]):
            raise Refusal("often", most=self._most.amount)
