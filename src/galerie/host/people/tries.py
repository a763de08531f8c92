"""How often passphrases may be tried. Whoever guesses is stopped, and cannot shut out the person whose name it is."""

from collections import OrderedDict
from typing import Final, NamedTuple, Protocol

from galerie.core import Refusal
from galerie.host.moderation.rates import HOUR, MINUTE, Rate, Windows

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


class TryCounts(Protocol):
    """What is remembered of tries: by one server in memory, by a cluster in its database."""

    async def hit(self, rate: Rate, *whose: str) -> bool:
        """Count one more, and return whether it is allowed."""

    async def allows(self, rate: Rate, *whose: str) -> bool:
        """Whether one more would be allowed."""

    async def know(self, *whose: str) -> None: ...

    async def is_known(self, *whose: str) -> bool: ...


class CountsInMemory:
    def __init__(self) -> None:
        self._windows: dict[Rate, Windows] = {}
        self._known: OrderedDict[tuple[str, ...], None] = OrderedDict()

    async def hit(self, rate: Rate, *whose: str) -> bool:
        return self._of(rate).hit(whose)

    async def allows(self, rate: Rate, *whose: str) -> bool:
        return self._of(rate).allows(whose)

    async def know(self, *whose: str) -> None:
        self._known[whose] = None
        self._known.move_to_end(whose)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def is_known(self, *whose: str) -> bool:
        return whose in self._known

    def _of(self, rate: Rate) -> Windows:
        return self._windows.setdefault(rate, Windows(rate))


class Tries:
    """The narrowest limit comes first, and only what passes it counts further: one address cannot spend what all others
    have for a name. Nothing is counted for an address that has no tries left, whatever names it thinks of.
    """

    def __init__(self, limits: TryLimits, counts: TryCounts | None = None) -> None:
        self._pair = Rate(limits.per_minute, MINUTE), Rate(limits.per_hour, HOUR)
        self._name = Rate(limits.of_name, HOUR)
        self._address = Rate(limits.of_address, MINUTE)
        self._counts = counts or CountsInMemory()

    async def count(self, address: str, key: str) -> None:
        """Count a try under the key of a name, or refuse it. A refusal reveals nothing about the name."""
        if not await self._counts.allows(self._address, "address", address):
            raise Refusal("sign-in-often")
        for rate in self._pair:
            await self._hit(rate, "pair", key, address)
        await self._hit(self._address, "address", address)
        if not await self._counts.is_known(key, address):
            await self._hit(self._name, "name", key)

    async def count_own(self, key: str) -> None:
        """Count a try of somebody who is signed in under this name, or refuse it: nobody else spends these."""
        for rate in self._pair:
            await self._hit(rate, "own", key)

    async def count_address(self, address: str) -> None:
        """Count a new account, or whatever else only the address pays for, or refuse it."""
        await self._hit(self._address, "address", address)

    async def know(self, address: str, key: str) -> None:
        """Somebody has signed in from here: what others try elsewhere does not shut them out."""
        await self._counts.know(key, address)

    async def _hit(self, rate: Rate, *whose: str) -> None:
        if not await self._counts.hit(rate, *whose):
            raise Refusal("sign-in-often")
