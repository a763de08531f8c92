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

    holders: tuple[str, ...] = ()
    """Other guests who hold the seat: further devices of the same player."""

    seen: bool = True
    """Whether they have been at the table since the last seat was taken, or have moved; clocks wait for it (GEN-01)."""

    @classmethod
    def of(cls, guest: str, name: str, *, bot_account: bool = False) -> Self:
        return cls("human", name, guest=guest, bot_account=bot_account, seen=False)

    def __post_init__(self) -> None:
        """Earlier versions stored names as they were given, with invisible characters in them."""
        force_setattr(self, "name", visible(self.name))


class StoredReclaim(msgspec.Struct, frozen=True):
    """Somebody without the key says that a seat is theirs, and waits for the other players to answer."""

    seat: Seat
    guest: str
    since: int = 0
    """In milliseconds since 1970."""


class StoredVain(msgspec.Struct, frozen=True):
    """A reclaim that was not granted."""

    guest: str
    at: int
    """In milliseconds since 1970."""

    declined: bool
    """Whether the players have declined it; otherwise it was withdrawn, or another one has taken its place."""


class StoredWarmUp(msgspec.Struct, frozen=True):
    """Somebody who waits for an opponent plays a bot at another table meanwhile."""

    table: str
    guest: str


class StoredClock(msgspec.Struct, frozen=True):
    """The kind of clock that a table is played with."""

    per: Literal["move", "game", "correspondence"]
    seconds: int
    increment: int = 0


class TableSetup(msgspec.Struct, frozen=True, dict=True):
    """How a table was opened. Afterwards only the chairs change, as people sit down, and what comes after `moves_told`
    and `withdrawn`.
    """

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
    """Withdrawn by its opener before the game began, or closed because its tournament has decided the result."""

    admits_bots: bool = False
    """Whether bot accounts may take an open seat."""

    moves_told: bool = True
    """Whether bot accounts are told which moves are legal."""

    reclaims: tuple[StoredReclaim, ...] = ()
    """At most one for each seat."""

    vain: tuple[StoredVain, ...] = ()
    """The latest reclaims that were not granted."""

    gallery: bool = True
    """Whether spectators may chat among themselves."""
    room: str | None = None
    """The room in which it was opened."""

    warm_up: StoredWarmUp | None = None

    succession: tuple[Seat, ...] | None = None
    """The seats whose players want the warm-up to go on instead of a new game; None where nobody is asked."""

    waits_at: str | None = None
    """Of a warm-up, the table where its player waits for an opponent."""

    tournament: str | None = None
    """The tournament that it belongs to."""

    duel: bool = False
    """Opened to play a duel: its player is told the code of the deal once the game is over."""

    @cached_property
    def waiting(self) -> bool:
        """Whether a seat is still open."""
        return "open" in [chair.kind for chair in self.chairs]

    @cached_property
    def stands_still(self) -> bool:
        """Whether nobody may play here: a seat is open, or the table was withdrawn."""
        return self.waiting or self.withdrawn

    @cached_property
    def last_open(self) -> Seat | None:
        """The seat that is still open, if it is only one."""
        open_seats = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]
        return open_seats[0] if len(open_seats) == 1 else None

    @cached_property
    def people(self) -> frozenset[str]:
        """The guests who sit there or opened it, on all their devices."""
        seated = [guest for chair in self.chairs for guest in (chair.guest, *chair.holders)]
        return frozenset(each for each in (self.opener, *seated) if each)

    @cached_property
    def bots(self) -> frozenset[Seat]:
        """The seats of bots."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot")

    @cached_property
    def bot_accounts(self) -> frozenset[Seat]:
        """The seats of bot accounts, which play over HTTP."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.bot_account)

    @cached_property
    def unseen(self) -> frozenset[Seat]:
        """The seats for whose players the clock waits; empty once all of them have come."""
        if self.clock is None or self.waiting:
            return frozenset()
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.guest and not chair.seen)

    @cached_property
    def is_asking(self) -> bool:
        """Whether its players are asked if the warm-up goes on; clocks wait until they have answered."""
        return self.succession is not None and len(self.succession) < len(self.chairs)

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
    guest: str | None = None
    """Who spoke; None for a note of the server, and for spectators in files of earlier versions."""


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

    callbacks: Mapping[Seat, str | None] = field(default_factory=dict)
    """For seats whose players were away: the occasion they had been told of, or None if they were still to be told."""


class StoredMember(msgspec.Struct, frozen=True):
    """Somebody who is in a room, or was."""

    guest: str
    name: str
    since: int
    """When they joined, in milliseconds since 1970."""

    holders: tuple[str, ...] = ()
    """Their further devices, where they are other guests."""

    claims: str | None = None
    """The guest of the member who they say they are, until that is answered."""

    seen: int = 0
    """A time at which they were here, in milliseconds since 1970: no earlier than the last member they have met
    joined."""


class StoredScore(msgspec.Struct, frozen=True):
    """What somebody has achieved in the games of a room."""

    guest: str
    game: str
    won: int = 0
    drawn: int = 0
    lost: int = 0


class StoredResult(msgspec.Struct, frozen=True):
    """A game of a room that is over."""

    table: str
    game: str
    chairs: tuple[Chair, ...]
    ranks: tuple[int, ...]


class StoredRoom(msgspec.Struct, frozen=True):
    """A room, without what is said there."""

    keeper: str
    """The guest who may show others the door."""

    members: tuple[StoredMember, ...]
    former: tuple[StoredMember, ...] = ()
    """Those who have left; their games still count."""

    scores: tuple[StoredScore, ...] = ()
    tables: tuple[str, ...] = ()
    """Those whose game is not over yet."""

    results: tuple[StoredResult, ...] = ()
    """The latest games, the newest last."""

    barred: dict[str, int] = msgspec.field(default_factory=dict)
    """The guests who were shown the door, and until when they may not come back, in milliseconds since 1970."""


class StoredPairing(msgspec.Struct, frozen=True):
    """Two players of a tournament who meet, or one who has nobody to meet. Players are known by their numbers."""

    number: int
    round: int
    """Counted from 1; 0 in an arena."""

    first: int
    """Who sits on the first seat."""

    second: int | None
    """None if the first has a bye."""

    since: int
    """When their table was opened, in milliseconds since 1970; later by what the server was down since."""

    table: str | None = None
    scores: tuple[int, int] | None = None
    """What both get for it, in half points; None while that is not known."""

    played: bool = False
    """Whether the result is that of a game."""

    came: tuple[bool, bool] = (False, False)
    """Who has been at the table."""


class StoredEntrant(msgspec.Struct, frozen=True):
    """A player of a tournament."""

    number: int
    guest: str
    """Empty for somebody whose data were removed."""

    name: str
    gone: bool = False
    """Whether they have left, and are not paired any more."""

    network: str = ""
    """The pseudonym of the address whose places they take."""


class StoredSettings(msgspec.Struct, frozen=True):
    """What the organiser of a tournament has chosen."""

    title: str
    game: str
    options: tuple[str, ...]
    system: Literal["round-robin", "swiss", "arena"]
    twice: bool
    """Whether everybody meets everybody twice."""

    rounds: int
    minutes: int
    clock: StoredClock | None
    rated: bool
    automatic: bool
    """Whether the next round begins by itself."""

    grace: int
    """Minutes after which whoever has not come has lost; with 0 the organiser decides."""


class StoredTournament(msgspec.Struct, frozen=True):
    """A tournament without its pairings."""

    organiser: str
    """A guest; empty once their data were removed."""

    organiser_name: str
    settings: StoredSettings
    entrants: tuple[StoredEntrant, ...] = ()
    """Once it has begun, in the order in which they are seeded."""

    phase: Literal["open", "playing", "over"] = "open"
    round: int = 0
    rounds: int = 0
    """How many there will be."""

    due: int | None = None
    """When the next round begins, or until when an arena pairs, in milliseconds since 1970."""

    barred: tuple[str, ...] = ()
    """The guests who were removed by the organiser and may not come back."""

    network: str = ""
    """The pseudonym of the address where it was opened."""


def new_table_id(size: int = 12) -> str:
    """An id of so many bytes, which cannot be guessed: whoever has it may watch the table."""
    return secrets.token_urlsafe(size)
