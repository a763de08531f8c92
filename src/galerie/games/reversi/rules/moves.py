"""The moves of Reversi and their notation: `d3`, `d3:ne` if a line is chosen, `pass`."""

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


Move: TypeAlias = Place | Pass

PLACES: Final = tuple(Place(square) for square in range(64))
"""The moves without a choice of line, shared by all tables."""


def parse(text: str) -> Move:
    text = text.strip().lower()
    if text in NUMBERS:
        return PLACES[NUMBERS[text]]
    if text == str(Pass()):
        return Pass()
    name, _, line = text.partition(":")
    if line and line not in LINES:
        raise BadNotation("reversi-no-line", rule="REV-22", text=line)
    return Place(square(name), line or None)
