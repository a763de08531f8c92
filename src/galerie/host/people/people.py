"""Who is who: the accounts, the guests that they were before, and how strong they are; all in memory.

A seat belongs to whoever took it: a guest, or an account. A guest who makes an account is bound to it for good, and
so are the seats he has.
"""

from dataclasses import dataclass, field
from typing import NamedTuple


class Rating(NamedTuple):
    """How strong somebody is in one game, how far from it that may be, and how much it wavers (Glicko-2)."""

    value: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0


@dataclass(frozen=True, slots=True)
class Session:
    account: str
    since: int
    """Milliseconds since 1970."""


@dataclass(slots=True)
class People:
    names: dict[str, str] = field(default_factory=dict)
    """Of the accounts, by their ids."""

    bound: dict[str, str] = field(default_factory=dict)
    """The account of each guest who has one now."""

    sessions: dict[str, Session] = field(default_factory=dict)
    """By their digests: what a cookie holds is known to nobody but the browser."""

    ratings: dict[tuple[str, str], Rating] = field(default_factory=dict)
    """Of an account in a game."""

    def person(self, guest: str | None) -> str | None:
        """The account that a guest is bound to; else the same."""
        return guest if guest is None else self.bound.get(guest, guest)

    def are_same(self, one: str | None, other: str | None) -> bool:
        """Whether these are the same person; nobody is none."""
        return one is not None and (one == other or self.person(one) == self.person(other))

    def rating(self, account: str, game: str) -> Rating:
        return self.ratings.get((account, game), Rating())
