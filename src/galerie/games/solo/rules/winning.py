"""Which tokens a placement wins (REV-36 to REV-40), and which can never be won (REV-41).

`winning_squares` and `lost` are hot paths: the compiled kernel replaces both where it could be built.
"""

from collections.abc import Callable
from itertools import islice
from typing import Final, Protocol

from galerie.discs.board import LINES, ray, squares
from galerie.games.solo import kernel

SIDES: Final = ("n", "e", "s", "w")
AXES: Final = (("n", "s"), ("e", "w"), ("ne", "sw"), ("nw", "se"))


def _step(square: int, line: str, count: int = 1) -> int:
    """The square `count` steps along a line, as a set; empty beyond the edge of the board."""
    return sum(1 << at for at in islice(ray(square, line), count - 1, count))


BESIDE: Final = tuple(sum(_step(square, line) for line in SIDES) for square in range(64))
"""For each square, those adjacent by a side."""

AHEAD: Final = tuple(
    tuple((_step(square, line), _step(square, line, 2)) for line in LINES if _step(square, line, 2))
    for square in range(64)
)
"""For each square, the next two along every line that has both."""

FLANKS: Final = tuple(
    tuple(
        _step(square, one) | _step(square, other) for one, other in AXES if _step(square, one) and _step(square, other)
    )
    for square in range(64)
)
"""For each square, its two neighbours along every axis that has both."""


def won(own: int, winnable: int, square: int) -> int:
    """The tokens won by a disc of `own` on `square`: single ones directly between it and another disc of `own`.

    `winnable` are the tokens face up whose colour is not the disc's.
    """
    return sum(near for near, far in AHEAD[square] if near & winnable and far & own)


def readable_winning_squares(own: int, winnable: int, free: int) -> int:
    """Every free square where a disc of `own` wins a token."""
    found = 0
    for token in squares(winnable):
        for flank in FLANKS[token]:
            if flank & own:
                found |= flank & free
    return found


def readable_lost(tokens: int, discs: int, hopeless: int = 0) -> int:
    """The tokens that can never be won: the largest set whose members keep each other from being won.

    A token is won by a disc on one side and then another on the other side, along some axis. An axis is closed if one
    side is off the board or holds a token of the set, or if both sides already hold discs, because discs never leave.
    The first token of the set to be won would need an open axis, and there is none: so none ever is. The `hopeless`
    tokens are known to be lost for another reason.
    """
    stuck = tokens
    while open_ones := sum(1 << token for token in squares(stuck & ~hopeless) if not _closed(token, stuck, discs)):
        stuck &= ~open_ones
    return stuck


def _closed(token: int, stuck: int, discs: int) -> bool:
    """Whether no axis through a token can still get its two discs while the set `stuck` stays in place."""
    return all(flank & stuck or flank & discs == flank for flank in FLANKS[token])


class _Lost(Protocol):
    def __call__(self, tokens: int, discs: int, hopeless: int = 0, /) -> int: ...


winning_squares: Callable[[int, int, int], int] = (
    kernel.compiled.winning if kernel.available else readable_winning_squares
)
lost: _Lost = kernel.compiled.lost if kernel.available else readable_lost


def all_lost(tokens: int, discs: int) -> bool:
    return lost(tokens, discs) == tokens
