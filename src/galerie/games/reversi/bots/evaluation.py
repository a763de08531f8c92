"""Evaluating a Reversi position by its patterns: what each is worth was learnt from self-play.

A pattern is a shape of up to ten squares in one of its places on the board. Its index is a number in balanced ternary:
the sum of 3^k over its squares, plus for a disc of the side to move, minus for a disc of the other side. Each index
has a weight, by the stage of the game, and the evaluation is the sum of the weights of all patterns.

The compiled kernel computes the same much faster; tests compare the two.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Final

UNIT: Final = 100
"""A disc: evaluations are in hundredths of a disc."""

HIGHEST: Final = 64 * UNIT
STAGES: Final = 15
"""A stage is four discs long."""

PROBES: Final = 16
"""How many depths have an error in the table that follows the weights (see `kernel/midgame.h`)."""

SHAPES: Final = (
    (0, 1, 2, 8, 9, 10, 16, 17, 18),
    (0, 1, 2, 3, 4, 5, 6, 7, 9, 14),
    (0, 1, 2, 3, 4, 8, 9, 10, 11, 12),
    (0, 1, 2, 3, 8, 9, 10, 16, 17, 24),
    (0, 2, 3, 4, 5, 7, 10, 11, 12, 13),
    (8, 9, 10, 11, 12, 13, 14, 15),
    (16, 17, 18, 19, 20, 21, 22, 23),
    (24, 25, 26, 27, 28, 29, 30, 31),
    (0, 9, 18, 27, 36, 45, 54, 63),
    (1, 10, 19, 28, 37, 46, 55),
    (2, 11, 20, 29, 38, 47),
    (3, 12, 21, 30, 39),
    (4, 13, 22, 31),
)
"""The squares of each shape in its first place, from the smallest power of three: parts of corners and edges, then
rows, then diagonals."""

ORIGINS: Final[tuple[int, ...]] = tuple(
    sum(3 ** len(shape) for shape in SHAPES[:number]) for number in range(len(SHAPES))
)
"""Where the weights of each shape begin among those of a stage."""

STAGE_WEIGHTS: Final[int] = sum(3 ** len(shape) for shape in SHAPES)

FILE: Final = Path(__file__).parent / "weights.bin"
"""The weights of all stages and the errors of shallow searches, as 16-bit numbers, made by `tools/train_reversi.py`."""


@cache
def weights() -> mmap:
    """The file in memory. All processes share it."""
    with FILE.open("rb") as file:
        return mmap(file.fileno(), 0, access=ACCESS_READ)


def evaluate(own: int, other: int) -> int:
    """For the side to move, in hundredths of a disc at the end of the game."""
    first = stage(64 - (own | other).bit_count()) * STAGE_WEIGHTS
    table: Sequence[int] = memoryview(weights()).cast("h")
    return max(-HIGHEST, min(HIGHEST, sum(table[first + at] for at in patterns(own, other))))


def stage(holes: int) -> int:
    return max(0, min(STAGES - 1, (60 - holes) // 4))


def patterns(own: int, other: int) -> Iterator[int]:
    """Where the weight of each pattern stands among those of a stage."""
    for number, shape in enumerate(SHAPES):
        middle = ORIGINS[number] + 3 ** len(shape) // 2
        for place in places(shape):
            yield middle + sum(3**power * ((own >> at & 1) - (other >> at & 1)) for power, at in enumerate(place))


@cache
def places(shape: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The shape seen from each of the eight sides of the board, without repetition."""
    found: dict[frozenset[int], tuple[int, ...]] = {}
    for side in range(8):
        place = tuple(seen_from(side, square) for square in shape)
        found.setdefault(frozenset(place), place)
    return tuple(found.values())


def seen_from(side: int, square: int) -> int:
    """A square as it is called when the board is looked at from another of its eight sides."""
    x = 7 - square % 8 if side & 1 else square % 8
    y = 7 - square // 8 if side & 2 else square // 8
    return y + 8 * x if side & 4 else x + 8 * y
