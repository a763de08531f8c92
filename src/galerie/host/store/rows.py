"""What is stored of a table. These types belong to the file and to nothing else.

They are not messages: `view.messages` turns them into those. A field that a later release adds needs a default, so that
older files still open, and fields that this release does not know are ignored. `schema` counts the versions of the file
and upgrades older ones; `tests/host/data` has a file of each version that was released.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, Self

import msgspec
from msgspec.structs import force_setattr

from galerie.core import Line, Match, Seat
from galerie.core.visible import visible

KEPT_LINES: Final = 100
"""Chat lines stored for each room of a table."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    level: str | None = None
    guest: str | None = None
    bot_account: bool = False
    """Whether `guest` is an account that is a bot."""

    @classmethod
    def of(cls, guest: str, name: str, *, bot_account: bool = False) -> Self:
        return cls("human", name, guest=guest, bot_account=bot_account)

    def __post_init__(self) -> None:
        """Earlier versions stored names as they were given, with invisible characters in them."""
        force_setattr(self, "name", visible(self.name))


class StoredClock(msgspec.Struct, frozen=True):
    """The kind of clock that a table is played with."""

    per: Literal["move", "game", "correspondence"]
    seconds: int
    increment: int = 0


class TableSetup(msgspec.Struct, frozen=True, dict=True):
    """How a table was opened. Afterwards only the chairs change, as people sit down, and `withdrawn`."""

    game: str
    rules: int
    options: tuple[str, ...]
    chairs: tuple[Chair, ...]
    clock: StoredClock | None = None
    deal: str | None = None
    """The code of the deal, in games that have deals."""

    public: bool = False
    """Listed in the lobby."""

    friendly: bool = False
    """Not rated, whoever plays."""

    opener: str | None = None
    """The guest who opened it; None in the oldest files."""

    withdrawn: bool = False
    """Withdrawn by its opener before the game began."""

    admits_bots: bool = False
    """Whether bot accounts may take an open seat."""

    moves_told: bool = True
    """Whether bot accounts are told which moves are legal."""

    @cached_property
    def waiting(self) -> bool:
        """Whether a seat is still open."""
        return "open" in [chair.kind for chair in self.chairs]

    @cached_property
    def bots(self) -> frozenset[Seat]:
        """The seats of bots."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot")

    @cached_property
    def bot_accounts(self) -> frozenset[Seat]:
        """The seats of bot accounts, which play over HTTP."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.bot_account)

    @cached_property
    def is_correspondence(self) -> bool:
        """Whether its clock keeps running while nobody is connected; the registry then loads the table when time is
        up.
        """
        return self.clock is not None and self.clock.per == "correspondence"


class EventRow(msgspec.Struct, frozen=True, gc=False):
    """One stored event. There are more of these than of anything else, and they are never part of a cycle."""

    version: int
    seat: Seat
    move: str
    elapsed: int
    """Milliseconds since the previous event, downtime excluded."""

    command: str | None = None
    """The id of the client's command that caused it."""

    lag: int = 0
    """Milliseconds of network delay that the player's clock is not charged for."""

    @property
    def line(self) -> Line:
        return Line(self.seat, self.move)


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the turn of a correspondence game times out, in milliseconds since 1970."""

    since: int
    """When the turn began, moved forward by the server's downtime."""

    at: int | None
    """None while no clock is running."""


class StoredOpponent(msgspec.Struct, frozen=True):
    """The bot that follows an account's results in a game."""

    level: str
    lean: int = 0
    lost: int = 0
    fixed: str = ""
    table: str = ""
    at: int = 0


class StoredProgress(msgspec.Struct, frozen=True):
    """How far an account has come: in lessons, in puzzles, and against bots."""

    scenes: tuple[str, ...] = ()
    """The scenes it has finished, as GAME/SCENE."""

    seen: tuple[str, ...] = ()
    """The tips it has seen, and the invitations it has waved away."""

    puzzles: dict[str, bool] = msgspec.field(default_factory=dict)
    """The puzzles it has tried, as GAME/ID, and whether it solved them at the first try."""

    days: tuple[str, ...] = ()
    """The days on which it solved the puzzle of the day, as GAME/2026-11-17."""

    opponents: dict[str, StoredOpponent] = msgspec.field(default_factory=dict)
    """The opponents that follow its results, by game."""


class StoredChatLine(msgspec.Struct, frozen=True):
    """One line of chat."""

    number: int
    room: Literal["table", "gallery"]
    at: int
    """Milliseconds since 1970."""

    by: str
    """The pseudonym of the speaker; empty for a note of the server."""

    seat: Seat | None
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class ChatRow:
    line: StoredChatLine
    command: str | None = None
    """The id of the client's command; unique for one speaker only."""


class StoredEnding(msgspec.Struct, frozen=True):
    """The outcome of a game."""

    scores: list[float]
    ranks: list[int]
    reason: str
    counted: bool


class GameStatus(msgspec.Struct, frozen=True):
    """Whose turn it is, or how the game ended."""

    acting: tuple[Seat, ...]
    ending: StoredEnding | None

    @classmethod
    def of(cls, match: Match) -> Self:
        outcome, ending = match.outcome, None
        if outcome:
            ending = StoredEnding(list(outcome.scores), list(outcome.ranks), outcome.reason, outcome.counted)
        return cls(tuple(sorted(match.to_act)), ending)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything stored of one table."""

    setup: TableSetup
    next: str | None
    """The table of the rematch."""

    entries: tuple[EventRow, ...]
    chat_rows: tuple[ChatRow, ...] = ()
    since: int | None = None
    """The start of the turn of a correspondence game."""

    has_status: bool = True
    """False for a table of the first files, which stored no status."""

    changes: Mapping[Seat, tuple[float, float]] = field(default_factory=dict)
    """The ratings before and after a rated game."""

    hinted: frozenset[Seat] = frozenset()
    """The seats that have asked for a hint."""


def new_table_id() -> str:
    """An id that cannot be guessed: whoever has it may watch the table."""
    return secrets.token_urlsafe(12)
