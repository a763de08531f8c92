"""Friends, challenges, profiles and leaderboards."""

from typing import Annotated

from msgspec import Meta

from galerie.host.wire.base import Wire
from galerie.host.wire.people import AccountName, GameEntry, GameRating
from galerie.host.wire.tables import ClockRule


class Friend(Wire, frozen=True):
    """Somebody who has agreed to be found again."""

    name: str
    since: int
    """In milliseconds since 1970."""

    here: bool
    """Whether they are connected now."""


class FriendList(Wire, frozen=True):
    """The visitor's friends."""

    link: str | None
    """The code with which others become friends; None until the visitor asks for one."""

    friends: list[Friend]


class FriendOffer(Wire, frozen=True):
    """Whose friend one becomes by a link."""

    name: str
    yours: bool
    """Whether it is the visitor's own link."""


class ChallengeWish(Wire, frozen=True):
    """Challenges an account to a game, as it is usually played."""

    name: AccountName
    game: Annotated[str, Meta(max_length=24)]
    clock: ClockRule | None = None


class Challenge(Wire, frozen=True):
    """A table, or a duel, that waits for one account."""

    table: str
    """Its id; empty if it is a duel."""

    game: str
    name: str
    """Of the other."""

    yours: bool
    """Whether the visitor has made it."""

    declined: bool
    at: int
    """When it was made, in milliseconds since 1970."""

    duel: str | None = None
    """The id of the duel."""


class HeadToHead(Wire, frozen=True):
    """How the visitor fares against somebody."""

    won: int
    drawn: int
    lost: int


class Profile(Wire, frozen=True):
    """What everybody may know of an account."""

    name: str
    since: int
    """When it was made, in milliseconds since 1970."""

    bot: bool
    listed: bool
    """Whether others may see this; only the visitor's own profile can be hidden from them."""

    yours: bool
    friend: bool
    """Whether it is a friend of the visitor's."""

    ratings: list[GameRating]
    games: list[GameEntry]
    """A page of the rated games at public tables, the newest first. `change` is that of this account."""

    next: str | None
    """The key of the next page."""

    against: HeadToHead | None
    """All finished games with the visitor; None in one's own profile."""


class ProfileWish(Wire, frozen=True):
    """Shows one's profile to others, or hides it."""

    listed: bool


class Leader(Wire, frozen=True):
    """One of the highest rated."""

    name: str
    value: int
    deviation: int
    games: int
    table: str | None
    """The last of their rated games at a public table; its record proves it."""


class Leaderboard(Wire, frozen=True):
    """The highest ratings in a game, of those that are more than a first estimate."""

    game: str
    leaders: list[Leader]


class DealLeader(Wire, frozen=True):
    """One of the best results of a deal."""

    name: str
    score: float | None
    """None, as the table is, while the day of the deal lasts and the visitor has not finished it."""

    table: str | None
    """Its record proves the result."""

    at: int
    """In milliseconds since 1970."""


class DealBoard(Wire, frozen=True):
    """The first results of accounts with a deal of the day."""

    game: str
    deal: str
    leaders: list[DealLeader]
