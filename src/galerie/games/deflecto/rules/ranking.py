"""Who has won: the shortest total, then the most empty squares (DEF-35)."""

from collections.abc import Sequence


def ranked(totals: Sequence[float], empties: Sequence[int]) -> tuple[int, ...]:
    """Ranks with ties: 1, 2, 2, 4."""
    merits = [(total, -empty) for total, empty in zip(totals, empties, strict=True)]
    return tuple(1 + sum(other < own for other in merits) for own in merits)
