"""A square grid: the names and neighbours of its squares. Column a is on the left, row 1 at the bottom (DEF-05)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Final, Self

SIDES: Final = "nesw"
"""The sides of a square, in the order of their numbers; a set of sides is four bits, north the lowest."""

ALL_SIDES: Final = 15
OPPOSITE: Final = (2, 3, 0, 1)
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


@cache
def sides(mask: int) -> tuple[int, ...]:
    return tuple(side for side in range(4) if mask >> side & 1)


@dataclass(frozen=True, slots=True)
class Grid:
    """Squares are numbered from a1, row by row."""

    size: int
    names: tuple[str, ...] = field(repr=False)
    beside: tuple[tuple[int | None, ...], ...] = field(repr=False)
    """By square and side, the next square; None beyond the edge."""

    around: tuple[tuple[int, ...], ...] = field(repr=False)
    """The squares that touch a square at a side or a corner."""

    outer: tuple[int, ...] = field(repr=False)
    """The sides of a square that are the edge of the board."""

    numbers: dict[str, int] = field(repr=False, compare=False)
    """The numbers of the squares, by name."""

    @classmethod
    def of(cls, size: int) -> Self:
        def at(column: int, row: int) -> int | None:
            return column + size * row if 0 <= column < size and 0 <= row < size else None

        places = [(column, row) for row in range(size) for column in range(size)]
        beside = tuple(tuple(at(x + dx, y + dy) for dx, dy in STEPS) for x, y in places)
        names = tuple(f"{chr(ord('a') + x)}{y + 1}" for x, y in places)
        nine = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        near = ((at(x + dx, y + dy) for dx, dy in nine) for x, y in places)
        return cls(
            size=size,
            names=names,
            beside=beside,
            around=tuple(tuple(other for other in each if other is not None) for each in near),
            outer=tuple(sum(1 << side for side, other in enumerate(each) if other is None) for each in beside),
            numbers={name: square for square, name in enumerate(names)},
        )

    def told(self, *squares: int) -> str:
        """The names of these squares, for a refusal."""
        return " ".join(self.names[square] for square in squares)

    def walked(self, squares: Sequence[int]) -> str:
        """A way as text: its first square and the sides by which it leaves each, `d11ssse`."""
        steps = (SIDES[self.beside[here].index(after)] for here, after in pairwise(squares))
        return self.names[squares[0]] + "".join(steps)


grid: Callable[[int], Grid] = cache(Grid.of)
"""The grid of a size."""
