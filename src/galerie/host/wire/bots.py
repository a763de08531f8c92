"""Bot accounts: their tokens, and what a program is told and says over HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from galerie.host.wire.base import MoveText, Name, Seat, Wire
from galerie.host.wire.moments import Ending
from galerie.host.wire.socket import CommandId

TokenScope: TypeAlias = Literal["read", "play"]


class TokenWish(Wire, frozen=True):
    """A token that the owner of a bot account wants."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    """Tells the owner which program uses it."""

    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=2)]
    """`read` for the streams, `play` for everything that changes something."""

    days: Annotated[int, Meta(ge=1, le=365)] = 365
    """For how long it is valid."""


class TokenInfo(Wire, frozen=True):
    """A token as its owner sees it. Its text is not among this: the server does not know it any more."""

    id: str
    """By which it is revoked."""

    name: str
    """What its owner calls it."""

    scopes: list[TokenScope]
    """What it allows."""

    since: int
    """When it was made, in milliseconds since 1970."""

    until: int
    """When it expires, in milliseconds since 1970."""

    used: int | None
    """When it was last used, to the hour, in milliseconds since 1970; None if never."""


class NewToken(Wire, frozen=True):
    """A token that was just made."""

    token: str
    """The text that the program sends. It is shown this once."""

    info: TokenInfo
    """As it is listed from now on."""


class BotMove(Wire, frozen=True):
    """A move of the game, or conduct. One that is sent twice with the same id is made once."""

    id: CommandId
    """Made by the program."""

    seat: Seat
    """Whose move it is."""

    move: MoveText
    """As text; conduct begins with `!`."""


class BotWords(Wire, frozen=True):
    """A chat message. One that is sent twice with the same id is said once."""

    id: CommandId
    """Made by the program."""

    text: str
    """What is said."""


class BotMoved(Wire, frozen=True):
    """The move is stored durably in the log."""

    version: int
    """Of its first event."""


class BotEvent(Wire, frozen=True):
    """A line of a bot's events: something at one of its tables, or a table to which it is invited."""

    event: Literal["seated", "turn", "over", "invited"]
    """The bot sits at the table, also at that of a rematch; it is its turn; the game is over; it is invited."""

    table: str
    """The id of the table."""

    game: str
    """The name of the game."""

    seats: list[Seat]
    """Those of the bot; of an invitation, those that are open."""

    version: int
    """Of the moment that this is about; 0 where it is not known."""

    ending: Ending | None = None
    """How the game ended, when it is over."""


class InvitationWish(Wire, frozen=True):
    """Asks a bot, by the name of its account, to come to this table."""

    name: Name
    """Of the account."""


class BotList(Wire, frozen=True):
    """The bot accounts that listen for invitations at present."""

    names: list[str]
    """In alphabetical order."""
