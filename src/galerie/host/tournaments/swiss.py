"""Pairing by the Swiss system: in every round everybody meets somebody with about as many points, and nobody twice."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from galerie.host.store.rows import StoredPairing
from galerie.host.tournaments.history import History
from galerie.host.tournaments.matching import matched

UNBALANCED: Final = 2
"""Two players who have both begun this much more often than not, or both less often, should not meet."""


def most_rounds(players: int) -> int:
    """In how many rounds everybody can meet somebody new, or have their one bye."""
    return players if players % 2 else players - 1


def paired(players: Sequence[int], pairings: Sequence[StoredPairing]) -> list[tuple[int, int | None]]:
    """The pairs of the next round, the leaders first, and in each pair the player who begins. At most one has a bye.

    `players` are in the order of their seeds. In the order of their weight:

    - nobody has a second bye;
    - nobody meets an opponent again;
    - nobody who has begun much more often, or less often, meets somebody like that;
    - a bye is for those with the fewest points;
    - opponents have as many points as each other, or nearly;
    - sides are balanced;
    - a bye is for the last among those;
    - the upper half of those with as many points meets the lower half.
    """
    history = History(pairings)
    points, balance = history.points, history.balance
    order = sorted(players, key=lambda player: -points[player])  # seeds decide among those with as many points
    group = Counter(points[player] for player in order)
    nobody = len(order) if len(order) % 2 else None  # the opponent of the player with the bye

    def costs(one: int, other: int) -> tuple[int, ...]:
        upper = order[one]
        if other == nobody:
            return history.byes[upper], 0, 0, points[upper], 0, 0, nobody - one, 0
        lower = order[other]
        apart = points[upper] - points[lower]
        alike = balance[upper] * balance[lower] > 0
        unbalanced = min(abs(balance[upper]), abs(balance[lower])) if alike else 0
        ideal = 1 if apart else group[points[upper]] // 2
        return (
            0,
            history.met(upper, lower),
            int(unbalanced >= UNBALANCED),
            0,
            apart * apart,
            unbalanced,
            0,
            abs(other - one - ideal),
        )

    return [
        (order[one], None) if other == nobody else history.seated(order[one], order[other])
        for one, other in matched(len(order) + len(order) % 2, costs)
    ]
