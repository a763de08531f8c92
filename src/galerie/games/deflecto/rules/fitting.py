"""Whether a figure fits a square, and leaves no empty square that no tile could fill (DEF-14 to DEF-17)."""

from collections.abc import Iterator
from typing import Final

from galerie.core import IllegalMove
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import Carried, Figure
from galerie.games.deflecto.rules.grid import sides

MOST_ENDS: Final = {Carried.PATH: 4, Carried.RAIL: 2, Carried.RIVER: 2}
"""How many sides of one square a tile can join to a single thing: only paths have crossings (DEF-17)."""

POINTING: Final = frozenset(MOST_ENDS)
WAYS_THROUGH: Final = {Carried.PATH, Carried.CHAPEL}


def match(one: Carried, other: Carried) -> bool:
    """Whether two touching sides match (DEF-14, DEF-45)."""
    if Carried.CHAPEL in (one, other):
        return one not in (Carried.RAIL, Carried.RIVER) and other not in (Carried.RAIL, Carried.RIVER)
    return one == other


def against_fit(board: Board, square: int, figure: Figure) -> IllegalMove | None:
    """Why the figure does not fit its surroundings; None if it does."""
    return (
        _against_neighbours(board, square, figure)
        or _against_edge(board, square, figure)
        or _against_finish(board, square, figure)
        or _against_empty_squares(board, square, figure)
    )


def _against_neighbours(board: Board, square: int, figure: Figure) -> IllegalMove | None:
    for side in range(4):
        theirs, other = board.towards(square, side), board.grid.beside[square][side]
        if theirs is None or other is None or match(figure.on(side), theirs):
            continue
        pair = board.grid.told(square, other)
        here, there = board.grid.names[square], board.grid.names[other]
        if Carried.CHAPEL in (figure.on(side), theirs):
            return IllegalMove("deflecto-chapel", rule="DEF-45", squares=pair, square=here, other=there)
        meadow = figure if figure.kind == "meadow" else board.figure(other)
        if meadow and meadow.kind == "meadow" and Carried.PATH in (figure.on(side), theirs):
            return IllegalMove("deflecto-meadow", rule="DEF-22", squares=pair, square=here, other=there)
        return IllegalMove(
            "deflecto-sides",
            rule="DEF-14",
            squares=pair,
            square=here,
            other=there,
            mine=figure.on(side).value,
            theirs=theirs.value,
        )
    return None


def _against_edge(board: Board, square: int, figure: Figure) -> IllegalMove | None:
    """Refuse running off the board (DEF-15); a chapel is closed there."""
    if figure.kind == "chapel" or not figure.sides & board.grid.outer[square]:
        return None
    here = board.grid.told(square)
    if figure.carries == Carried.PATH and square not in board.gates:
        return IllegalMove("deflecto-edge", rule="DEF-15", squares=here)
    if figure.carries != Carried.PATH and board.closed_edges:
        return IllegalMove("deflecto-closed-edge", rule="DEF-15", squares=here)
    return None


def _against_finish(board: Board, square: int, figure: Figure) -> IllegalMove | None:
    """Every path must be able to reach a finish, and visibly so (DEF-21)."""
    if square in board.finishes and (figure.shape == "dead_end" or figure.carries not in WAYS_THROUGH):
        return IllegalMove("deflecto-finish", rule="DEF-21", squares=board.grid.told(square))
    if figure.carries in (Carried.RAIL, Carried.RIVER):
        for other in pointed(board, square, figure):
            if other in board.finishes:
                return IllegalMove(
                    "deflecto-finish-pointed",
                    rule="DEF-21",
                    squares=board.grid.told(square, other),
                    square=board.grid.names[other],
                )
    return None


def _against_empty_squares(board: Board, square: int, figure: Figure) -> IllegalMove | None:
    """Refuse an empty square that no tile of the game could fill any more (DEF-17)."""
    if figure.carries not in POINTING:
        return None
    for other in pointed(board, square, figure):
        ends = [figure.carries, *pointing(board, other)]
        where = board.grid.told(square, other)
        if len(set(ends)) > 1:
            return IllegalMove(
                "deflecto-mixed",
                rule="DEF-17",
                squares=where,
                square=board.grid.names[other],
                mine=figure.carries.value,
                theirs=next(each.value for each in ends if each != figure.carries),
            )
        if len(ends) > MOST_ENDS[figure.carries]:
            return IllegalMove(
                "deflecto-three",
                rule="DEF-17",
                squares=where,
                square=board.grid.names[other],
                mine=figure.carries.value,
            )
    return None


def pointed(board: Board, square: int, figure: Figure) -> Iterator[int]:
    """The empty squares that the figure points into."""
    for side in sides(figure.sides):
        other = board.grid.beside[square][side]
        if other is not None and board.is_empty(other):
            yield other


def pointing(board: Board, square: int) -> Iterator[Carried]:
    """What the neighbouring tiles lead into an empty square; a chapel leads nothing (DEF-45)."""
    for side in range(4):
        carried = board.towards(square, side)
        if carried in POINTING:
            yield carried
