"""What one viewer knows about a game of Reflecto, built from nothing, so that only what is put in can be seen.

Screens are identified by the column where they started, 0 for column a to 6 for column g. Their places are public;
their faces are known to their owner, and to the opponent's mirrors (REF-20). After the game, all is shown (REF-27).
"""

from dataclasses import dataclass
from typing import Literal

from galerie.core import Seat
from galerie.games.reflecto.rules.drawing import drawn
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
    """A screen that has faced an opposing one: if it is a mirror, it showed it."""

    turn: int
    """The turn of the game at whose end this first happened."""

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
    """The screen that moved."""

    path: tuple[str, ...]
    """The squares of a shortest path, with `out` at its end for a jump off the board."""

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
    """Who starts; None until chance has decided."""

    ready: tuple[bool, bool]
    """Who has chosen a word and set up the screens."""

    turn: Seat | None
    """Whose turn it is; None before both are ready and after the end."""

    count: int
    """How many turns both players have made together."""

    screens: tuple[tuple[str | None, ...], tuple[str | None, ...]]
    """By seat and screen, the square; None for one that has left. Empty until the seat is ready."""

    out: tuple[tuple[int, ...], tuple[int, ...]]
    """By seat, the screens that have left, in order (REF-34)."""

    letters: tuple[int, int]
    mirrors: tuple[int, int]
    """How many letters each word has, and how many mirrors each player (REF-50, REF-60)."""

    kits: tuple[Kit, Kit]
    """What each player puts up; everybody knows it, for it follows from the options."""

    hands: tuple[Hand | None, Hand | None]
    """The viewer's own secret; both when the game is over."""

    reflections: tuple[Reflection, ...]
    """What the viewer's own mirrors show now; all mirrors when the game is over."""

    sights: tuple[Sight, ...]
    """What they have shown so far: the first time that each mirror showed each screen."""

    facings: tuple[Facing, ...]
    """Everything that would have been shown if all screens were mirrors; it follows from where they stood."""

    guesses: tuple[Guessed, ...]
    paths: dict[str, tuple[str, ...]]
    """For each legal chain of several jumps, with what is taken out before it: the squares of a shortest path."""

    last: Turned | None
    result: Result | None
    opened: bool
    """Whether the game was ended by conduct, so that nothing is secret any more."""

    def __str__(self) -> str:
        return "\n".join(drawn(self))
