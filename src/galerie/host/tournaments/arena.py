"""Pairing in an arena: whoever waits meets somebody of about the same place, as soon as there is somebody."""

from collections.abc import Sequence

from galerie.host.store.rows import StoredPairing
from galerie.host.tournaments.history import History
from galerie.host.tournaments.matching import matched


def paired(waiting: Sequence[int], pairings: Sequence[StoredPairing], *, last: bool) -> list[tuple[int, int]]:
    """The next pairs, the player who begins first. If the number of players is odd, one waits on.

    `waiting` are those who wait, the longest wait first. Two do not meet twice in a row, unless they are the `last`:
    nobody else plays who could become free.
    """
    history = History(pairings)
    order = sorted(waiting, key=lambda player: -history.points[player])
    since = {player: place for place, player in enumerate(waiting)}
    nobody = len(order) if len(order) % 2 else None

    def costs(one: int, other: int) -> tuple[int, ...]:
        upper = order[one]
        if other == nobody:
            return 0, len(waiting) - since[upper], 0, 0
        lower = order[other]
        return int(history.met_last(upper, lower)), 0, other - one, history.met(upper, lower)

    found = matched(len(order) + len(order) % 2, costs)
    pairs = [(order[one], order[other]) for one, other in found if other != nobody]
    return [history.seated(*pair) for pair in pairs if last or not history.met_last(*pair)]
