"""The games of a host, and its state."""

from typing import Annotated, Literal

from msgspec import Meta, field

from galerie.core.options import Value
from galerie.host.wire.base import MoveText, Wire


class OptionForm(Wire, frozen=True):
    """An option of a game, as a form shows it."""

    name: str
    default: Value
    values: list[Value]
    """The values to choose from."""

    rare: bool
    """Whether few people want to change it; a form may fold it away."""

    applies: list[dict[str, list[Value]]]
    """When the option has an effect: when one of these conditions holds, or always if the list is empty. A condition
    maps the names of other options to the values they must have, and `seats` to the numbers of players."""


class LevelInfo(Wire, frozen=True):
    """A level of a game's bots."""

    name: str
    rating: int | None
    """On the scale of the players' ratings; None if it has not been measured."""


class GameInfo(Wire, frozen=True):
    """A game that can be played."""

    name: str
    least_seats: int
    """The fewest players."""

    most_seats: int
    """The most players."""

    starts: int | None
    """The seat that moves first; None if options or chance decide, or if all players begin at once."""

    options: list[OptionForm]
    presets: dict[str, dict[str, Value]]
    """The values of all options in `begin`, which is gentle and offered first, and in `printed`, as in the booklet."""

    levels: list[LevelInfo]
    """The levels of its bots, the weakest first."""

    daily: str | None
    """The code of today's deal, in games that have deals."""

    has_law: bool = False
    """Whether the game has a page of rules."""

    scenes: int = 0
    """How many scenes its lesson has; 0 if it has none."""

    has_minute: bool = False
    """Whether it has a one-minute page."""

    puzzles: int = 0
    """How many puzzles it has."""

    characters: list[LevelInfo] = field(default_factory=list)
    """Bots beside the levels, which differ in style rather than in strength."""

    former: dict[str, str] = field(default_factory=dict)
    """Levels by what they were called before."""


class OptionsCheck(Wire, frozen=True):
    """Options to check before a table is opened with them."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    """How many play."""

    options: dict[str, Value] = field(default_factory=dict)
    """Those that differ from their defaults."""


class MoveCheck(Wire, frozen=True):
    """A move to check before it is made."""

    move: MoveText


class Health(Wire, frozen=True):
    """The process is alive."""

    status: Literal["ok"]


class Readiness(Wire, frozen=True):
    """Whether the server accepts visitors."""

    status: Literal["ready", "stopping", "failing"]
    saving: bool
    """Whether the last write to the disk succeeded."""


class HostInfo(Wire, frozen=True):
    """How others reach the server."""

    address: str | None
    """The address at which a phone on the same network can reach this host; None if it cannot."""
