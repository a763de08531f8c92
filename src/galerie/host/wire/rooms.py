"""Rooms: who is there, what is played, and the tally of all games."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from galerie.core.options import Value
from galerie.host.wire.base import Level, Name, Wire
from galerie.host.wire.chat import ChatLine
from galerie.host.wire.socket import Ping, Say
from galerie.host.wire.tables import ClockRule

MemberId: TypeAlias = Annotated[str, Meta(max_length=16)]


class RoomWish(Wire, frozen=True):
    """Opens a room, or joins one. Whoever is in it already changes their name."""

    name: Name = ""
    """What the visitor is called there; an account has its own name."""

    claims: MemberId = ""
    """The member who the visitor says they are already, on another device. Somebody in the room answers, and meanwhile
    they are there under the same name."""


class RoomName(Wire, frozen=True):
    """A member as they are called."""

    id: str
    name: str


class RoomDoor(Wire, frozen=True):
    """A room as it is seen from outside by whoever has the link."""

    id: str
    names: list[str]
    """Who is in it, the keeper first."""

    claimable: list[RoomName]
    """Those who a visitor from outside may say they are."""

    full: bool
    barred: bool
    """Whether the visitor was shown the door and may not come back yet."""

    you: str | None
    """The member who the visitor is; None if they are not in it."""

    tables: int
    """How many games are under way; 0 for those who are not in it."""

    awaited: bool
    """Whether one of them waits for the visitor."""


class RoomMember(Wire, frozen=True):
    """Somebody in a room, or, in the tally, somebody who was."""

    id: str
    """The same as the `by` of their chat lines."""

    name: str
    present: bool
    """Whether they look at the room, or at one of its tables."""

    keeper: bool
    """Whether they may show others the door."""

    left: bool
    """Whether they are not in the room any more, and only in the tally."""

    claims: str | None = None
    """The member who they say they are, until that is answered."""

    devices: int = 0
    """On how many further devices they are this member."""


class RoomSeat(Wire, frozen=True):
    """A seat of a room's table."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None
    """Of a bot."""

    member: str | None
    """The member who sits there."""


class RoomTable(Wire, frozen=True):
    """A table of a room."""

    id: str
    game: str
    seats: list[RoomSeat]
    to_act: list[int]
    """The seats whose turn it is."""

    waiting: bool
    """Whether a seat is open."""

    ranks: list[int] | None
    """The rank of each seat, once the game is over."""


class RoomScore(Wire, frozen=True):
    """What a member has achieved in a game. A shared first place is a draw."""

    member: str
    game: str
    won: int
    drawn: int
    lost: int


class RoomInfo(Wire, frozen=True, tag_field="kind", tag="room"):
    """A room as its members see it. The whole of it is sent whenever something changes."""

    id: str
    members: list[RoomMember]
    tables: list[RoomTable]
    """Those whose game is not over yet, the oldest first."""

    results: list[RoomTable]
    """The latest games, the newest first."""

    scores: list[RoomScore]


class RoomWelcome(Wire, frozen=True, tag_field="kind", tag="entered"):
    """The first frame of a room's socket."""

    you: str
    """The member who the visitor is; empty for a big screen."""

    room: RoomInfo
    lines: list[ChatLine]
    """The latest chat messages, without a seat; none for a big screen. A note that a member is there on one more device
    has no author, the text `!moved` and the name of the member."""


RoomCommand: TypeAlias = Say | Ping
"""What a client may send on a room's socket."""


class RoomSeatWish(Wire, frozen=True):
    """Who should take a seat: a member, a bot, or whoever comes."""

    kind: Literal["member", "bot", "open"]
    member: MemberId = ""
    level: Level | None = None
    """Of a bot."""


class RoomTableWish(Wire, frozen=True):
    """The game to be started in a room. Everybody who gets a seat must be present, unless it is by correspondence."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[RoomSeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = field(default_factory=dict)
    """Those that differ from their defaults."""

    clock: ClockRule | None = None
