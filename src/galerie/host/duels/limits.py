"""Limits on duels."""

from typing import NamedTuple


class DuelLimits(NamedTuple):
    of_person: int = 50
    """Duels that one person may have made; the oldest makes room for one more."""

    tries: int = 50
    """People who may play one duel."""

    tries_of_address: int = 30
    """Of those, people at one address, unless the duel was made there."""

    calls: int = 10
    """Challenges of one person that wait for an answer."""

    days: int = 180
    """After how many days a duel is removed; its tables stay."""
