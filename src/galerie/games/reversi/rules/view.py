"""What everybody at a Reversi board sees: there are no secrets."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from galerie.core import Seat
from galerie.games.reversi.rules.drawing import drawn
from galerie.games.reversi.rules.options import Options

Colour: TypeAlias = Literal["gold", "black"]


@dataclass(slots=True, unsafe_hash=True)
class Placed:
    """The last disc placed and what it turned over."""

    seat: Final[Seat]
    square: Final[str]
    turned: Final[tuple[str, ...]]


@dataclass(slots=True, unsafe_hash=True)
class View:
    board: Final[str]
    """64 characters from a1 to h8: `g` gold, `b` black, `.` free."""

    colours: Final[tuple[Colour, Colour]]
    """By seat."""

    turn: Final[Seat | None]
    counts: Final[tuple[int, int]]
    """Discs on the board, by seat."""

    reserves: Final[tuple[int, int] | None]
    """Discs not yet placed, by seat; None if there is no limit (REV-14)."""

    turns: Final[dict[str, tuple[str, ...]]]
    """For each legal move, the squares whose discs it would turn over."""

    last: Final[Placed | None]
    options: Final[Options]

    def __str__(self) -> str:
        return "\n".join(drawn(self))
