"""Accounts, the guests that they were before, their sessions and ratings; all in memory.

A seat belongs to the guest or the account that took it. A guest who signs up is bound to the account for good, with all
their seats.
"""

from dataclasses import dataclass, field
from typing import NamedTuple


class Rating(NamedTuple):
    """A Glicko-2 rating in one game."""

    value: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0


@dataclass(frozen=True, slots=True)
class Session:
    account: str
    since: int
    """Milliseconds since 1970."""


class Token(NamedTuple):
    """What a bot account identifies itself with over HTTP. Only its digest is stored."""

    id: str
    """By which its owner revokes it."""

    account: str
    name: str
    scopes: frozenset[str]
    since: int
    until: int
    """Milliseconds since 1970, like `since` and `used`."""

    used: int | None = None
    """When it was last used, to the hour."""


@dataclass(slots=True)
class People:
    names: dict[str, str] = field(default_factory=dict)
    """The names of accounts, by id."""

    bound: dict[str, str] = field(default_factory=dict)
    """The account of each guest who has one."""

    sessions: dict[str, Session] = field(default_factory=dict)
    """By the digest of their token, which only the browser knows."""

    bots: set[str] = field(default_factory=set)
    """The accounts that are bots."""

    tokens: dict[str, Token] = field(default_factory=dict)
    """By their digest."""

    ratings: dict[tuple[str, str], Rating] = field(default_factory=dict)
    """By account and game."""

    solving: dict[tuple[str, str], Rating] = field(default_factory=dict)
    """Ratings by solving puzzles, by account and game; their `games` are puzzles."""

    def person(self, guest: str | None) -> str | None:
        """The account that a guest is bound to, or else the guest."""
        return guest if guest is None else self.bound.get(guest, guest)

    def are_same(self, one: str | None, other: str | None) -> bool:
        """Whether both are the same person; False for None."""
        return one is not None and (one == other or self.person(one) == self.person(other))

    def is_bot(self, guest: str | None) -> bool:
        return self.person(guest) in self.bots

    def payer(self, guest: str | None, address: str) -> tuple[str, str]:
        """Who pays for work: an account, or else the address, and the guest behind it. See `galerie.bots.slots`."""
        person = self.person(guest) or ""
        return (person if person in self.names else address), person

    def rating(self, account: str, game: str) -> Rating:
        return self.ratings.get((account, game), Rating())
