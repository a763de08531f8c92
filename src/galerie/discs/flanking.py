"""Which discs a placement turns over (REV-04 to REV-06), in readable Python.

`placements`, `turned` and `turns` are hot paths: the compiled kernel replaces them where it could be built, and a
test compares the two.
"""

from collections.abc import Callable

from galerie.discs import kernel
from galerie.discs.board import LINES, ray, squares


def line_turned(own: int, other: int, square: int, line: str) -> int:
    """The discs that placing `own` on `square` turns over along one line: an unbroken run up to another `own` disc."""
    run = 0
    for at in ray(square, line):
        if other >> at & 1:
            run |= 1 << at
        else:
            return run if own >> at & 1 else 0
    return 0


def lines_turned(own: int, other: int, square: int) -> dict[str, int]:
    """The discs turned over along each line; empty on an occupied square."""
    if (own | other) >> square & 1:
        return {}
    found = ((line, line_turned(own, other, square, line)) for line in LINES)
    return {line: run for line, run in found if run}


def readable_turned(own: int, other: int, square: int) -> int:
    """Every disc that a placement turns over, in all directions."""
    return sum(lines_turned(own, other, square).values())


def readable_placements(own: int, other: int) -> int:
    """Every square where a disc of `own` flanks something."""
    return sum(1 << square for square in range(64) if lines_turned(own, other, square))


def readable_turns(own: int, other: int, names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """For each square where a disc of `own` flanks something, the discs it turns over, by square name."""
    return {
        names[square]: tuple(names[each] for each in squares(readable_turned(own, other, square)))
        for square in squares(readable_placements(own, other))
    }


turned: Callable[[int, int, int], int] = kernel.compiled.turned if kernel.available else readable_turned
placements: Callable[[int, int], int] = kernel.compiled.placements if kernel.available else readable_placements
turns: Callable[[int, int, tuple[str, ...]], dict[str, tuple[str, ...]]] = (
    kernel.compiled.turns if kernel.available else readable_turns
)
