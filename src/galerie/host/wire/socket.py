"""The messages of a table's socket: commands from the client, frames from the host."""

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from galerie.host.wire.base import MoveText, Name, Seat, Wire
from galerie.host.wire.chat import ChatLine
from galerie.host.wire.moments import Moment
from galerie.host.wire.problems import Problem
from galerie.host.wire.tables import TableInfo

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$")]


class Play(Wire, frozen=True, tag_field="kind", tag="play"):
    """A move of the game, or conduct. A command that is sent twice with the same id is carried out once."""

    id: CommandId
    """Made by the client."""

    seat: Seat
    move: MoveText


class Look(Wire, frozen=True, tag_field="kind", tag="look"):
    """Asks for the view of one of several seats that the client holds, until that seat has moved. Without a seat, the
    client stops looking."""

    id: CommandId
    """Made by the client."""

    seat: Seat | None
    """Whose view to show; None to stop."""


class Say(Wire, frozen=True, tag_field="kind", tag="say"):
    """A chat message. A command that is sent twice with the same id is carried out once."""

    id: CommandId
    """Made by the client."""

    text: str
    name: Name = ""
    """The name a spectator gives themselves; players have the name of their seat."""


class Ping(Wire, frozen=True, tag_field="kind", tag="ping"):
    """Asks for a `pong`, which shows that the connection is alive."""

    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0
    """The shortest round trip so far, in milliseconds. The clock gives that much back, up to its grace."""


Command: TypeAlias = Play | Look | Say | Ping


class Welcome(Wire, frozen=True, tag_field="kind", tag="welcome"):
    """The first frame: the table, and either what happened since the version the client named or the current state."""

    table: TableInfo
    moments: list[Moment]
    """What the client missed, or the current moment."""

    lines: list[ChatLine] = field(default_factory=list)
    """The latest chat messages."""


class Happened(Wire, frozen=True, tag_field="kind", tag="happened"):
    """An event of the match."""

    moment: Moment


class Seated(Wire, frozen=True, tag_field="kind", tag="seated"):
    """Somebody took a seat, connected or disconnected, or the rematch is ready."""

    table: TableInfo


class Saved(Wire, frozen=True, tag_field="kind", tag="saved"):
    """The command is stored durably in the log; its first event has this version."""

    id: str
    """Of the command."""

    version: int
    """Of its first event."""


class Said(Wire, frozen=True, tag_field="kind", tag="said"):
    """New chat messages. The sender also gets the id of the command. Whoever takes a seat gets what was said at the
    table before, and when a game ends players get what the gallery said."""

    lines: list[ChatLine]
    id: str | None = None
    """Of the command, for its author."""


class Refused(Wire, frozen=True, tag_field="kind", tag="refused"):
    """The command was refused, and changed nothing."""

    id: str | None
    """The id of the command, if it could be read."""

    problem: Problem


class Pong(Wire, frozen=True, tag_field="kind", tag="pong"):
    """Answers a `ping`."""


Frame: TypeAlias = Welcome | Happened | Seated | Saved | Said | Refused | Pong
