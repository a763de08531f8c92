"""What is kept of a table."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, Self

import msgspec

from galerie.core import Line, Seat
from galerie.host.wire import ChatLine, ClockRule, Ending

KEPT_LINES: Final = 100
"""Of each room of a table."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    level: str | None = None
    guest: str | None = None

    @classmethod
    def of(cls, guest: str, name: str) -> Self:
        return cls("human", " ".join(name.split()), guest=guest)


class TableSetup(msgspec.Struct, frozen=True, dict=True):
    """What a table was opened with; only the chairs change, as people sit down, or it is taken back."""

    game: str
    rules: int
    options: tuple[str, ...]
    chairs: tuple[Chair, ...]
    clock: ClockRule | None = None
    deal: str | None = None
    """The code of the cards, in games that have deals."""

    public: bool = False
    """Shown in the lobby."""

    friendly: bool = False
    """It counts for nobody's rating."""

    opener: str | None = None
    """The guest who opened it; not known of old ones."""

    withdrawn: bool = False
    """Taken back before the game began."""

    @cached_property
    def waiting(self) -> bool:
        """For somebody to take a seat."""
        return "open" in [chair.kind for chair in self.chairs]

    @cached_property
    def bots(self) -> frozenset[Seat]:
        """The seats that are theirs."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot")

    @cached_property
    def is_correspondence(self) -> bool:
        """Its clock goes on while nobody is there: the hall wakes the table when it is over."""
        return self.clock is not None and self.clock.per == "correspondence"


class EventRow(msgspec.Struct, frozen=True, gc=False):
    """One event as it is kept. There are more of them than of anything else, and they are part of no cycle."""

    version: int
    seat: Seat
    move: str
    elapsed: int
    """Milliseconds since the event before it, downtime left out."""

    command: str | None = None
    """The id of the client's command that brought it about."""

    lag: int = 0
    """Milliseconds that the move was on its way, which its clock is not charged."""

    @property
    def line(self) -> Line:
        return Line(self.seat, self.move)


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the time of a turn is over that goes on while nobody is there, by the calendar, in milliseconds."""

    since: int
    """When the present turn began; the host's downtime has been added to it."""

    at: int | None
    """None where nothing is running."""


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat as it is kept."""

    line: ChatLine
    command: str | None = None
    """The id of the client's command, told apart from others' by whose it is."""


class GameStatus(msgspec.Struct, frozen=True):
    """How a game stands, as far as everybody may know."""

    acting: tuple[Seat, ...]
    ending: Ending | None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is kept of one table."""

    setup: TableSetup
    next: str | None
    entries: tuple[EventRow, ...]
    chat_rows: tuple[ChatRow, ...] = ()
    since: int | None = None
    """Of its deadline."""
    stands: bool = True
    """Whether its standing is kept; those of the first files are not."""

    changes: Mapping[Seat, tuple[float, float]] = field(default_factory=dict)
    """The ratings before and after the game, of those for whom it counted."""

    hinted: frozenset[Seat] = frozenset()
    """The seats that have asked for a hint."""


def new_table_id() -> str:
    """An address that cannot be guessed."""
    return secrets.token_urlsafe(12)
