"""What administrators see and do."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from galerie.host.wire.base import Wire
from galerie.host.wire.chat import ChatLine
from galerie.host.wire.moderation import Reason
from galerie.host.wire.people import Passphrase

PersonId: TypeAlias = Annotated[str, Meta(max_length=64)]
Network: TypeAlias = Annotated[str, Meta(max_length=64)]


class AdminSignIn(Wire, frozen=True):
    """Signs in with the key of a one-time link, or else with the passphrase of the administrators."""

    key: Annotated[str, Meta(max_length=100)] = ""
    passphrase: Passphrase = ""


class AdminInfo(Wire, frozen=True):
    """The administrator who has signed in."""

    name: str
    until: int
    """When they are signed out, in milliseconds since 1970."""


class ReportEntry(Wire, frozen=True):
    """A report."""

    number: int
    at: int
    """In milliseconds since 1970, like `closed`."""

    by: str
    """The account of whoever reports; empty for a guest."""

    person: str
    """The id of the person who is reported, by which they can be banned; empty once their data were removed."""

    name: str
    """As they were called then."""

    account: bool
    """Whether they have an account."""

    network: str
    """From where they were connected; empty if they were not."""

    page: str
    """The address of the table or the room."""

    reason: Reason
    text: str
    lines: list[ChatLine]
    closed: int | None


class PersonEntry(Wire, frozen=True):
    """An account."""

    person: str
    """Its id."""

    name: str
    since: int
    bot: bool
    games: int
    reports: int
    """How many are open."""

    banned: bool


class TableEntry(Wire, frozen=True):
    """A table, as spectators see it."""

    table: str
    game: str
    names: list[str]
    """Of the people who sit there."""

    at: int | None
    """When it was last played at, in milliseconds since 1970."""

    over: bool
    public: bool


class BanWish(Wire, frozen=True):
    """Bans a person or a network; one of the two is empty."""

    reason: Annotated[str, Meta(max_length=200)]
    person: PersonId = ""
    network: Network = ""
    days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """For how long; 0 is for good."""


class BanEntry(Wire, frozen=True):
    """A ban."""

    number: int
    person: str
    """An id; empty for a network."""

    name: str
    """The account's; empty for a guest."""

    network: str
    reason: str
    since: int
    until: int | None
    """In milliseconds since 1970; None is for good."""


class AccountRemoval(Wire, frozen=True):
    """Removes an account with all that is stored of it."""

    person: PersonId


class AuditEntry(Wire, frozen=True):
    """Something that an administrator has done."""

    number: int
    at: int
    by: str
    act: str
    """`link`, `passphrase`, `sign-in`, `close`, `ban`, `unban` or `remove`."""

    subject: str
    """What it was done to: an id, a number or a network."""

    detail: str
