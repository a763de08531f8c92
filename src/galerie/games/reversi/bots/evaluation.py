"""Evaluating a Reversi position: numeric features, weighted by the phase of the game.

Each feature is the mover's share less the other side's. The compiled kernel replaces `features` with the same
weights; tests compare the two.
"""

import struct
from typing import Final

from galerie.discs.board import LINES, ray, squares
from galerie.discs.flanking import placements
from galerie.games.reversi.bots.weights import KNOTS

CORNERS: Final = frozenset({0, 7, 56, 63})
NEIGHBOURS: Final = {square: {line: at for line in LINES for at in list(ray(square, line))[:1]} for square in range(64)}
RIM: Final = {square for square in range(64) if len(NEIGHBOURS[square]) < 8}
DIAGONALS: Final = {corner: set(NEIGHBOURS[corner].values()) - RIM for corner in CORNERS}
FLANKS: Final = {corner: set(NEIGHBOURS[corner].values()) & RIM for corner in CORNERS}
EDGES: Final = RIM - CORNERS - set[int]().union(*FLANKS.values())
AXES: Final = (("n", "s"), ("e", "w"), ("ne", "sw"), ("nw", "se"))

LARGEST: Final = 20_000
"""No evaluation exceeds this, so a decided game always counts for more."""


def features(own: int, other: int) -> tuple[int, ...]:
    shares = zip(_shares(own, other), _shares(other, own), strict=True)
    parity = 1 if _holes(own, other) % 2 else -1
    return (*(mine - theirs for mine, theirs in shares), parity, 1)


def evaluate(own: int, other: int) -> int:
    """For the side to move, in hundredths of a disc at the end of the game."""
    row = WEIGHTS[min(_holes(own, other), len(WEIGHTS) - 1)]
    value = sum(weight * feature for weight, feature in zip(row, features(own, other), strict=True))
    return max(-LARGEST, min(LARGEST, value))


def stable(own: int, other: int) -> set[int]:
    """Discs that can never be turned over again, found by growing from the corners.

    On each axis through such a disc the line is full, or one of the neighbours is stable itself or off the board.
    """
    discs = set(squares(own))
    safe: set[int] = set()
    if not discs & CORNERS:
        return safe

    def guarded(square: int, axis: tuple[str, str]) -> bool:
        around = NEIGHBOURS[square]
        if any(line not in around or around[line] in safe for line in axis):
            return True
        return all((own | other) >> at & 1 for line in axis for at in ray(square, line))

    while grown := {square for square in discs - safe if all(guarded(square, axis) for axis in AXES)}:
        safe |= grown
    return safe


def _shares(own: int, other: int) -> tuple[int, ...]:
    """One side's share of each feature, in the order of the kernel's list."""
    mine, theirs = set(squares(own)), set(squares(other))
    holes = set(range(64)) - mine - theirs
    places = set(squares(placements(own, other)))
    free = CORNERS & holes
    return (
        len(places),
        sum(any(at in theirs for at in NEIGHBOURS[hole].values()) for hole in holes),
        sum(any(at in holes for at in NEIGHBOURS[disc].values()) for disc in mine),
        len(mine & CORNERS),
        sum(len(mine & DIAGONALS[corner]) for corner in free),
        sum(len(mine & FLANKS[corner]) for corner in free),
        len(places & CORNERS),
        len(mine & EDGES),
        len(stable(own, other)),
        len(mine),
    )


def _holes(own: int, other: int) -> int:
    return 64 - (own | other).bit_count()


def _row(holes: int) -> tuple[int, ...]:
    """The weights for this number of empty squares, interpolated between the two nearest knots."""
    below = max(knot for knot in KNOTS if knot <= holes)
    above = min(knot for knot in KNOTS if knot >= holes)
    if below == above:
        return KNOTS[below]
    share = (holes - below) / (above - below)
    return tuple(round(low + share * (high - low)) for low, high in zip(KNOTS[below], KNOTS[above], strict=True))


WEIGHTS: Final = tuple(_row(holes) for holes in range(61))
PACKED: Final = b"".join(struct.pack(f"{len(row)}i", *row) for row in WEIGHTS)
"""The weights in the kernel's format."""
