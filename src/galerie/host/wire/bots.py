"""Bot accounts: their tokens, and what a program is told and says over HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from galerie.host.wire.base import MoveText, Name, Seat, Wire
from galerie.host.wire.moments import Ending
from galerie.host.wire.socket import CommandId

TokenScope: TypeAlias = Literal["read", "play"]


class TokenWish(Wire, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    """Tells the owner which program uses it."""

    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=2)]
    """`read` for the streams, `play` for everything that changes something."""

    days: Annotated[int, Meta(ge=1, le=365)] = 365
    """For how long it is valid."""


class TokenInfo(Wire, frozen=True):
    """A token as its owner sees it. Its text is not among this: the server does not know it any more."""

    id: str
    name: str
    scopes: list[TokenScope]
    since: int
    until: int
    """In milliseconds since 1970, like `since` and `used`."""

    used: int | None
    """When it was last used, to the hour; None if never."""


class NewToken(Wire, frozen=True):
    token: str
    """The text that the program sends. It is shown this once."""

    info: TokenInfo


class BotMove(Wire, frozen=True):
    """A move of the game, or conduct. One that is sent twice with the same id is made once."""

    id: CommandId
    seat: Seat
    move: MoveText


class BotWords(Wire, frozen=True):
    """A chat message. One that is sent twice with the same id is said once."""

    id: CommandId
    text: str


class BotMoved(Wire, frozen=True):
    """The move is stored durably in the log; its first event has this version."""

    version: int


class BotEvent(Wire, frozen=True):
    """A line of a bot's events: something at one of its tables, or a table to which it is invited."""

    event: Literal["seated", "turn", "over", "invited"]
    table: str
    game: str
    seats: list[Seat]
    """Those of the bot; of an invitation, those that are open."""

    version: int
    """Of the moment that this is about; 0 before the first event."""

    ending: Ending | None = None
    """How the game ended, when it is over."""


class InvitationWish(Wire, frozen=True):
    """Asks a bot, by the name of its account, to come to this table."""

    name: Name


class BotList(Wire, frozen=True):
    """The bot accounts that listen for invitations at present."""

    names: list[str]
