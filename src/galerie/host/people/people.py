"""Accounts, the guests that they were before, their sessions and ratings; all in memory.

A seat belongs to the guest or the account that took it. A guest who signs up is bound to the account for good, with all
their seats.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from galerie.host.store.rows import Chair
from galerie.host.store.store import milliseconds

SETTLED: Final = 24 * 3_600_000
"""Milliseconds after which an account is not new any more. Until then it counts as a guest of its address wherever
something is limited, because accounts cost no more than cookies.
"""


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
    """Milliseconds since 1970, like `seen`."""

    browser: str
    """Its name and that of the system, as far as they are known."""

    seen: int
    """When it was last used, to the hour."""


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

    new: dict[str, int] = field(default_factory=dict)
    """Since when the accounts have existed that are new."""

    now: Callable[[], int] = milliseconds
    """The time in milliseconds since 1970."""

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

    puzzles: dict[str, Rating] = field(default_factory=dict)
    """Ratings of puzzles, by GAME/ID; their `games` are tries."""

    blocked: dict[str, set[str]] = field(default_factory=dict)
    """Whom each person has blocked."""

    _guests: dict[str, set[str]] = field(default_factory=dict, init=False)
    """The guests who are bound to each account."""

    def bind(self, guest: str, account: str) -> None:
        """From now on a guest is an account, with all that was theirs."""
        self.bound[guest] = account
        if guest != account:
            self._guests.setdefault(account, set()).add(guest)
        if theirs := self.blocked.pop(guest, None):
            self.blocked.setdefault(account, set()).update(theirs)

    def person(self, guest: str | None) -> str | None:
        """The account that a guest is bound to, or else the guest."""
        return guest if guest is None else self.bound.get(guest, guest)

    def ids(self, person: str) -> frozenset[str]:
        """A person and the guests they were before."""
        return frozenset({person, *self._guests.get(person, ())})

    def are_same(self, one: str | None, other: str | None) -> bool:
        """Whether both are the same person; False for None."""
        return one is not None and (one == other or self.person(one) == self.person(other))

    def holds(self, chair: Chair, guest: str | None) -> bool:
        """Whether a chair is a guest's: they took it, or hold its key on another device."""
        return self.are_same(chair.guest, guest) or any(self.are_same(each, guest) for each in chair.holders)

    def has_blocked(self, one: str | None, other: str | None) -> bool:
        """Whether `one` wants to hear nothing of `other`, who is not told."""
        if not self.blocked or one is None:
            return False
        return any(self.are_same(each, other) for each in self.blocked.get(self.person(one) or "", ()))

    def is_bot(self, guest: str | None) -> bool:
        return self.person(guest) in self.bots

    def add(self, account: str, name: str, since: int) -> None:
        """An account that exists since this time."""
        self.names[account] = name
        if self.now() - since < SETTLED:
            self.new[account] = since

    def is_settled(self, guest: str | None) -> bool:
        """Whether somebody has an account that is not new, so that it counts for itself alone."""
        person = self.person(guest) or ""
        if self.now() - self.new.get(person, 0) >= SETTLED:
            self.new.pop(person, None)
        return person in self.names and person not in self.new

    def payer(self, guest: str | None, address: str) -> tuple[str, str]:
        """Who pays for work: an account that is not new, or else the address, and the person behind it. See
        `galerie.bots.slots`.
        """
        person = self.person(guest) or ""
        return (person if self.is_settled(guest) else address), person

    def rating(self, account: str, game: str) -> Rating:
        return self.ratings.get((account, game), Rating())
