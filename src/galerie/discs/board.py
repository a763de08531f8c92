"""The 8 × 8 board: squares are numbered a1 = 0, b1 = 1 … h8 = 63, with a1 in the upper-left corner (REV-02).

A set of squares is an integer with one bit for each square.
"""

from collections.abc import Callable, Iterator
from typing import Final, Protocol, TypeVar

from galerie.core import BadNotation
from galerie.discs import kernel

T = TypeVar("T")

LINES: Final = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
"""The eight directions a line can take from a disc, as steps of column and row."""

COLUMNS: Final = "abcdefgh"
ROWS: Final = "12345678"
SQUARES: Final = tuple(range(64))
NAMES: Final = tuple(column + row for row in ROWS for column in COLUMNS)
FULL: Final = (1 << 64) - 1
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def square(name: str) -> int:
    if name not in NUMBERS:
        raise BadNotation("square-unknown", rule="REV-12", text=name)
    return NUMBERS[name]


def readable_picked(bits: int, things: tuple[T, ...]) -> tuple[T, ...]:
    """The things on the squares of a set, in order; `things` has one for each square of the board."""
    return tuple([thing for square, thing in enumerate(things) if bits >> square & 1])


class _Picked(Protocol):
    def __call__(self, bits: int, things: tuple[T, ...], /) -> tuple[T, ...]: ...


picked: _Picked = kernel.compiled.picked if kernel.available else readable_picked


def squares(bits: int) -> Iterator[int]:
    """The squares of a set, in order."""
    return iter(picked(bits, SQUARES))


def names(bits: int) -> tuple[str, ...]:
    return picked(bits, NAMES)


def bits(*names: str) -> int:
    return sum(1 << square(name) for name in names)


CROSSWISE: Final = (bits("d4", "e5"), bits("d5", "e4"))
"""The gold and the black discs of the usual start."""


def readable_picture(own: int, other: int, letters: str) -> str:
    """64 characters from a1 to h8: the first letter for own discs, the second for the other's, the third for empty."""
    return "".join(letters[0 if own >> at & 1 else 1 if other >> at & 1 else 2] for at in SQUARES)


picture: Callable[[int, int, str], str] = kernel.compiled.picture if kernel.available else readable_picture


def ray(start: int, line: str) -> Iterator[int]:
    """The squares from `start` outwards, without `start` itself."""
    step_x, step_y = LINES[line]
    x, y = start % 8 + step_x, start // 8 + step_y
    while 0 <= x < 8 and 0 <= y < 8:
        yield x + 8 * y
        x, y = x + step_x, y + step_y
