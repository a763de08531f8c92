"""Which tokens a placement wins (REV-36 to REV-40), and which can never be won (REV-41)."""

from collections.abc import Iterable
from typing import Final

from galerie.games.reversi.board import LINES, ray, squares

SIDES: Final = ("n", "e", "s", "w")
AXES: Final = (("n", "s"), ("e", "w"), ("ne", "sw"), ("nw", "se"))


def beside(square: int, lines: Iterable[str] = SIDES) -> int:
    """The squares next to a square along these lines."""
    return sum(_step(square, line) for line in lines)


def won(own: int, winnable: int, square: int) -> int:
    """The tokens won by a disc of `own` on `square`: single ones directly between it and another own disc.

    `winnable` are the tokens face up whose colour is not the disc's.
    """
    taken = 0
    for line in LINES:
        near, far, *_ = *(1 << at for at in ray(square, line)), 0, 0
        if near & winnable and far & own:
            taken |= near
    return taken


def winning_squares(own: int, winnable: int, free: int) -> int:
    """Every free square where a disc of `own` wins a token."""
    found = 0
    for token in squares(winnable):
        for one, other in AXES:
            ends = _step(token, one), _step(token, other)
            for here, there in (ends, ends[::-1]):
                if here & free and there & own:
                    found |= here
    return found


def lost(tokens: int, discs: int) -> int:
    """The tokens that can never be won, by the largest set that holds itself up.

    A token needs, on some axis, a disc on one side and then another on the other. An axis is closed when one side is
    off the board or holds a token of the set, or when both sides hold discs already, for discs never leave. The first
    token of such a set to be won would need an open axis, and there is none: so none ever is.
    """
    stuck = tokens
    while open_ones := sum(1 << token for token in squares(stuck) if not _closed(token, stuck, discs)):
        stuck &= ~open_ones
    return stuck


def _closed(token: int, stuck: int, discs: int) -> bool:
    """Whether no axis through a token can still get its two discs, the set `stuck` staying where it is."""
    for one, other in AXES:
        ends = _step(token, one), _step(token, other)
        blocked = not all(ends) or any(end & stuck for end in ends)
        if not blocked and not all(end & discs for end in ends):
            return False
    return True


def _step(square: int, line: str) -> int:
    """The next square along a line, as a set; empty where the board ends."""
    at = next(ray(square, line), None)
    return 0 if at is None else 1 << at
