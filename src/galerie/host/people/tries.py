"""How often passphrases may be tried. Whoever guesses is stopped, and cannot shut out the person whose name it is."""

from collections import OrderedDict
from typing import Final, NamedTuple

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from galerie.core import Refusal

MOST_KNOWN: Final = 10_000
"""Addresses that are remembered from which somebody has signed in."""


class TryLimits(NamedTuple):
    per_minute: int = 8
    """For one name from one address."""

    per_hour: int = 40
    """The same in an hour."""

    of_name: int = 200
    """For one name in an hour, from all addresses where nobody has signed in under it."""

    of_address: int = 40
    """For all names from one address in a minute."""


class Tries:
    """The narrowest limit comes first, and only what passes it counts further: one address cannot spend what all others
    have for a name.
    """

    def __init__(self, limits: TryLimits) -> None:
        self._pair = RateLimitItemPerMinute(limits.per_minute), RateLimitItemPerHour(limits.per_hour)
        self._name = (RateLimitItemPerHour(limits.of_name),)
        self._address = (RateLimitItemPerMinute(limits.of_address),)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def count(self, address: str, key: str) -> None:
        """Count a try under the key of a name, or refuse it. A refusal reveals nothing about the name."""
        self._hit(self._pair, "pair", key, address)
        self._hit(self._address, "address", address)
        if (key, address) not in self._known:
            self._hit(self._name, "name", key)

    def count_own(self, key: str) -> None:
        """Count a try of somebody who is signed in under this name, or refuse it: nobody else spends these."""
        self._hit(self._pair, "own", key)

    def count_sign_up(self, address: str) -> None:
        """Count a new account, or refuse it."""
        self._hit(self._address, "address", address)

    def know(self, address: str, key: str) -> None:
        """Somebody has signed in from here: what others try elsewhere does not shut them out."""
        self._known[key, address] = None
        self._known.move_to_end((key, address))
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _hit(self, limits: tuple[RateLimitItem, ...], *whose: str) -> None:
        if not all(self._limiter.hit(each, *whose) for each in limits):
            raise Refusal("sign-in-often")
