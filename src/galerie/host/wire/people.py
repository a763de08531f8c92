"""Accounts, ratings and the games that somebody has played."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from galerie.host.wire.base import Wire
from galerie.host.wire.moments import Ending

AccountName: TypeAlias = Annotated[str, Meta(max_length=100)]
Passphrase: TypeAlias = Annotated[str, Meta(max_length=1000)]
"""Both limits are higher than the real ones, so that the refusal can say what is allowed."""


class GameRating(Wire, frozen=True):
    game: str
    value: int
    deviation: int
    """The true rating is probably within two deviations of the value."""

    sure: bool
    games: int


class Me(Wire, frozen=True):
    name: str | None
    """The name of the account that has signed in; None for a guest."""

    ratings: list[GameRating]
    solving: list[GameRating]
    """The ratings by solving puzzles; `games` counts the puzzles."""

    tables: int
    """The number of tables at which the visitor has had a seat."""

    bot: bool = False
    """Whether the account is a bot."""


class SignUpWish(Wire, frozen=True):
    name: AccountName
    passphrase: Passphrase


class SignInWish(Wire, frozen=True):
    name: AccountName
    passphrase: Passphrase
    bring: bool = True
    """Whether the games that this browser has played as a guest move to the account."""


class PassphraseWish(Wire, frozen=True):
    old: Passphrase
    new: Passphrase


class RemovalWish(Wire, frozen=True):
    passphrase: Passphrase


class Player(Wire, frozen=True):
    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None
    yours: bool
    bot_account: bool = False
    """Whether it is an account that is a bot."""


class GameEntry(Wire, frozen=True):
    """One game in the list of a visitor's games."""

    table: str
    game: str
    seats: list[Player]
    at: int | None
    """When it was last played, in milliseconds since 1970; None if the time was not recorded."""

    to_act: list[int]
    ending: Ending | None
    change: int | None
    """By how much the game changed the visitor's rating, if it was rated."""


class GameList(Wire, frozen=True):
    total: int
    page: int
    pages: int
    games: list[GameEntry]
