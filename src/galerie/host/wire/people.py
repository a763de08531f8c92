"""Accounts, ratings and the games that somebody has played."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from galerie.host.wire.base import Wire
from galerie.host.wire.moments import Ending

AccountName: TypeAlias = Annotated[str, Meta(max_length=100)]
Passphrase: TypeAlias = Annotated[str, Meta(max_length=1000)]
"""Both limits are higher than the real ones, so that the refusal can say what is allowed."""


class GameRating(Wire, frozen=True):
    """The strength of an account in one game."""

    game: str
    value: int
    """Glicko-2."""

    deviation: int
    """The true rating is probably within two deviations of the value."""

    sure: bool
    """Whether it is more than a first estimate."""

    games: int
    """How many games it is based on."""


class Me(Wire, frozen=True):
    """Who the visitor is."""

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
    """Turns a guest into an account."""

    name: AccountName
    passphrase: Passphrase


class SignInWish(Wire, frozen=True):
    """Signs in."""

    name: AccountName
    passphrase: Passphrase
    bring: bool = True
    """Whether the games that this browser has played as a guest move to the account."""


class PassphraseWish(Wire, frozen=True):
    """Changes the passphrase."""

    old: Passphrase
    new: Passphrase


class Device(Wire, frozen=True):
    """A browser in which the account is signed in."""

    id: str
    browser: str
    """Such as `Firefox, Android`; empty if it is not known."""

    since: int
    """When somebody signed in there, in milliseconds since 1970."""

    seen: int
    """When it was last used, to the hour."""

    current: bool
    """Whether it is this one."""


class AccountInfo(Wire, frozen=True):
    """What keeps an account safe."""

    devices: list[Device]
    """Those used last first."""

    recovery_codes: int
    """How many are left."""


class RenamingWish(Wire, frozen=True):
    """Gives the account another name."""

    name: AccountName


class RecoveryCodesWish(Wire, frozen=True):
    """Asks for new recovery codes, which replace those from before."""

    passphrase: Passphrase


class RecoveryCodes(Wire, frozen=True):
    """With each of these the passphrase can be replaced once. They are shown only now."""

    codes: list[str]


class RecoveryWish(Wire, frozen=True):
    """Chooses a new passphrase with a recovery code, and signs in."""

    name: AccountName
    code: Annotated[str, Meta(max_length=100)]
    passphrase: Passphrase


class RemovalWish(Wire, frozen=True):
    """Removes the account."""

    passphrase: Passphrase


class Player(Wire, frozen=True):
    """Who had a seat of a game."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None
    """Of a bot."""

    yours: bool
    bot_account: bool = False
    """Whether it is an account that is a bot."""

    account: bool = False
    """Whether it is an account, which has a profile and can be challenged."""


class GameEntry(Wire, frozen=True):
    """One game in the list of a visitor's games."""

    table: str
    """Its id."""

    game: str
    seats: list[Player]
    at: int | None
    """When it was last played, in milliseconds since 1970; None if the time was not recorded."""

    to_act: list[int]
    ending: Ending | None
    change: int | None
    """By how much the game changed the visitor's rating, if it was rated."""


class GameList(Wire, frozen=True):
    """One page of the visitor's games."""

    games: list[GameEntry]
    next: str | None
    """Where the next page begins, to be sent as `before`; None if this is the last one."""
