"""Tournaments: who plays, who meets whom, and the table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from galerie.core.options import Value
from galerie.host.wire.base import Name, Wire
from galerie.host.wire.tables import ClockRule

System: TypeAlias = Literal["round-robin", "swiss", "arena"]
Ruling: TypeAlias = Literal["first", "second", "draw", "none"]
TieBreak: TypeAlias = Literal["cut", "buchholz", "direct", "berger", "wins", "games"]


class TournamentWish(Wire, frozen=True):
    """Opens a tournament for a game of two, or changes how it is played before it begins."""

    title: Annotated[str, Meta(max_length=60)]
    game: Annotated[str, Meta(max_length=24)]
    system: System
    name: Name = ""
    """What the organiser is called; an account has its own name."""

    options: dict[str, Value] = field(default_factory=dict)
    """Those of the game that differ from their defaults."""

    twice: bool = False
    """Whether everybody meets everybody twice, in a round robin."""

    rounds: Annotated[int, Meta(ge=1, le=100)] = 5
    """Of the Swiss system; fewer, if so many cannot be paired without meeting again."""

    minutes: Annotated[int, Meta(ge=5, le=1440)] = 60
    """For how long an arena pairs."""

    clock: ClockRule | None = None
    rated: bool = False
    """Whether games change ratings. Only accounts may then join."""

    automatic: bool = True
    """Whether the next round begins by itself, soon after the last game."""

    grace: Annotated[int, Meta(ge=0, le=20_160)] = 5
    """Minutes after which whoever has not come to the table has lost; with 0 the organiser decides."""


class EntrantWish(Wire, frozen=True):
    """Joins a tournament, comes back to it, or changes one's name there."""

    name: Name = ""


class ResultWish(Wire, frozen=True):
    """The organiser's decision about a pairing that was not played."""

    result: Ruling
    """Who has won; with `none` nobody gets anything."""


class TournamentPlayer(Wire, frozen=True):
    """Somebody who plays in a tournament, or did."""

    number: int
    name: str
    """Empty for somebody whose data were removed."""

    present: bool
    """Whether they look at the tournament."""

    gone: bool
    """Whether they have left, and are not paired any more."""


class TournamentStanding(Wire, frozen=True):
    """A row of the table."""

    player: int
    rank: int
    """The same for those between whom nothing decides."""

    points: float
    ties: list[float | None]
    """One value for each tie-break; None where it was not asked."""

    won: int
    drawn: int
    lost: int


class TournamentPairing(Wire, frozen=True):
    """Two players who meet."""

    number: int
    round: int
    """Counted from 1; 0 in an arena."""

    first: int
    """The number of the player on the first seat."""

    second: int | None
    """None if the first has nobody to meet."""

    table: str | None
    """Where they play; None if there is nothing to be seen."""

    points: list[float] | None
    """What both get for it, once that is known."""

    played: bool
    """Whether the result is that of a game, and not of a bye or a decision."""

    came: list[bool]
    """Who has been at the table."""


class TournamentInfo(Wire, frozen=True, tag_field="kind", tag="tournament"):
    """A tournament as everybody with its link sees it. The whole of it is sent whenever something changes."""

    id: str
    settings: TournamentWish
    """Its `name` is the organiser's."""

    phase: Literal["open", "playing", "over"]
    round: int
    rounds: int
    """How many there will be; 0 in an arena, and before it has begun."""

    left: int | None
    """Milliseconds until the next round begins, or until an arena pairs nobody any more."""

    players: list[TournamentPlayer]
    most_players: int
    tie_breaks: list[TieBreak]
    standings: list[TournamentStanding]
    """The best first."""

    pairings: list[TournamentPairing]
    """Of the present round; of an arena those under way, and the latest that were decided."""


class TournamentWelcome(Wire, frozen=True, tag_field="kind", tag="watching"):
    """A tournament, and who the visitor is in it: the first frame of its socket."""

    you: int | None
    """The number of the player who the visitor is."""

    organiser: bool
    barred: bool
    """Whether the organiser has removed them, so that they may not join."""

    tournament: TournamentInfo


class TournamentEntry(Wire, frozen=True):
    """A tournament in the list of those that the visitor plays in or organises."""

    id: str
    title: str
    game: str
    system: System
    phase: Literal["open", "playing", "over"]
    players: int
    table: str | None
    """Where the visitor is to play now."""
