"""The 66 transparent cards (COP-01, COP-02).

A card shows each of three figures on a cell of its own. Cells are numbered 0 to 8, row by row. A pattern is a set of
(figure, cell) pairs as an integer: 9 bits for the squares, then 9 for the circles, then 9 for the crosses.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Final, TypeAlias

from galerie.core import BadNotation
from galerie.games.copyright.rules.orientation import ORIENTATIONS, turned

SIDE: Final = 3
CELLS: Final = SIDE * SIDE
FIGURES: Final = ("square", "circle", "cross")
LETTERS: Final = "sox"
"""One for each figure, in text pictures."""

Face: TypeAlias = tuple[int, int, int]
"""The cells of the square, the circle and the cross."""


def _faces() -> Iterator[Face]:
    """Each card once, in the orientation whose cells come first."""
    for face in permutations(range(CELLS), 3):
        if face == min(_turned(face, orientation) for orientation in range(len(ORIENTATIONS))):
            yield face


def _turned(face: Face, orientation: int) -> Face:
    square, circle, cross = face
    return turned(square, orientation), turned(circle, orientation), turned(cross, orientation)


DECK: Final = tuple(_faces())
CARDS: Final = range(1, len(DECK) + 1)
"""Cards are identified by number."""

FACES: Final = tuple(tuple(_turned(face, orientation) for orientation in range(len(ORIENTATIONS))) for face in DECK)


def face(card: int, orientation: int = 0) -> Face:
    return FACES[card - 1][orientation]


def pattern(face: Face) -> int:
    return sum(1 << CELLS * figure + cell for figure, cell in enumerate(face))


PATTERNS: Final = tuple(tuple(map(pattern, held)) for held in FACES)
"""By card and orientation."""


def figures(pattern: int, cell: int) -> str:
    """The figures in a cell, as letters (COP-03)."""
    return "".join(letter for figure, letter in enumerate(LETTERS) if pattern >> CELLS * figure + cell & 1)


def picture(face: Face) -> str:
    """A card as nine characters, `.` for an empty cell."""
    return "".join(figures(pattern(face), cell) or "." for cell in range(CELLS))


PICTURES: Final = {card: picture(FACES[card - 1][0]) for card in CARDS}
"""By card, in its first orientation."""


def card(text: str) -> int:
    """The card with this number."""
    if not (text.isascii() and text.isdigit()) or int(text) not in CARDS:
        raise BadNotation("copyright-no-card", rule="COP-02", text=text, cards=len(CARDS))
    return int(text)
