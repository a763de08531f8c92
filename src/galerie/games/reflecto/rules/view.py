"""What one onlooker knows of a game of Reflecto: built up from nothing, so that what is not put in is not told.

Screens are told apart by where they began, 0 in column a to 6 in column g; their places are everybody's to see, their
faces only their owner's and his mirrors' of the opponent (REF-20). When the game is over all is shown (REF-27).
"""

from dataclasses import dataclass
from typing import Literal

from galerie.core import Seat
from galerie.games.reflecto.rules.options import Figures, Options
from galerie.games.reflecto.rules.screens import Face, Hand


@dataclass(frozen=True, slots=True)
class Kit:
    """What a player puts up, as the options say."""

    lengths: tuple[int, ...]
    """How many letters come on each tile when they are spread evenly (REF-52)."""

    blanks: int
    """Tiles without a letter (REF-51)."""

    mirrors: int
    figures: Figures
    """Which tiles bear the order in which they leave (REF-64)."""

    free: bool
    """Whether the player may cut the word at will (REF-66)."""


@dataclass(frozen=True, slots=True)
class Facing:
    """A screen that has come to stand before an opposing one: if it is a mirror it showed it."""

    turn: int
    """At the end of which turn of the game for the first time."""

    seat: Seat
    screen: int
    other: int
    """The opposing screen."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a mirror showed its owner (REF-23)."""

    turn: int
    seat: Seat
    mirror: int
    screen: int
    """The opposing screen."""

    face: Face


@dataclass(frozen=True, slots=True)
class Reflection:
    """What a mirror is showing its owner now."""

    seat: Seat
    mirror: int
    screen: int
    face: Face


@dataclass(frozen=True, slots=True)
class Turned:
    """The last turn, as everybody saw it."""

    seat: Seat
    before: tuple[int, ...]
    """The screens taken out first."""

    screen: int | None
    """The one that moved."""

    path: tuple[str, ...]
    """The squares of a shortest way, `out` at its end for a jump off the board."""

    after: tuple[int, ...]
    """The screens taken out at the end."""

    guess: str | None


@dataclass(frozen=True, slots=True)
class Guessed:
    turn: int
    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Result:
    winner: Seat | None
    """None for a draw."""

    reason: Literal["out", "guessed", "misguessed", "limit"]


@dataclass(frozen=True, slots=True)
class View:
    options: Options
    first: Seat | None
    """Who starts; None while chance has not said."""

    ready: tuple[bool, bool]
    """Who has chosen a word and put up the screens."""

    turn: Seat | None
    """Whose turn it is; None before both are ready and after the end."""

    count: int
    """Turns made by both together."""

    screens: tuple[tuple[str | None, ...], tuple[str | None, ...]]
    """By seat and screen, the square; None for one that has left. Nothing before a seat is ready."""

    out: tuple[tuple[int, ...], tuple[int, ...]]
    """By seat, the screens that have left, in order (REF-34)."""

    letters: tuple[int, int]
    mirrors: tuple[int, int]
    """How many of them each word and each player has (REF-50, REF-60)."""

    kits: tuple[Kit, Kit]
    """What each player puts up; everybody knows it, for it follows from the options."""

    hands: tuple[Hand | None, Hand | None]
    """The onlooker's own secret; both when the game is over."""

    reflections: tuple[Reflection, ...]
    """What the onlooker's own mirrors show now; all mirrors when the game is over."""

    sights: tuple[Sight, ...]
    """What they have shown so far, each screen in each mirror for the first time."""

    facings: tuple[Facing, ...]
    """Everything that would have been shown if all screens were mirrors: it follows from where they stood."""

    guesses: tuple[Guessed, ...]
    paths: dict[str, tuple[str, ...]]
    """For each legal chain of several jumps, with what is taken out before it: the squares of a shortest way."""

    last: Turned | None
    result: Result | None
    opened: bool
    """The game has been ended by conduct, and nothing is secret any more."""
