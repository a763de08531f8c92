"""The moves of Reversi and their notation: `d3`, `d3:ne` if a line is chosen, `pass`.

The start that chance draws is the eight placements one after another: `f5d6c3d3c4f4f6f3`.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.core import BadNotation
from galerie.discs.board import LINES, NAMES, NUMBERS, square


@dataclass(frozen=True, slots=True)
class Place:
    square: int
    line: str | None = None
    """The only line that turns over, in the variant that requires one (REV-20)."""

    def __str__(self) -> str:
        return f"{NAMES[self.square]}:{self.line}" if self.line else NAMES[self.square]


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Start:
    """The first eight discs, which chance lays for both sides in turn (REV-23)."""

    squares: tuple[int, ...]

    def __str__(self) -> str:
        return "".join(NAMES[square] for square in self.squares)


Move: TypeAlias = Place | Pass | Start

LAID: Final = 8
"""How many discs a drawn start has in addition to the first four."""

PLACES: Final = tuple(Place(square) for square in range(64))
"""The moves without a choice of line, shared by all tables."""


def parse(text: str) -> Move:
    text = text.strip().lower()
    if text in NUMBERS:
        return PLACES[NUMBERS[text]]
    if text == str(Pass()):
        return Pass()
    if len(text) == 2 * LAID and ":" not in text:
        return Start(tuple(square(text[at : at + 2]) for at in range(0, len(text), 2)))
    name, _, line = text.partition(":")
    if line and line not in LINES:
        raise BadNotation("reversi-no-line", rule="REV-22", text=line)
    return Place(square(name), line or None)
