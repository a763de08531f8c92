"""Rivers: at most one source, at most one lake, never a loop (DEF-42)."""

from collections.abc import Iterator

from galerie.core import IllegalMove
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import Carried, Figure
from galerie.games.deflecto.rules.grid import OPPOSITE, sides


def against_river(board: Board, square: int, figure: Figure) -> IllegalMove | None:
    """Why the river that the figure would start, continue or join is illegal; None if it is legal."""
    if figure.carries != Carried.RIVER:
        return None
    after = board.laid(square, figure)
    river = [square]
    for side in sides(figure.sides):
        for other in downstream(after, square, side):
            if other == square:
                return IllegalMove("deflecto-river-loop", rule="DEF-42", squares=board.grid.told(*river))
            river.append(other)
    kinds = [laid.kind for each in river if (laid := after.figure(each))]
    if kinds.count("source") > 1:
        return IllegalMove("deflecto-river-sources", rule="DEF-42", squares=board.grid.told(*river))
    if kinds.count("lake") > 1:
        return IllegalMove("deflecto-river-lakes", rule="DEF-42", squares=board.grid.told(*river))
    return None


def downstream(board: Board, square: int, side: int) -> Iterator[int]:
    """The squares of a river beyond one side of a square, to its end or once around.

    An empty square into which two rivers point is part of it: they already count as one.
    """
    first = square
    while True:
        other = board.grid.beside[square][side]
        if other is None:
            return
        onward = [each for each in range(4) if each != OPPOSITE[side] and _has_river(board, other, each)]
        if board.is_empty(other) and not onward:
            return
        yield other
        if other == first or not onward:
            return
        square, side = other, onward[0]


def _has_river(board: Board, square: int, side: int) -> bool:
    """Whether a river crosses this side of a square, laid or implied."""
    laid = board.figure(square)
    return (laid.on(side) if laid else board.towards(square, side)) == Carried.RIVER
