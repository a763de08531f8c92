"""How often somebody may do something that others have to deal with."""

from collections.abc import Callable

from galerie.bots.slots import whose
from galerie.core import Refusal
from galerie.host.moderation.rates import HOUR, Rate, Windows


class Budget:
    """So many times an hour for one account, or for the guests of one address together."""

    def __init__(self, per_hour: int, refuse: Callable[[int], Refusal] | None = None) -> None:
        """`refuse` makes the refusal of whoever has nothing left, from how often they may."""
        self._most = per_hour
        self._refuse = refuse or _often
        self._windows = Windows(Rate(per_hour, HOUR))

    def spend(self, payer: str | None = None) -> None:
        """Count once more for a payer, by default for whoever asks, or refuse."""
        self.check(payer)
        self.count(payer=payer)

    def check(self, payer: str | None = None) -> None:
        """Refuse whoever asks if they have nothing left."""
        if not self._windows.allows(whose.get()[0] if payer is None else payer):
            raise self._refuse(self._most)

    def count(self, cost: int = 1, payer: str | None = None) -> None:
        """Count for whoever asks what is only known afterwards."""
        self._windows.hit(whose.get()[0] if payer is None else payer, cost)


def _often(most: int) -> Refusal:
    return Refusal("often", most=most)
