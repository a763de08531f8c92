"""What everybody at a Reversi board sees: there are no secrets."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.core import Seat
from galerie.games.reversi.rules.drawing import drawn
from galerie.games.reversi.rules.options import Options

Colour: TypeAlias = Literal["gold", "black"]


@dataclass(frozen=True, slots=True)
class Placed:
    """The last disc placed and what it turned over."""

    seat: Seat
    square: str
    turned: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    board: str
    """64 characters from a1 to h8: `g` gold, `b` black, `.` free."""

    colours: tuple[Colour, Colour]
    """By seat."""

    turn: Seat | None
    """The seat to move, NATURE while the start is to be drawn (REV-23), or None after the end."""

    counts: tuple[int, int]
    """Discs on the board, by seat."""

    reserves: tuple[int, int] | None
    """Discs not yet placed, by seat; None if there is no limit (REV-14)."""

    turns: dict[str, tuple[str, ...]]
    """For each legal move, the squares whose discs it would turn over."""

    last: Placed | None
    options: Options

    def __str__(self) -> str:
        return "\n".join(drawn(self))
